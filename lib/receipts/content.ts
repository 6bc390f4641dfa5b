/**
 * What "the same content" means: two requests are one when they agree after validation. What equals its default counts as
 * left out, so that a later version, with more readings and options, finds an old request the same.
 *
 * It is told from the signed payloads themselves, and only when two receipts meet under one id: nothing is stored that
 * could disagree with them.
 */
import { actById } from '../rules/index.ts';
import { canonical } from './canonical.ts';
import type { ReceiptPayload } from './payload.ts';

/** Whether two receipts were asked for by the same request. */
export function sameContent(one: ReceiptPayload, other: ReceiptPayload): boolean {
  return content(one) === content(other);
}

function content({ request, corrects, reason }: ReceiptPayload): string {
  return canonical({ ...request, houseRules: declared(request), corrects, reason }, isLeftOut);
}

/** `false` is what every flag of a request is by default. */
const isLeftOut = (value: unknown): boolean => value === false || value === undefined;

function declared(request: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const houseRules = (request.houseRules ?? {}) as Record<string, unknown>;
  const known = actById(String(request.ruleset))?.games[String(request.game ?? 'roulette')]?.text.houseRules;
  const different: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(houseRules)) {
    const rule = known?.[key];
    const usual = rule?.kind === 'reading' ? rule.choices[0].value : rule?.default;
    if (value !== usual && JSON.stringify(value) !== JSON.stringify(usual)) different[key] = value;
  }
  return different;
}
