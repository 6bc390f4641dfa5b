import { describe, expect, it } from 'vitest';
import { rows } from '../../examples/evening/csv.ts';
import { minorUnits, shown } from '../../examples/evening/money.ts';
import { progress } from '../../examples/evening/progress.ts';
import { pauseAfter } from '../../examples/evening/retry.ts';

describe('the parts of the evening', () => {
  it('read quoted fields, and name the line that is not like the first', () => {
    const text = 'a,b\r\n1,"two, ""three""\nfour"\r\n5,\r\n';
    expect(rows(text)).toEqual([
      { line: 2, fields: { a: '1', b: 'two, "three"\nfour' } },
      { line: 4, fields: { a: '5', b: '' } },
    ]);
    expect(() => rows('a,b\n1,2\n3\n')).toThrow('line 3');
    expect(() => rows('a,b\n1,2"\n')).toThrow('line 2');
  });

  it('turn text into minor units exactly, or refuse it', () => {
    expect([minorUnits('5000', 2), minorUnits('2.01', 3), minorUnits('7.5', 2)]).toEqual([500000, 2010, 750]);
    for (const text of ['', '-1', '1e3', '1.005', '1,000', '.5', '99999999999999999']) {
      expect(() => minorUnits(text, 2), text).toThrow(RangeError);
    }
    expect([shown(123456789, 2), shown(-5, 2), shown(1234, 0)]).toEqual(['1,234,567.89', '-0.05', '1,234']);
  });

  it('pause twice as long each time, half by chance, never longer than the longest nor less than was asked', () => {
    const patience = { attempts: 9, firstPause: 200, longestPause: 10_000 };
    const pauses = [1, 2, 3, 8].map((tried) => [0, 1].map((random) => pauseAfter(tried, patience, 0, random)));
    expect(pauses).toEqual([
      [100, 200],
      [200, 400],
      [400, 800],
      [5000, 10_000],
    ]);
    expect(pauseAfter(1, patience, 3, 0.5)).toBe(3000);
  });

  it('draw a bar on a terminal, and nothing anywhere else', () => {
    const terminal = { isTTY: true, columns: 80, written: '', write: (text: string) => (terminal.written += text) };
    const bar = progress(terminal, 1, 3);
    bar.done();
    bar.again('503');
    bar.end();
    expect(terminal.written.split('\r\u001b[K')).toEqual([
      '',
      '[##########....................] 1/3',
      '[####################..........] 2/3',
      '[####################..........] 2/3  sent again: 1 (last: 503)',
      '',
    ]);
    const pipe = { written: '', write: (text: string) => (pipe.written += text) };
    progress(pipe, 0, 3).done();
    expect(pipe.written).toBe('');
  });
});
