/** Every worked round, in both languages: nothing is left without words, and no word of the machine's is among them. */
import { describe, expect, it } from 'vitest';
import { type Explanation, explain, LANGUAGES } from '../../../lib/receipts/explain/explain.ts';
import { ACTS } from '../../../lib/rules/index.ts';
import { ID, ISS, payloadOf, workedRounds } from './rounds.ts';

const rounds = workedRounds();
const explained = LANGUAGES.flatMap((language) =>
  rounds.map(({ id, payload }) => ({ id, payload, language, explanation: explain(payload, language) })),
);

/** All that is written by the explanation itself; the acts' summaries are the rulesets'. */
const prose = ({ title, introduction, lines, totals, notes }: Explanation): string[] => [
  title,
  ...introduction,
  ...lines.map(({ words }) => words),
  totals,
  ...notes,
];

/** The prose of a round, a sentence a line, with all that the operator or the issuer named taken out. */
function withoutNames(explanation: Explanation, { settlement, operator, licence }: Payload): string {
  const { table, round, lines, currency } = settlement;
  const names = [
    ISS,
    ID,
    round,
    table,
    operator,
    licence!,
    currency,
    ...lines.flatMap(({ player, id }) => [player, id]),
  ];
  // Longest first, and whole words only.
  const any = [...new Set(names)]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');
  return prose(explanation)
    .join('\n')
    .replaceAll(new RegExp(`(?<![\\w.:/-])(${any})(?![\\w:/-])`, 'g'), '@');
}
type Payload = (typeof rounds)[number]['payload'];
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

/** Every code of the machine's that is no word: with a hyphen, a digit or a capital inside. */
const CODES = new Set(
  [
    ...rounds.flatMap(({ payload: { settlement } }) => [
      settlement.game,
      settlement.ruleset,
      ...settlement.lines.flatMap(({ on, reason, result, provisions }) => [
        on,
        reason,
        result,
        ...provisions.flatMap((id) => [id, id.slice(id.lastIndexOf('/') + 1)]),
      ]),
    ]),
    ...ACTS.flatMap(({ id, games }) => [
      id,
      ...Object.values(games).flatMap((game) => [
        game.id,
        ...Object.entries(game.text.houseRules).flatMap(([key, rule]) => [
          key,
          ...(rule.kind === 'reading' ? rule.choices.map(({ value }) => value) : []),
        ]),
      ]),
    ]),
    'six-line',
    'first-four',
    'to-one',
    'for-one',
  ].filter((code) => /[-/A-Z]/.test(code)),
);

