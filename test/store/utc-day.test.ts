import fc from 'fast-check';
import { expect, it } from 'vitest';
import { utcDay } from '../../lib/store/table.ts';

it('the UTC day of a time is the same whichever way it is read', () => {
  const time = fc.date({ min: new Date('0001-01-01'), max: new Date('9998-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(
      time,
      fc.constantFrom('Z', '+00:00', '-00:00'),
      fc.constantFrom('', '.5', '.123456789'),
      (date, zone, part) => {
        const day = date.toISOString().slice(0, 10);
        expect(utcDay(`${date.toISOString().slice(0, 19)}${part}${zone}`)).toBe(day);
      },
    ),
  );
  expect(utcDay('2026-03-01T23:30:00-04:00')).toBe('2026-03-02');
  for (const text of ['yesterday', '2026-13-01T00:00:00Z', '2026-03-01T25:00:00Z', '2026-03-01T00:00:61Z', '']) {
    expect(() => utcDay(text), text).toThrow(RangeError);
  }
});
