/** The pages /verify and /regulator as they were built with the function: one file beside its module. */
import { readFileSync } from 'node:fs';
import type { SiteFile, SiteSource } from '../http/routes/site.ts';

/** What stands in the built pages for the URL that receipts must name. */
export const ISSUER = 'https://issuer.invalid';

/** @param file with the built pages @param publicUrl without a slash at its end */
export const builtSite =
  (file: URL, publicUrl: string): SiteSource =>
  async () => {
    const files = JSON.parse(readFileSync(file, 'utf8')) as readonly (readonly [string, SiteFile])[];
    return new Map(files.map(([name, { type, body }]) => [name, { type, body: body.replaceAll(ISSUER, publicUrl) }]));
  };
