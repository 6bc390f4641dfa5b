/** The protected header: exactly alg, kid and typ, in the one spelling. It chooses a key, never an algorithm. */
import { readJson } from '../../contract/strict-json.ts';
import { canonical } from '../canonical.ts';
import { ALGORITHM, RECEIPT_TYPE } from '../jws.ts';
import { type Check, fail, notApplicable, type Reason, reason, verdictOf } from './check.ts';
import { isObject, utf8 } from './text.ts';

const KID = /^[A-Za-z0-9_-]{43}$/;
const MEMBERS = ['alg', 'kid', 'typ'];

/** The check, and the key's id as far as one can be read: later checks use it whatever else is wrong here. */
export function readHeader(bytes: Uint8Array | undefined): { readonly check: Check; readonly kid: string | undefined } {
  if (bytes === undefined) return { check: notApplicable('header', 'not-readable'), kid: undefined };
  const text = utf8(bytes);
  const read = text === undefined ? undefined : readJson(text);
  if (!read?.ok || !isObject(read.value)) return { check: fail('header', reason('header-not-json')), kid: undefined };
  const { alg, kid, typ } = read.value;
  const faults: Reason[] = [];
  for (const name of Object.keys(read.value)) {
    if (!MEMBERS.includes(name)) faults.push(reason('header-member', { name }));
  }
  for (const name of MEMBERS) {
    if (!Object.hasOwn(read.value, name)) faults.push(reason('header-missing', { name }));
  }
  if (alg !== undefined && alg !== ALGORITHM) faults.push(reason('header-algorithm', { wanted: ALGORITHM }));
  if (typ !== undefined && typ !== RECEIPT_TYPE) faults.push(reason('header-type', { wanted: RECEIPT_TYPE }));
  const kidIsOne = typeof kid === 'string' && KID.test(kid);
  if (kid !== undefined && !kidIsOne) faults.push(reason('header-kid'));
  if (faults.length === 0 && text !== canonical({ alg, kid, typ })) faults.push(reason('header-spelling'));
  return { check: verdictOf('header', faults), kid: kidIsOne ? kid : undefined };
}
