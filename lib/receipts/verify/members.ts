/** The members of a receipt of format version 1: exactly these, each of its form. */
import { RECEIPT_ID } from '../receipt-id.ts';
import { type Check, notApplicable, type Reason, reason, verdictOf } from './check.ts';
import { isObject } from './text.ts';

type Form = (value: unknown) => boolean;

const text =
  (pattern: RegExp): Form =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
const members =
  (forms: Readonly<Record<string, Form>>): Form =>
  (value) =>
    isObject(value) &&
    Object.keys(value).length === Object.keys(forms).length &&
    Object.entries(forms).every(([name, form]) => form(value[name]));

const DIGEST = text(/^sha256:[0-9a-f]{64}$/);
const SOME = text(/^[\s\S]{1,500}$/u);

const REQUIRED: Readonly<Record<string, Form>> = {
  v: (value) => Number.isSafeInteger(value),
  iss: text(/^https?:\/\/[^\s?#]*[^\s?#/]$/),
  env: (value) => value === 'live' || value === 'test',
  id: text(RECEIPT_ID),
  revision: (value) => Number.isSafeInteger(value) && (value as number) >= 1,
  issuedAt: text(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  operator: text(/^[A-Za-z0-9._:-]{1,64}$/),
  engine: members({ name: text(/^[a-z][a-z0-9-]{0,63}$/), version: text(/^[0-9A-Za-z.+-]{1,64}$/) }),
  ruleset: members({
    id: text(/^[a-z0-9-]{1,64}$/),
    digest: DIGEST,
    status: text(/^(in-force|superseded|repealed)$/),
  }),
  request: isObject,
  settlement: isObject,
};

const OPTIONAL: Readonly<Record<string, Form>> = {
  corrects: text(RECEIPT_ID),
  reason: SOME,
  licence: SOME,
  houseRulesDigest: DIGEST,
};

export function versionCheck(payload: Record<string, unknown> | undefined): Check {
  if (payload === undefined) return notApplicable('version', 'not-readable');
  return verdictOf('version', payload.v === 1 ? [] : [reason('other-version')]);
}

export function membersCheck(payload: Record<string, unknown> | undefined): Check {
  if (payload === undefined) return notApplicable('members', 'not-readable');
  const faults: Reason[] = [];
  for (const [name, form] of Object.entries(REQUIRED)) {
    if (!Object.hasOwn(payload, name)) faults.push(reason('missing-member', { name }));
    else if (!form(payload[name])) faults.push(reason('wrong-member', { name }));
  }
  for (const [name, value] of Object.entries(payload)) {
    if (Object.hasOwn(REQUIRED, name)) continue;
    if (!Object.hasOwn(OPTIONAL, name)) faults.push(reason('unknown-member', { name }));
    else if (!OPTIONAL[name]!(value)) faults.push(reason('wrong-member', { name }));
  }
  return verdictOf('members', faults);
}
