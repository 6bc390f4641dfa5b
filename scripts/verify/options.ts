/** What the command was asked for. */
import { parseArgs } from 'node:util';
import type { Language } from '../../lib/receipts/verify/index.ts';

export interface Options {
  /** A path, or `-` for standard input. */
  readonly file: string;
  readonly keys: string;
  readonly issuer?: string;
  readonly json: boolean;
  readonly language: Language;
}

export const USAGE = `Verifies receipts offline: their form, signature and key, and every amount, settled again from the facts.

  verify FILE|- --keys jwks.json [--issuer URL] [--json] [--lang en|hy]

  FILE      a receipt (compact JWS), an answer of the API, or an export (NDJSON), however long; - for standard input
  --keys    the issuer's published keys: its /.well-known/jwks.json, as you saved it
  --issuer  the issuer's URL that the receipts must name
  --json    one JSON object a receipt, and one for the summary
  --lang    the language of the report: en, hy

Exit code: 0 every receipt is genuine; 1 one is not, or remains unproven; 2 the call was wrong.
`;

/** @returns the options, or what is wrong with the call; an empty text where help was asked for */
export function optionsOf(args: readonly string[]): Options | string {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    return (error as Error).message;
  }
  const { values, positionals } = parsed;
  if (values.help) return '';
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) return 'One FILE is needed, or - for standard input.';
  if (values.keys === undefined) return '--keys is needed.';
  if (values.lang !== 'en' && values.lang !== 'hy') return '--lang is en or hy.';
  const issuer = values.issuer?.replace(/\/$/, '');
  return {
    file,
    keys: values.keys,
    ...(issuer === undefined ? {} : { issuer }),
    json: values.json,
    language: values.lang,
  };
}

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      keys: { type: 'string' },
      issuer: { type: 'string' },
      json: { type: 'boolean', default: false },
      lang: { type: 'string', default: 'en' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
