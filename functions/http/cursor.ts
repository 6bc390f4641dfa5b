/**
 * Cursors: where a search goes on. A cursor holds a place in a listing and a digest of that place, the search and its
 * caller. The digest is no secret and need not be one: whose receipts are read is decided by the token alone, so that
 * even a forged cursor could only move its maker about in what he may read anyway. It keeps an honest caller from
 * following a cursor with other filters, where receipts would be left out unnoticed.
 */
import { createHash } from 'node:crypto';

/** 96 bits: what must not collide by accident. */
const DIGEST_BYTES = 12;
const FORM = /^[A-Za-z0-9_-]{17,1024}$/;

/** Whether a text could be a cursor at all. */
export const isCursor = (text: string): boolean => FORM.test(text);

/** The cursor of a place. @param search all that the listing depends on, in one text */
export function cursorOf(search: string, place: string): string {
  return Buffer.concat([digest(search, place), Buffer.from(place, 'utf8')]).toString('base64url');
}

/** The place that a cursor of this very search names; undefined for any other text. */
export function placeOf(search: string, cursor: string): string | undefined {
  if (!isCursor(cursor)) return undefined;
  const bytes = Buffer.from(cursor, 'base64url');
  const place = bytes.subarray(DIGEST_BYTES).toString('utf8');
  // One text for one cursor: loose last bits and broken UTF-8 do not come back as they were.
  return cursorOf(search, place) === cursor ? place : undefined;
}

function digest(search: string, place: string): Buffer {
  const text = JSON.stringify([search, place]);
  return createHash('sha256').update(text, 'utf8').digest().subarray(0, DIGEST_BYTES);
}
