/** What a receipt says of its act: the digest of the act's deciding data. The functions' bundles have the digests themselves. */
import type { Act } from '../rules/index.ts';
import { canonical } from './canonical.ts';
import { sha256 } from './digests.ts';
import { decidingData } from './ruleset-data.ts';

const rulesetDigests = new Map<string, string>();

/** The digest of an act's deciding data; computed once. */
export function rulesetDigest(act: Act): string {
  let digest = rulesetDigests.get(act.id);
  if (digest === undefined) {
    digest = sha256(canonical(decidingData(act)));
    rulesetDigests.set(act.id, digest);
  }
  return digest;
}
