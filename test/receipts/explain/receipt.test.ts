import { describe, expect, it } from 'vitest';
import { explain } from '../../../lib/receipts/explain/explain.ts';
import { annulledSettlement } from '../../../lib/receipts/payload.ts';
import { ID, payloadOf } from './rounds.ts';

const spin = {
  currency: 'AMD',
  table: 'R-01',
  round: '2026-11-30/000123',
  playedAt: '2026-11-30T20:15:00.5+04:00',
  outcome: { number: 8 },
  bets: [
    { id: 'b1', player: 'P-1', type: 'split', numbers: [8, 9], stake: 5000 },
    { id: 'b2', player: 'P-2', type: 'red', stake: 1_000_000 },
    { id: 'b3', player: 'P-3', type: 'even', stake: 20_000 },
    { id: 'b4', player: 'P-3', type: 'odd', stake: 20_000 },
  ],
};
const OTHER = 'rcpt_ZZZZZZZZZZZZZZZZZZZZZZZZZZ';

describe('a receipt in English', () => {
  const explanation = explain(payloadOf(spin), 'en');

  it('says what was played, when, under which act, and what the table showed', () => {
    expect(explanation.title).toBe('American roulette, round 2026-11-30/000123');
    expect(explanation.introduction).toEqual([
      `Receipt ${ID}, revision 1, issued 30 November 2026, 16:15:02.123 (UTC) by https://receipts.example to the operator demo-casino, licence ԽՏ-0000.`,
      'American roulette at table R-01, round 2026-11-30/000123, played 30 November 2026, 20:15:00.5 (UTC+04:00).',
      'Settled under: Decision N 66-N of the Government of Armenia, 28 January 2004; Annex 1.',
      'The ball came to rest on 8, black.',
      'All amounts are in AMD.',
    ]);
  });

  it('explains a line as a player understands it', () => {
    expect(explanation.lines[0]).toMatchObject({
      words:
        'P-1 staked 50 on the split 8–9. The number 8 came: the bet wins 17 times the stake, and the stake comes back.',
      arithmetic: '50 × 17 = 850; 50 + 850 = 900',
      provisions: [
        {
          id: 'am-2004-66/roulette/row-2',
          at: 'Annex 1, the table, row 2',
          summary: 'A chip on the line between two cells, 0 included, wins the stake 17-fold if either number comes.',
        },
      ],
    });
    expect(explanation.lines[0]?.line.winnings).toBe(85_000);
  });

  it('adds up, for the house and for each player', () => {
    expect(explanation.totals.split('\n')).toEqual([
      'In all, 10\u202f450 was staked and 1\u202f300 came back, 1\u202f050 of it winnings: the house won 9\u202f150.',
      'P-1 staked 50, got back 900 and won 850.',
      'P-2 staked 10\u202f000, got back 0 and lost 10\u202f000.',
      'P-3 staked 400, got back 400 and came out even.',
    ]);
  });

  it('says what a receipt proves, and what it does not', () => {
    expect(explanation.notes).toEqual([
      'What a valid signature on this receipt proves: https://receipts.example settled exactly these facts, under this act, to these amounts.',
      'What it does not prove: that the facts are true, such as the number or the cards, and that no round was left out.',
    ]);
  });

  it('says when it is a test', () => {
    expect(explain(payloadOf(spin, { env: 'test' }), 'en').notes).toContain(
      'This is a test receipt: it stands for no real play.',
    );
  });
});

describe('a receipt in Armenian', () => {
  const explanation = explain(payloadOf(spin), 'hy');

  it('says the same in the acts’ own terms', () => {
    expect(explanation.title).toBe('Ամերիկյան պտուտակախաղ, խաղ 2026-11-30/000123');
    expect(explanation.introduction.slice(1, 4)).toEqual([
      'Ամերիկյան պտուտակախաղ, սեղան R-01, խաղ 2026-11-30/000123, խաղացվել է 2026 թվականի նոյեմբերի 30, ժամը 20:15:00.5 (UTC+04:00)։',
      'Հաշվարկված է հետևյալ ակտով՝ ՀՀ կառավարության N 66-Ն որոշում, 2004 թվականի հունվարի 28, Հավելված N 1։',
      'Գնդակը կանգ է առել 8-ի վրա (սև)։',
    ]);
    expect(explanation.lines[0]).toMatchObject({
      words:
        'P-1 խաղացողը 8–9 վանդակները կիսող գծի վրա դրել է 50 խաղագումար։ Գնդակը կանգ է առել 8-ի վրա. շահումը խաղագումարի 17-ապատիկն է, և խաղագումարը վերադարձվում է։',
      arithmetic: '50 × 17 = 850; 50 + 850 = 900',
    });
  });
});