describe('the explanation of every worked round', () => {
  it('covers what the engine can say', () => {
    const said = new Set(
      rounds.flatMap(({ payload }) => payload.settlement.lines.map(({ on, reason }) => `${on} ${reason}`)),
    );
    expect(rounds.length).toBeGreaterThan(180);
    expect(said.size).toBeGreaterThan(70);
    expect(CODES.size).toBeGreaterThan(60);
  });

  it('has words for each line, and the provisions that the line cites, in the language', () => {
    for (const { id, language, payload, explanation } of explained) {
      expect(explanation.language).toBe(language);
      expect(explanation.lines.map(({ line }) => line)).toEqual(payload.settlement.lines);
      for (const { words, provisions, line } of explanation.lines) {
        expect(words.length, id).toBeGreaterThan(20);
        expect(words).toContain(line.player);
        expect(provisions.map((provision) => provision.id)).toEqual(line.provisions);
        for (const { id: cited, at, summary } of provisions) {
          const [ruleset, game, name] = cited.split('/') as [string, string, string];
          const provision = ACTS.find((act) => act.id === ruleset)!.games[game]!.text.provisions[name]!;
          expect([at, summary]).toEqual([provision.at[language], provision.summary[language]]);
        }
      }
    }
  });

  it('says where a bonus was told by the first five cards alone', () => {
    const told = explained.filter(({ id, language }) => id === 'six-bonus-first-five' && language === 'en');
    const words = told.flatMap(({ explanation }) => explanation.lines.map((line) => line.words)).join(' ');
    expect(words).toContain('The first five cards, which alone count for the bonus here, show none');
  });

  it('lets no code, card code or missing value into its words', () => {
    const codes = new RegExp([...CODES].map(escaped).join('|'));
    for (const { id, payload, explanation } of explained) {
      const text = withoutNames(explanation, payload);
      expect(codes.exec(text)?.[0], id).toBeUndefined();
      expect(text, id).not.toMatch(/\b[2-9TJQKA][cdhs]\b|undefined|NaN|null|\[object|\bfalse\b|\bX[rb]\b/);
      expect(text, id).not.toMatch(/ {2}| [.,;:]|\.\.|\( |\bfunction\b/);
    }
  });

  it('is in Armenian where Armenian is asked for, and in English where English is', () => {
    for (const { id, language, payload, explanation } of explained) {
      const text = withoutNames(explanation, payload);
      // Cards are printed with A, K, Q and J; acts have an N before their number; times are UTC.
      const allowed = text.replace(/(?<![A-Za-z])([AKQJ](?=[♣♦♥♠])|N(?= [\d@])|UTC)/g, '');
      expect(allowed, id).not.toMatch(language === 'en' ? /\p{Script=Armenian}/u : /[A-Za-z]/);
      if (language === 'hy') for (const line of text.split('\n')) expect(line, id).toMatch(/\p{Script=Armenian}/u);
    }
  });

  it('says the same things in both languages: as many sentences, the same reckoning but for the decimal sign', () => {
    for (const { id, payload } of rounds) {
      const [en, hy] = [explain(payload, 'en'), explain(payload, 'hy')];
      expect(hy.introduction.length, id).toBe(en.introduction.length);
      expect(hy.notes.length, id).toBe(en.notes.length);
      expect(hy.totals.split('\n').length).toBe(en.totals.split('\n').length);
      expect(hy.lines.map(({ arithmetic }) => arithmetic?.replaceAll(',', '.'))).toEqual(
        en.lines.map(({ arithmetic }) => arithmetic),
      );
    }
  });

  it('holds everything in its plain text too, each provision once', () => {
    for (const { explanation } of explained) {
      const { text, title, introduction, lines, totals, notes } = explanation;
      for (const part of [title, ...introduction, totals, ...notes]) expect(text).toContain(part);
      for (const { words, arithmetic, provisions } of lines) {
        expect(text).toContain(words);
        if (arithmetic !== undefined) expect(text).toContain(arithmetic);
        for (const { at, summary } of provisions) expect(text.split(`- ${at}: ${summary}\n`).length).toBe(2);
      }
    }
  });
});

describe('the house rules', () => {
  const games = ACTS.flatMap((act) => Object.values(act.games).map((game) => ({ act, game })));

  it.each(LANGUAGES)('each have words when they are not the usual ones (%s)', (language) => {
    for (const { act, game } of games) {
      const payload = rounds.find(
        ({ payload: { settlement } }) => settlement.ruleset === act.id && settlement.game === game.id,
      )!.payload;
      const usual = Object.fromEntries(
        Object.entries(game.text.houseRules).flatMap(([key, rule]) => {
          const value = rule.kind === 'reading' ? rule.choices[0].value : rule.default;
          return value === undefined ? [] : [[key, value]];
        }),
      );
      const notesWith = (houseRules: Record<string, unknown>) => {
        const settlement = { ...payload.settlement, houseRules, lines: [], players: [] } as never;
        return explain({ ...payload, settlement }, language).notes;
      };
      const plain = notesWith(usual);
      for (const [key, rule] of Object.entries(game.text.houseRules)) {
        const others =
          rule.kind === 'reading' ? rule.choices.slice(1).map(({ value }) => value) : [optionOf(rule.shape)];
        for (const other of others) {
          const notes = notesWith({ ...usual, [key]: other });
          expect(notes.length, `${act.id} ${game.id} ${key}`).toBe(plain.length + 1);
          const foreign = language === 'en' ? /\p{Script=Armenian}/u : /[A-Za-z]/;
          expect(notes[0]!.replace(/\bA-2-3-4-5\b/g, ''), key).not.toMatch(foreign);
          if (rule.kind === 'reading') {
            expect(notes[0]).toContain(rule.choices.find(({ value }) => value === other)!.text[language]);
            expect(notes[0]).toContain(rule.choices[0].text[language]);
          }
        }
      }
    }
  });

  function optionOf(shape: string): unknown {
    if (shape === 'boolean') return true;
    if (shape === 'bonuses') {
      return [
        { when: 'three-sevens', times: 1 },
        { when: 'six-cards', times: 2 },
        { when: 'suited-6-7-8', times: 7 },
        { when: 'suited-natural', amount: 500_000 },
      ];
    }
    const multiples = { flush: 1, 'full-house': 2, 'four-of-a-kind': 3, 'straight-flush': 50, 'royal-flush': 100 };
    return { basis: 'for-one', ...multiples };
  }

  it('that the operator declared are told with what is usual', () => {
    const payload = payloadOf({
      ...rounds.find(({ payload: { settlement } }) => settlement.game === 'blackjack')!.vector.request,
      houseRules: {
        bonuses: [
          { when: 'three-sevens', times: 2 },
          { when: 'suited-natural', amount: 500_050 },
        ],
      },
    });
    expect(explain(payload, 'en').notes[0]).toBe(
      'House rule declared by the operator, prizes: three sevens, twice the stake; a natural of one suit, 5\u202f000.50.',
    );
    const roulette = payloadOf({
      ...rounds.find(({ payload: { settlement } }) => settlement.game === 'roulette')!.vector.request,
      houseRules: { payout: 'all-return' },
    });
    expect(explain(roulette, 'en').notes[0]).toBe(
      'House rule declared by the operator, how the table of bets is read: Every multiple is the total returned, stake included. (Usual: Rows 1 to 5 are winnings on top of the stake, rows 6 to 9 are the total returned.)',
    );
  });
});

describe('a payload that this version does not know', () => {
  const [{ payload }] = rounds as [(typeof rounds)[number]];
  const changed = (settlement: object) =>
    ({ ...payload, settlement: { ...payload.settlement, ...settlement } }) as never;
  const line = payload.settlement.lines[0]!;

  it.each([
    ['act', { ruleset: 'am-2030-1' }],
    ['game', { game: 'baccarat' }],
    ['game', { game: 'constructor' }],
    ['reason', { lines: [{ ...line, reason: 'lucky' }] }],
    ['reason', { lines: [{ ...line, reason: 'toString' }] }],
    ['line', { lines: [{ ...line, id: 'no-such-bet' }] }],
    ['provision', { lines: [{ ...line, provisions: ['am-2004-66/roulette/row-10'] }] }],
  ])('is refused rather than explained wrongly: another %s', (_, settlement) => {
    expect(() => explain(changed(settlement), 'en')).toThrow(RangeError);
  });
});
