/**
 * Blackjack as rules/blackjack.md tells it, written out plainly and apart from the engine: no data of the acts, no code
 * of lib. Slow and obvious on purpose. Amounts are counted in half units until the very end.
 */
export type Ruleset = 'am-2004-66' | 'am-2000-302' | 'am-1999-108';
export const RULESETS: readonly Ruleset[] = ['am-2004-66', 'am-2000-302', 'am-1999-108'];

export interface OracleHand {
  cards: string[];
  doubled?: boolean;
  surrendered?: boolean;
}
export interface OracleBox {
  id: string;
  player: string;
  stake: number;
  insurance?: number;
  evenMoney?: boolean;
  hands: OracleHand[];
}
export interface OracleRound {
  dealer: { cards: string[] };
  boxes: OracleBox[];
}
export interface OracleRules {
  rounding?: 'to-player' | 'to-house';
  naturalRank?: 'points-only' | 'outranks-21';
  splitNatural?: 'twenty-one' | 'natural';
  dealerNaturalTakes?: 'all-stakes' | 'original-stake';
  insurancePays?: 'two-to-one' | 'one-to-two';
  surrenderAgainstAce?: boolean;
  bonuses?: { when: string; times?: number; amount?: number }[];
}

export const value = (card: string): number => {
  const rank = card.slice(0, -1);
  if (rank === 'A') return 1;
  return ['10', 'T', 'J', 'Q', 'K'].includes(rank) ? 10 : Number(rank);
};

const known = new Map<string, number[]>();

/** Every total that the hand can be counted as, each ace 1 or 11. */
function totals(cards: readonly string[]): number[] {
  const hand = cards.join();
  if (!known.has(hand)) known.set(hand, count(cards));
  return known.get(hand)!;
}

function count(cards: readonly string[]): number[] {
  let all = [0];
  for (const card of cards) {
    const values = value(card) === 1 ? [1, 11] : [value(card)];
    all = [...new Set(all.flatMap((sum) => values.map((v) => sum + v)))];
  }
  return all;
}

/** "The highest total not above 21, else the lowest." */
export function total(cards: readonly string[]): number {
  const all = totals(cards);
  const good = all.filter((sum) => sum <= 21);
  return good.length > 0 ? Math.max(...good) : Math.min(...all);
}

export const isSoft = (cards: readonly string[]): boolean => total(cards) !== Math.min(...totals(cards));
export const isBust = (cards: readonly string[]): boolean => total(cards) > 21;
const is21InTwo = (cards: readonly string[]): boolean => cards.length === 2 && total(cards) === 21;

export function isNatural(box: OracleBox, hand: OracleHand, rules: OracleRules): boolean {
  return is21InTwo(hand.cards) && (box.hands.length === 1 || rules.splitNatural === 'natural');
}

/** Whether a natural beats a drawn 21: the law's word in 2004, a reading before. */
export const outranks = (ruleset: Ruleset, rules: OracleRules): boolean =>
  ruleset === 'am-2004-66' || rules.naturalRank === 'outranks-21';

/** What the players' finished hands still need to know of the dealer's. */
export function needed(ruleset: Ruleset, rules: OracleRules, round: OracleRound): 'total' | 'natural' | 'nothing' {
  const upcard = value(round.dealer.cards[0]!);
  let natural = false;
  for (const box of round.boxes) {
    if (box.insurance !== undefined) natural = true;
    for (const hand of box.hands) {
      if (hand.surrendered || box.evenMoney || isBust(hand.cards)) continue;
      if (!isNatural(box, hand, rules) || !outranks(ruleset, rules)) return 'total';
      if (upcard === 1 || upcard === 10) natural = true;
    }
  }
  return natural ? 'natural' : 'nothing';
}

