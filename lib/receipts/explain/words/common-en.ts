import { dateTime, day } from '../when.ts';
import type { Change, CommonWords } from './words.ts';

const change: Readonly<Record<Change['kind'], (amount: string) => string>> = {
  won: (amount) => `won ${amount}`,
  lost: (amount) => `lost ${amount}`,
  even: () => 'came out even',
};

export const commonEn: CommonWords = {
  title: (game, round, annulled) => `${game}, round ${round}${annulled ? ': annulled' : ''}`,
  issued: ({ id, revision, issuedAt, iss, operator, licence }) =>
    `Receipt ${id}, revision ${revision}, issued ${dateTime(issuedAt, 'en')} by ${iss} to the operator ${operator}${licence === undefined ? '' : `, licence ${licence}`}.`,
  played: (game, table, round, playedAt) =>
    `${game} at table ${table}, round ${round}, played ${dateTime(playedAt, 'en')}.`,
  act: (title, adopted, place) => `Settled under: ${title}, ${day(adopted, 'en')}; ${place}.`,
  notInForce: {
    superseded: (by, since) => `This act is not in force any more: superseded${from(by, since)}.`,
    repealed: (by, since) => `This act is not in force any more: repealed${from(by, since)}.`,
  },
  currency: (code) => `All amounts are in ${code}.`,
  totals: (staked, winnings, returned, house) =>
    `In all, ${staked} was staked and ${returned} came back, ${winnings} of it winnings: the house ${change[house.kind](house.amount)}.`,
  player: (player, staked, returned, own) =>
    `${player} staked ${staked}, got back ${returned} and ${change[own.kind](own.amount)}.`,
  nothingMoved: 'The round is annulled: under this receipt nothing was staked, won or returned.',
  houseRule: ({ topic, declared, usual }) =>
    `House rule declared by the operator, ${topic}: ${declared}${usual === undefined ? '' : ` (Usual: ${usual})`}`,
  topics: {
    rounding: 'half units',
    payout: 'how the table of bets is read',
    zeroCombinations: 'bets of three and four numbers with 0',
    columnBets: 'bets on columns',
    naturalRank: 'a natural against another 21',
    splitNatural: 'an ace and a ten after a split',
    dealerNaturalTakes: 'what a natural of the dealer takes',
    insurancePays: 'what insurance is paid',
    surrenderAgainstAce: 'giving up against an ace',
    bonuses: 'prizes',
    aceLowStraight: 'the ace in a straight',
    raisePays: 'what the raise is paid',
    bonusPaytable: 'multiples of the bonus',
    bonusAfterExchange: 'the bonus after an exchange',
    bonusAfterSixthCard: 'the bonus after a sixth card',
    bonusOnFold: 'the bonus of a player who gives up',
    feeOnVoid: 'the price of a card when the hand does not count',
  },
  corrects: (id, reason) => `This receipt corrects ${id}. The operator’s reason: “${reason}”`,
  annuls: (id, reason) =>
    `With this receipt the operator annulled the round; the amounts of ${id} do not count any more. The operator’s reason: “${reason}”`,
  correctedBy: (id) => `There is a newer receipt of this round, ${id}: its amounts count, these do not.`,
  testReceipt: 'This is a test receipt: it stands for no real play.',
  proves: (iss) =>
    `What a valid signature on this receipt proves: ${iss} settled exactly these facts, under this act, to these amounts.`,
  provesNot:
    'What it does not prove: that the facts are true, such as the number or the cards, and that no round was left out.',
  provisions: 'What the act says:',
  notes: 'Notes:',
};

function from(by: string | undefined, since: string | undefined): string {
  return `${by === undefined ? '' : ` by ${by}`}${since === undefined ? '' : `, ${day(since, 'en')}`}`;
}
