/** The keys that receipts are checked with: the issuer's own, or those that somebody keeps. */
import { type KeySet, readKeys } from '../../lib/receipts/verify/index.ts';

/** Why there are no keys; a name of the page's words. */
export type NoKeys = 'keysUnreachable' | 'keysBusy' | 'keysWrong';

/** Asked for at every check, so that a key's new status shows at once. */
export async function issuersKeys(): Promise<KeySet | NoKeys> {
  try {
    const answer = await fetch('/.well-known/jwks.json', { cache: 'no-cache', credentials: 'omit' });
    if (answer.status === 429) return 'keysBusy';
    if (!answer.ok) return 'keysUnreachable';
    return await keysIn(await answer.text());
  } catch {
    return 'keysUnreachable';
  }
}

export async function keysIn(text: string): Promise<KeySet | 'keysWrong'> {
  try {
    return await readKeys(JSON.parse(text));
  } catch {
    return 'keysWrong';
  }
}