export function settle(ruleset: Ruleset, rules: OracleRules, { dealer, boxes }: OracleRound) {
  const lines: Record<string, unknown>[] = [];
  const dealerTotal = total(dealer.cards);
  const dealerNatural = is21InTwo(dealer.cards);
  const half = (halves: number) =>
    halves % 2 === 0 ? halves / 2 : rules.rounding === 'to-house' ? (halves - 1) / 2 : (halves + 1) / 2;
  const cite = (...ids: string[]) => ids.map((id) => `${ruleset}/blackjack/${id}`);
  const order = ruleset !== 'am-2004-66';

  for (const box of boxes) {
    let initialLost = false;
    const handLine = (hand: OracleHand, j: number) => {
      const stake = hand.doubled ? box.stake * 2 : box.stake;
      const mine = total(hand.cards);
      const natural = isNatural(box, hand, rules);
      const put = (result: string, reason: string, winnings: number, returned: number, ...ids: string[]) => ({
        id: box.id,
        hand: j + 1,
        player: box.player,
        on: 'hand',
        stake,
        result,
        reason,
        winnings,
        returned,
        provisions: cite(...ids),
      });
      const win = (reason: string, winnings: number, id: string) => put('win', reason, winnings, stake + winnings, id);
      const lose = (reason: string, id: string) => put('lose', reason, 0, 0, id);

      if (hand.surrendered) return put('surrender', 'surrender', 0, half(stake), 'surrender');
      if (mine > 21) return lose('bust', 'bust');
      if (box.evenMoney) return win('even-money', stake, 'even-money');
      if (natural && dealerNatural) return put('push', 'both-natural', 0, stake, 'natural');
      if (natural && !outranks(ruleset, rules) && dealerTotal === 21) {
        return put('push', 'equal-totals', half(stake), stake + half(stake), 'push', 'natural');
      }
      // 3 to 2, or 1 to 1 and a half: the same three halves.
      if (natural) return win('natural', half(stake * 3), 'natural');
      const beaten = dealerNatural && (outranks(ruleset, rules) || mine < 21);
      if (beaten && rules.dealerNaturalTakes === 'original-stake') {
        if (initialLost) return put('push', 'dealer-natural', 0, stake, 'dealer-natural');
        initialLost = true;
        return put('lose', 'dealer-natural', 0, stake - box.stake, 'dealer-natural');
      }
      if (beaten && outranks(ruleset, rules)) return lose('dealer-natural', 'dealer-natural');
      if (dealerTotal > 21) return win('dealer-bust', stake, 'compare');
      if (mine > dealerTotal) return win('higher-total', stake, 'compare');
      if (mine < dealerTotal) return lose('lower-total', 'compare');
      return put('push', 'equal-totals', 0, stake, 'push');
    };
    lines.push(...box.hands.map(handLine));

    if (box.insurance !== undefined) {
      const stake = box.insurance;
      const pays = order && rules.insurancePays === 'one-to-two' ? half(stake) : stake * 2;
      lines.push({
        id: box.id,
        player: box.player,
        on: 'insurance',
        stake,
        result: dealerNatural ? 'win' : 'lose',
        reason: dealerNatural ? 'dealer-natural' : 'no-dealer-natural',
        winnings: dealerNatural ? pays : 0,
        returned: dealerNatural ? stake + pays : 0,
        provisions: cite('insurance'),
      });
    }

    box.hands.forEach((hand, j) => {
      if (hand.surrendered || isBust(hand.cards)) return;
      const ranks = hand.cards
        .map((card) => card.slice(0, -1))
        .sort()
        .join('');
      const oneSuit = new Set(hand.cards.map((card) => card.slice(-1))).size === 1;
      const shows: Record<string, boolean> = {
        'three-sevens': ranks === '777',
        'six-cards': hand.cards.length >= 6,
        'suited-6-7-8': ranks === '678' && oneSuit,
        'suited-natural': isNatural(box, hand, rules) && oneSuit,
      };
      for (const { when, times, amount } of rules.bonuses ?? []) {
        if (!shows[when]) continue;
        const prize = amount ?? box.stake * times!;
        lines.push({
          id: box.id,
          hand: j + 1,
          player: box.player,
          on: 'bonus',
          stake: 0,
          result: 'win',
          reason: when,
          winnings: prize,
          returned: prize,
          provisions: cite('house-bonus'),
        });
      }
    });
  }
  return lines;
}

