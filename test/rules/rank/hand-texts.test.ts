import { describe, expect, it } from 'vitest';
import { CARD_TEXT, parseCard } from '../../../lib/rules/kernel/cards.ts';
import { readCards } from '../../../lib/rules/kernel/hand-texts.ts';

describe('reading cards quickly', () => {
  it('reads the 54 cards, and a ten spelled out', () => {
    expect(readCards(CARD_TEXT)).toEqual(CARD_TEXT.map((_, id) => id));
    expect(readCards(['10c', '10d', '10h', '10s'])).toEqual([32, 33, 34, 35]);
  });

  it('agrees with the slow reader on every text of two Latin or Cyrillic characters', () => {
    const characters = Array.from({ length: 0x460 }, (_, code) => String.fromCharCode(code));
    const wrong: string[] = [];
    for (const first of characters) {
      for (const second of 'cdhsrbCDHSсɑ１') {
        const text = first + second;
        const slow = parseCard(text);
        let quick: number | undefined;
        try {
          quick = readCards([text])[0];
        } catch {
          quick = undefined;
        }
        if (quick !== slow) wrong.push(text);
      }
    }
    expect(wrong).toEqual([]);
  });
});
