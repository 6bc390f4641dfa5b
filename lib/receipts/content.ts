/**
 * What "the same content" means: two requests are one when they agree after validation. The text hashed leaves out what
 * equals its default, so that a later version, with more readings and options, gives an old request the same fingerprint.
 */
import { actById } from '../rules/index.ts';
import { canonical } from './canonical.ts';

/** The canonical text whose SHA-256 is the fingerprint of a completed request. */
export function contentText(
  request: Readonly<Record<string, unknown>>,
  correction: Readonly<Record<string, unknown>>,
): string {
  // `false` is what every flag of a request is by default.
  return canonical({ ...request, houseRules: declared(request), ...correction }, isFalse);
}

const isFalse = (value: unknown): boolean => value === false;

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