/** Every fault of a round without jokers, as "code pointer". */
export function faults(ruleset: Ruleset, rules: OracleRules, round: OracleRound): string[] {
  const found: string[] = [];
  const order = ruleset !== 'am-2004-66';
  const dealt = round.dealer.cards;
  const aceUp = value(dealt[0]!) === 1;

  round.boxes.forEach((box, i) => {
    const at = `/boxes/${i}`;
    if (box.insurance !== undefined) {
      if (!aceUp) found.push(`insurance-needs-ace ${at}/insurance`);
      const allowed = [Math.floor(box.stake / 2), Math.ceil(box.stake / 2)];
      if (!allowed.includes(box.insurance)) found.push(`insurance-not-half ${at}/insurance`);
      if (box.evenMoney) found.push(`insurance-beside-even-money ${at}/insurance`);
    }
    if (box.evenMoney) {
      if (!aceUp) found.push(`even-money-needs-ace ${at}/evenMoney`);
      if (box.hands.length > 1 || !is21InTwo(box.hands[0]!.cards))
        found.push(`even-money-needs-natural ${at}/evenMoney`);
      if (box.hands.some((hand) => hand.surrendered)) found.push(`even-money-beside-surrender ${at}/evenMoney`);
    }
    const firsts = box.hands.map((hand) => value(hand.cards[0]!));
    const most = order && firsts[0] === 1 ? 2 : 4;
    if (box.hands.length > most) found.push(`too-many-hands ${at}/hands`);
    box.hands.forEach((hand, j) => {
      const here = `${at}/hands/${j}`;
      const { cards } = hand;
      if (firsts[j] !== firsts[0]) found.push(`split-values-differ ${here}/cards/0`);
      if (order && box.hands.length > 1 && firsts[j] === 1 && cards.length > 2)
        found.push(`split-ace-drawn ${here}/cards`);
      if (cards.length < 2) found.push(`hand-needs-two-cards ${here}`);
      if (cards.length > 1 && isBust(cards.slice(0, -1))) found.push(`drawn-after-bust ${here}/cards`);
      if (hand.doubled && cards.length !== 3) found.push(`double-needs-three-cards ${here}`);
      if (!hand.surrendered) return;
      if (cards.length !== 2) found.push(`surrender-needs-two-cards ${here}`);
      if (order && aceUp && !rules.surrenderAgainstAce) found.push(`surrender-against-ace ${here}`);
      if (order && box.hands.length > 1) found.push(`surrender-after-split ${here}`);
    });
  });

  const tooFar = dealt.findIndex((_, k) => k > 0 && total(dealt.slice(0, k)) >= 17);
  if (tooFar > 0) found.push(`dealer-must-stand /dealer/cards/${tooFar}`);
  else if (total(dealt) <= 16) {
    // A hand of one card is a fault of its own and waits for nothing; insurance without an ace was never open.
    const finished: OracleRound = {
      dealer: round.dealer,
      boxes: round.boxes.map(({ insurance, ...box }) => ({
        ...box,
        ...(aceUp && insurance !== undefined ? { insurance } : {}),
        hands: box.hands.map((hand) => (hand.cards.length < 2 ? { ...hand, surrendered: true } : hand)),
      })),
    };
    const need = needed(ruleset, rules, finished);
    if (need === 'total') found.push('dealer-must-draw /dealer/cards');
    if (need === 'natural' && dealt.length < 2) found.push('dealer-needs-second-card /dealer/cards');
  }

  const places: (readonly [card: string, pointer: string])[] = [
    ...dealt.map((card, k) => [card, `/dealer/cards/${k}`] as const),
    ...round.boxes.flatMap((box, i) =>
      box.hands.flatMap((hand, j) => hand.cards.map((card, k) => [card, `/boxes/${i}/hands/${j}/cards/${k}`] as const)),
    ),
  ];
  places.forEach(([card, pointer], k) => {
    if (places.slice(0, k).filter(([other]) => other === card).length === 6) found.push(`too-many-copies ${pointer}`);
  });
  round.boxes.forEach((box, i) => {
    if (round.boxes.findIndex((other) => other.id === box.id) < i) found.push(`duplicate-id /boxes/${i}/id`);
  });
  (rules.bonuses ?? []).forEach(({ when }, k, all) => {
    if (all.findIndex((other) => other.when === when) < k) {
      found.push(`bonus-declared-twice /houseRules/bonuses/${k}/when`);
    }
  });
  return found;
}
