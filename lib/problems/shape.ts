/** Faces of faults in a request's shape (400): what the schema alone can see. */
import type { ShapeCode } from '../contract/shape.ts';
import type { RefusalFace } from './face.ts';

/** In words, by a part of the pattern that no other form of the contract has. */
const FORMS: readonly (readonly [string, string])[] = [
  ['T([01][0-9]', 'an RFC 3339 date-time with an offset, such as 2026-11-30T20:15:00+04:00'],
  ['[cdhs]', 'a card: rank and suit, such as 10h, Th or As; jokers are Xr and Xb, where a deck has them'],
  ['[A-Z]{3}', 'an ISO 4217 code, such as AMD'],
  ['rcpt_', 'the id of a receipt'],
  ['\\S', 'text that is not blank'],
  ['[A-Za-z0-9', 'letters, digits and the marks listed'],
  ['sha256', 'a SHA-256 digest'],
];

export const shapeProblems = {
  'body-incomplete': {
    title: 'The body broke off',
    detail: () => 'The connection ended before the whole body had come.',
  },
  'duplicate-member': {
    title: 'A member appears twice',
    detail: () => 'This name appears twice in its object; readers disagree on which one counts.',
  },
  'field-of-another-kind': {
    title: 'A field that does not belong here',
    detail: () => 'This field belongs to another bet type, outcome or kind of request than the one chosen.',
  },
  'lone-surrogate': {
    title: 'Broken text',
    detail: () => 'This text holds half of a surrogate pair, which is no character.',
  },
  'missing-field': { title: 'A field is missing', detail: () => 'This field is required here.' },
  'name-too-long': {
    title: 'A name without end',
    detail: ({ offset }) => `A member’s name has over 128 characters; reading stopped at character ${offset}.`,
  },
  'no-such-time': { title: 'No such time', detail: () => 'This date or time does not exist in the calendar.' },
  'not-a-plain-integer': {
    title: 'Not a plain integer',
    detail: () =>
      'A number is written as a plain integer between -9007199254740991 and 9007199254740991: no point, no exponent, no -0.',
  },
  'not-json': {
    title: 'Not JSON',
    detail: ({ offset }) => `The body is no JSON text (RFC 8259); reading stopped at character ${offset}.`,
  },
  'not-one-of': { title: 'Not one of the values', detail: ({ values }) => `Must be one of: ${values}.` },
  'not-utf-8': { title: 'Not UTF-8', detail: () => 'The body is not valid UTF-8.' },
  'out-of-range': { title: 'Out of range', detail: ({ bound }) => `Must be ${bound}.` },
  'repeated-item': { title: 'An item is repeated', detail: () => 'The same item stands in this list before.' },
  'too-deep': {
    title: 'Nested too deeply',
    detail: ({ offset }) => `The body is nested over 32 deep; reading stopped at character ${offset}.`,
  },
  'too-few': { title: 'Too short', detail: ({ limit }) => `Must have at least ${limit}.` },
  'too-many': { title: 'Too long', detail: ({ limit }) => `Must have at most ${limit}.` },
  'unknown-field': { title: 'Unknown field', detail: () => 'The contract has no such field here; it is not ignored.' },
  'wrong-form': {
    title: 'Wrong form',
    detail: ({ pattern }) =>
      `Must be ${FORMS.find(([part]) => String(pattern).includes(part))?.[1] ?? 'of another form'}: ${pattern}.`,
  },
  'wrong-type': { title: 'Wrong type', detail: ({ type }) => `Must be of type ${type}; null is never one.` },
} as const satisfies Record<ShapeCode, RefusalFace>;
