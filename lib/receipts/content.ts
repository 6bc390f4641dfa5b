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
  return canonical({ ...(sparse(request) as object), houseRules: declared(request), ...correction });
}

/** `false` is what every flag of a request is by default. */
function sparse(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sparse);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([, member]) => member !== false);
  return Object.fromEntries(members.map(([name, member]) => [name, sparse(member)]));
}

function declared(request: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const houseRules = (request.houseRules ?? {}) as Record<string, unknown>;
  const game = actById(String(request.ruleset))?.games[String(request.game ?? 'roulette')];
  const different = Object.entries(houseRules).filter(([key, value]) => {
    const rule = game?.text.houseRules[key];
    const usual = rule?.kind === 'reading' ? rule.choices[0].value : rule?.default;
    return JSON.stringify(value) !== JSON.stringify(usual);
  });
  return Object.fromEntries(different);
}
