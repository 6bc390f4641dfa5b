/** RFC 3339 date-times, compared exactly: a text may carry more digits than milliseconds, and they count. */

export interface Instant {
  /** Whole seconds since 1970-01-01T00:00:00Z. */
  readonly second: number;
  /** The digits after the point, without trailing zeros. */
  readonly fraction: string;
}

const FORM = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.(\d{1,9}))?(?:Z|([+-])(\d\d):(\d\d))$/;

function daysInMonth(year: number, month: number): number {
  return [
    31,
    year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28,
    31,
    30,
    31,
    30,
    31,
    31,
    30,
    31,
    30,
    31,
  ][month - 1]!;
}

/** Days since 1970-01-01 of a proleptic Gregorian date (H. Hinnant, "chrono-compatible low-level date algorithms"). */
function daysFromCivil(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  return era * 146097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719468;
}

/** Reads an RFC 3339 date-time with up to nine fractional digits; undefined for anything else, 30 February included. */
export function parseInstant(text: string): Instant | undefined {
  const m = FORM.exec(text);
  if (m === null) return undefined;
  const [year, month, day, hour, minute, second] = [m[1], m[2], m[3], m[4], m[5], m[6]].map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const offsetHour = Number(m[9] ?? 0);
  const offsetMinute = Number(m[10] ?? 0);
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  if (hour > 23 || minute > 59 || second > 59 || offsetHour > 23 || offsetMinute > 59) return undefined;
  const offset = (m[8] === '-' ? -1 : 1) * (offsetHour * 3600 + offsetMinute * 60);
  return {
    second: daysFromCivil(year, month, day) * 86400 + hour * 3600 + minute * 60 + second - offset,
    fraction: (m[7] ?? '').replace(/0+$/, ''),
  };
}

/** Negative when a is earlier than b, 0 when they are the same instant, positive when later. */
export function compareInstants(a: Instant, b: Instant): number {
  if (a.second !== b.second) return a.second - b.second;
  return a.fraction < b.fraction ? -1 : a.fraction > b.fraction ? 1 : 0;
}
