import { describe, expect, it } from 'vitest';
import { blackjack as of1999 } from '../../../lib/rules/acts/am-1999-108/blackjack.ts';
import { blackjack as of2000 } from '../../../lib/rules/acts/am-2000-302/blackjack.ts';
import { blackjack as of2004 } from '../../../lib/rules/acts/am-2004-66/blackjack.ts';
import type { BlackjackOfAct } from '../../../lib/rules/games/blackjack/rules.ts';
import type { Text } from '../../../lib/rules/index.ts';

const ACTS: Readonly<Record<string, BlackjackOfAct>> = {
  'am-1999-108': of1999,
  'am-2000-302': of2000,
  'am-2004-66': of2004,
};

/** Every member named `provision` or `provisions` in the act's values and house rules. */
function citedIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => {
    if (key === 'provision') return [member as string];
    return key === 'provisions' ? (member as string[]) : citedIn(member);
  });
}

function texts(value: unknown): Text[] {
  if (typeof value !== 'object' || value === null) return [];
  return 'hy' in value ? [value as Text] : Object.values(value).flatMap(texts);
}

describe.each(Object.entries(ACTS))('blackjack of %s', (_, act) => {
  it('has a provision behind every value, reading, option and note', () => {
    const cited = [...citedIn(act.rules), ...citedIn(act.houseRules), ...citedIn(act.notes)];
    expect(cited.length).toBeGreaterThan(20);
    for (const id of cited) expect(Object.keys(act.provisions)).toContain(id);
    for (const [key, rule] of Object.entries(act.rules)) {
      if (rule !== 'none') expect(Object.keys(rule), key).toContain('provision');
    }
  });

  it('has an English and an Armenian text at every place', () => {
    for (const { en, hy } of [...texts(act), ...texts(act.houseRules)]) {
      expect(en).toMatch(/[A-Za-z0-9]/);
      expect(en.replace(/«[^»]*»/g, '')).not.toMatch(/[\u0531-\u0587]/);
      expect(hy).toMatch(/[\u0531-\u0587]/);
    }
  });

  it('has the provisions of the rules’ table, house bonuses in 2004 only', () => {
    const common =
      'compare push bust natural dealer-natural dealer-draw split double surrender insurance even-money'.split(' ');
    expect(Object.keys(act.provisions)).toEqual(expect.arrayContaining(common));
    expect('house-bonus' in act.provisions).toBe(act === of2004);
    expect(act.rules.houseBonus === 'none').toBe(act !== of2004);
  });

  it('marks rules of conduct, and never where a value rests on one', () => {
    const conduct = Object.entries(act.provisions).filter(([, provision]) => provision.conduct);
    expect(conduct.map(([id]) => id)).toEqual(expect.arrayContaining(['shuffle', 'stakes-closed', 'dealer-last']));
    for (const [id] of conduct) expect(citedIn(act.rules)).not.toContain(id);
  });
});

describe('the three acts side by side', () => {
  it('have the same values under the same names in the same order', () => {
    const names = (act: BlackjackOfAct) => Object.keys(act.rules);
    expect(names(of1999)).toEqual(names(of2000));
    expect(names(of2000)).toEqual(names(of2004));
  });

  it('have their common provisions and house rules in the same order', () => {
    const shared = (key: 'provisions' | 'houseRules') =>
      [of1999, of2000, of2004].map((act) =>
        Object.keys(act[key]).filter((id) => [of1999, of2000, of2004].every((other) => id in other[key])),
      );
    for (const key of ['provisions', 'houseRules'] as const) {
      const [a, b, c] = shared(key);
      expect(a).toEqual(b);
      expect(b).toEqual(c);
    }
  });

  it('the two orders decide alike, and the decision differs where the rules say so', () => {
    expect(of1999.rules).toEqual(of2000.rules);
    const differing = Object.keys(of2004.rules).filter((key) => {
      const name = key as keyof BlackjackOfAct['rules'];
      return JSON.stringify(of2000.rules[name]) !== JSON.stringify(of2004.rules[name]);
    });
    expect(differing).toEqual(['natural', 'split', 'surrender', 'insurance', 'houseBonus']);
  });

  it('only the decision says what a dealer’s natural does: the orders take it from there where a house declares so', () => {
    expect(of2004.provisions['dealer-natural'].source).toBe('text');
    for (const act of [of1999, of2000]) expect(act.provisions['dealer-natural'].source).toBe('neighbour');
  });
});