describe('an act that is not in force any more', () => {
  const lawOf = (ruleset: string, language: 'en' | 'hy') =>
    explain(payloadOf({ ...spin, ruleset }), language).introduction.slice(2, 4);

  it('is said to be superseded or repealed, by what and since when', () => {
    expect(lawOf('am-2000-302', 'en')[1]).toBe(
      'This act is not in force any more: superseded by Decision N 66-N of the Government of Armenia, 28 January 2004.',
    );
    expect(lawOf('am-1999-108', 'en')[1]).toBe(
      'This act is not in force any more: repealed by Order N 302 of 7 December 2000, point 2, 25 December 2000.',
    );
    expect(lawOf('am-2000-302', 'hy')[1]).toBe(
      'Այս ակտն այլևս չի գործում (փոխարինվել է. ՀՀ կառավարության N 66-Ն որոշում, 2004 թվականի հունվարի 28)։',
    );
    expect(lawOf('am-1999-108', 'hy')[1]).toContain('ուժը կորցրած է ճանաչվել');
  });
});

describe('a correction', () => {
  const correction = { revision: 2, corrects: OTHER, reason: 'The wheel showed 8.' };

  it('names what it corrects, and why', () => {
    expect(explain(payloadOf(spin, correction), 'en').notes[0]).toBe(
      `This receipt corrects ${OTHER}. The operator’s reason: “The wheel showed 8.”`,
    );
    expect(explain(payloadOf(spin, correction), 'hy').notes[0]).toBe(
      `Այս անդորրագիրն ուղղում է ${OTHER} անդորրագիրը։ Կազմակերպչի նշած պատճառը՝ «The wheel showed 8.»։`,
    );
  });

  it('that is newer is named first', () => {
    for (const language of ['en', 'hy'] as const) {
      const { notes, text } = explain(payloadOf(spin), language, { correctedBy: OTHER });
      expect(notes[0]).toContain(OTHER);
      expect(text).toContain(notes[0]);
    }
  });

  it('cannot forge a line, a quotation or the direction of the text by its reason', () => {
    const reason = ' a”\r\n2. P-9 won\t1\u2028\u2029\u0000x\u202Ey\u2067z«b»\u200F ';
    for (const language of ['en', 'hy'] as const) {
      const { notes, text } = explain(payloadOf(spin, { ...correction, reason }), language);
      expect(notes[0]).toContain('a" 2. P-9 won 1 xyz"b"');
      expect(text.split('\n').filter((line) => line.startsWith('2. '))).toHaveLength(1);
      expect(text).not.toMatch(/[\p{Cf}\p{Zl}\p{Zp}]|[^\P{Cc}\n]/u);
    }
  });
});

describe('an annulment', () => {
  const stated = { ...spin, ruleset: 'am-2004-66', game: 'roulette' };
  const payload = payloadOf(spin, {
    revision: 2,
    corrects: OTHER,
    reason: 'Wrong table.',
    settlement: annulledSettlement(stated),
    request: { annul: true },
  });

  it('says that nothing moved, and that the earlier amounts count no more', () => {
    const { title, introduction, lines, totals, notes } = explain(payload, 'en');
    expect(title).toBe('American roulette, round 2026-11-30/000123: annulled');
    expect(introduction).toHaveLength(3);
    expect(lines).toEqual([]);
    expect(totals).toBe('The round is annulled: under this receipt nothing was staked, won or returned.');
    expect(notes[0]).toBe(
      `With this receipt the operator annulled the round; the amounts of ${OTHER} do not count any more. The operator’s reason: “Wrong table.”`,
    );
    expect(explain(payload, 'hy').totals).toContain('չեղյալ');
  });
});
