/**
 * A receipt in words that a player understands: what was played, every line with its reckoning and the act's provision, what
 * the house declared, and what a receipt does not prove. Pure, and runs wherever JavaScript runs: the service, the
 * verifier's command and its page give the same words.
 *
 * It explains what a payload says and checks nothing: whether the receipt is genuine is the verifier's to say.
 */
import { type Act, actById, type Game, type Line, type Settlement } from '../../rules/index.ts';
import type { AnnulledSettlement, ReceiptPayload } from '../payload.ts';
import { type Amounts, amountsIn } from './amounts.ts';
import { blackjackInWords } from './blackjack.ts';
import {
  type CitedProvision,
  type ExplainedLine,
  type Explanation,
  type GameInWords,
  type Round,
  unknownWord,
} from './explanation.ts';
import { declaredHouseRules } from './house-rules.ts';
import type { Language } from './language.ts';
import { pokerInWords } from './poker.ts';
import { rouletteInWords } from './roulette.ts';
import { plainText, safe } from './text.ts';
import { type Change, WORDS } from './words/words.ts';

export type { CitedProvision, ExplainedLine, Explanation } from './explanation.ts';
export { LANGUAGES, type Language } from './language.ts';

export interface Known {
  /** The id of the newest receipt of the round, where this one is not. */
  readonly correctedBy?: string;
}

const GAMES: Readonly<Record<string, (round: Round) => GameInWords>> = {
  roulette: rouletteInWords,
  blackjack: blackjackInWords,
  'five-card-poker': pokerInWords,
  'five-card-poker-exchange': pokerInWords,
  'six-card-poker': pokerInWords,
  poker: pokerInWords,
};

/**
 * @param payload what the receipt says, in the receipt's form
 * @throws RangeError for an act, a game or a word that this version does not know
 */
export function explain(payload: ReceiptPayload, language: Language, known: Known = {}): Explanation {
  const { settlement } = payload;
  const act = actById(settlement.ruleset);
  if (act === undefined) throw unknownWord('the act', settlement.ruleset);
  if (!Object.hasOwn(act.games, settlement.game)) throw unknownWord('the game', settlement.game);
  const game = act.games[settlement.game]!;
  const amounts = amountsIn(settlement.currency, language);
  const { common } = WORDS[language];
  const round = isAnnulled(settlement)
    ? undefined
    : { act, game, settlement, request: payload.request, language, words: WORDS[language], amounts };
  const inWords = round === undefined ? undefined : GAMES[game.id]!(round);

  const whole = {
    id: payload.id,
    language,
    title: common.title(game.text.name[language], settlement.round, round === undefined),
    introduction: [
      ...introduction(payload, act, game, language),
      ...(inWords === undefined ? [] : [inWords.table, common.currency(settlement.currency)]),
    ],
    lines: round === undefined ? [] : round.settlement.lines.map((line) => explained(line, inWords!, round)),
    totals: round === undefined ? common.nothingMoved : totals(round.settlement, amounts, language),
    notes: [...(round === undefined ? [] : declaredHouseRules(round)), ...notes(payload, language, known)],
  };
  return { ...whole, text: plainText(whole, common) };
}

function isAnnulled(settlement: Settlement | AnnulledSettlement): settlement is AnnulledSettlement {
  return 'annulled' in settlement;
}

function introduction(payload: ReceiptPayload, act: Act, game: Game, language: Language): string[] {
  const { common } = WORDS[language];
  const { id, revision, issuedAt, iss, operator, licence, settlement } = payload;
  const { title, adopted, status } = act.text;
  const { table, round, playedAt } = settlement;
  return [
    common.issued({ id, revision, issuedAt, iss: safe(iss), operator, licence: licence && safe(licence) }),
    common.played(game.text.name[language], table, round, playedAt),
    common.act(title[language], adopted, game.text.place[language]),
    ...(status.state === 'in-force' ? [] : [common.notInForce[status.state](status.by?.[language], status.since)]),
  ];
}

function explained(line: Line, inWords: GameInWords, round: Round): ExplainedLine {
  const { words, arithmetic } = inWords.line(line);
  const rounded = arithmetic?.includes('≈') === true;
  return {
    line,
    words: rounded ? `${words} ${roundingIn(round)}` : words,
    ...(arithmetic === undefined ? {} : { arithmetic }),
    provisions: line.provisions.map((id) => cited(id, round)),
  };
}

/** Where half a minor unit went, in the words of the act's reading. */
function roundingIn({ game, settlement, language }: Round): string {
  const reading = game.text.houseRules.rounding;
  const choices = reading?.kind === 'reading' ? reading.choices : [];
  const choice = choices.find(({ value }) => value === settlement.houseRules.rounding);
  if (choice === undefined) throw unknownWord('the rounding', settlement.houseRules.rounding);
  return choice.text[language];
}

function cited(id: string, { game, language }: Round): CitedProvision {
  const name = id.slice(id.lastIndexOf('/') + 1);
  if (!Object.hasOwn(game.text.provisions, name)) throw unknownWord('the provision', id);
  const { at, summary } = game.text.provisions[name]!;
  return { id, at: at[language], summary: summary[language] };
}

function totals({ players, totals: all }: Settlement, amounts: Amounts, language: Language): string {
  const { common } = WORDS[language];
  const house = changeOf(-all.net, amounts);
  return [
    common.totals(amounts(all.staked), amounts(all.winnings), amounts(all.returned), house),
    ...players.map(({ player, staked, returned, net }) =>
      common.player(player, amounts(staked), amounts(returned), changeOf(net, amounts)),
    ),
  ].join('\n');
}

function changeOf(net: number, amounts: Amounts): Change {
  if (net === 0) return { kind: 'even', amount: amounts(0) };
  return net > 0 ? { kind: 'won', amount: amounts(net) } : { kind: 'lost', amount: amounts(-net) };
}

function notes(payload: ReceiptPayload, language: Language, { correctedBy }: Known): string[] {
  const { common } = WORDS[language];
  const { corrects, reason = '', settlement, env, iss } = payload;
  return [
    ...(correctedBy === undefined ? [] : [common.correctedBy(correctedBy)]),
    ...(corrects === undefined ? [] : [common[isAnnulled(settlement) ? 'annuls' : 'corrects'](corrects, safe(reason))]),
    ...(env === 'test' ? [common.testReceipt] : []),
    common.proves(safe(iss)),
    common.provesNot,
  ];
}
