/** What moves at one seat: its ante, raise, fee, bonus and penalty, in this order. */
import type { Card } from '../../kernel/cards.ts';
import type { Citations, ResolvedHouseRules } from '../../kernel/game.ts';
import { type RankedHand, rankHand } from '../../kernel/hand-rank.ts';
import { type Amount, plus, type Rounding, times, zero } from '../../kernel/money.ts';
import type { Line, LineResult } from '../../kernel/settlement.ts';
import { percentOf } from './percent.ts';
import { isVoid, type Seat } from './round.ts';
import type {
  BonusAfterDraw,
  BonusCombination,
  Combination,
  PaytableRow,
  PokerProvision,
  PokerRules,
  Row,
} from './rules.ts';

export interface DealerHand {
  readonly hand: RankedHand;
  readonly qualifies: boolean;
}

/** What becomes of a stake. */
interface Fate {
  readonly result: LineResult;
  readonly reason: string;
  readonly stakeReturned: boolean;
  readonly winnings: Amount;
  readonly provisions: readonly string[];
}

/** The declared multiples of the bonus. */
type BonusPaytable = Readonly<Record<BonusCombination, number>> & { readonly basis: 'to-one' | 'for-one' };

/** What one unit of the raise wins on top of itself, in each choice of the reading `raisePays`. */
const RAISE_PAYS: Readonly<Record<string, (row: PaytableRow) => number>> = {
  'on-top': ({ multiple }) => multiple,
  'stake-included': ({ multiple }) => multiple - 1,
};

/** What one unit of the bonus stake wins on top of itself, by the basis of the house's paytable. */
const BONUS_PAYS: Readonly<Record<BonusPaytable['basis'], (multiple: number) => number>> = {
  'to-one': (multiple) => multiple,
  'for-one': (multiple) => multiple - 1,
};

/** The cards on which a bonus stake is judged after a draw. */
const JUDGED: Readonly<Record<Exclude<BonusAfterDraw, 'forfeit'>, (seat: Seat) => readonly Card[] | undefined>> = {
  'final-hand': ({ held }) => held,
  'best-of-six': ({ held }) => held,
  'first-five': ({ dealt }) => dealt,
};

/** How a game of one act settles a seat. `hand` and `dealer` are left out where there is none that counts. */
export function seatLines(rules: PokerRules, cite: Citations<PokerProvision>) {
  const { draw, fold, lose, misdeal, qualify, tie, win } = rules;
  const rowOf = {} as Record<Combination, Row>;
  for (const [row, { combinations }] of Object.entries(rules.paytable) as [Row, PaytableRow][]) {
    for (const combination of combinations) rowOf[combination] = row;
  }
  const bonusOn: ReadonlySet<string> = new Set(rules.bonus.on);

  function fate(
    result: LineResult,
    reason: string,
    stakeReturned: boolean,
    winnings: Amount,
    ...provisions: PokerProvision[]
  ): Fate {
    return { result, reason, stakeReturned, winnings, provisions: provisions.map((id) => cite[id]) };
  }

  /** The fate of everything at stake on a hand that does not count. */
  const voided = {
    'player-misdeal': fate('void', 'player-misdeal', true, zero, misdeal.player.provision),
    'dealer-misdeal': fate('void', 'dealer-misdeal', true, zero, misdeal.dealer.provision),
  } as const;

  /** The ante and the raise of a hand that is compared, as what each unit of them wins. */
  function compared(hand: RankedHand, dealer: DealerHand, houseRules: ResolvedHouseRules) {
    if (!dealer.qualifies) {
      const provision = qualify.provision;
      return {
        ante: (stake: Amount) => fate('win', 'dealer-not-qualified', true, times(stake, qualify.paysAntes), provision),
        raise: () => fate('push', 'dealer-not-qualified', true, zero, provision),
      };
    }
    if (hand.strength > dealer.hand.strength) {
      const row = rowOf[hand.category as Combination];
      const unit = RAISE_PAYS[(houseRules.raisePays as string | undefined) ?? 'on-top']!(rules.paytable[row]);
      return {
        ante: (stake: Amount) => fate('win', 'higher-hand', true, times(stake, win.paysAntes), win.provision),
        raise: (stake: Amount) => fate('win', 'higher-hand', true, times(stake, unit), win.provision, row),
      };
    }
    const same =
      hand.strength === dealer.hand.strength
        ? fate('push', 'tie', true, zero, tie.provision)
        : fate('lose', 'lower-hand', false, zero, lose.provision);
    return { ante: () => same, raise: () => same };
  }

  function bonusFate(seat: Seat, stake: Amount, houseRules: ResolvedHouseRules): Fate {
    const { standing, bought } = seat;
    if (isVoid(standing)) return voided[standing];
    let cards = seat.held;
    if (draw.kind !== 'none' && bought !== undefined) {
      const { bonus } = draw;
      const answer = bonus.by === 'text' ? bonus.answer : (houseRules[bonus.key] as BonusAfterDraw);
      if (answer === 'forfeit') return fate('lose', 'exchanged', false, zero, bonus.provision);
      cards = JUDGED[answer](seat);
    }
    if (standing === 'fold' && houseRules.bonusOnFold === 'lost') {
      return fate('lose', 'fold', false, zero, fold.provision);
    }
    const { category } = rankHand(cards!, houseRules.aceLowStraight === 'allowed');
    if (!bonusOn.has(category)) return fate('lose', 'no-bonus-combination', false, zero, rules.bonus.provision);
    const paytable = houseRules.bonusPaytable as BonusPaytable;
    const unit = BONUS_PAYS[paytable.basis](paytable[category as BonusCombination]);
    return fate('win', category, true, times(stake, unit), rules.bonus.provision);
  }

  return function lines(
    seat: Seat,
    hand: RankedHand | undefined,
    dealer: DealerHand | undefined,
    houseRules: ResolvedHouseRules,
  ): Line[] {
    const { facts, standing, bought } = seat;
    const { id, player } = facts;
    const ante = facts.ante as Amount;
    const found: Line[] = [];
    function line(on: string, stake: Amount, { stakeReturned, ...fate }: Fate): void {
      const { result, reason, winnings, provisions } = fate;
      const returned = stakeReturned ? plus(stake, winnings) : winnings;
      found.push({ id, player, on, stake, result, reason, winnings, returned, provisions });
    }

    if (standing === 'in-play') {
      const settled = compared(hand!, dealer!, houseRules);
      line('ante', ante, settled.ante(ante));
      line('raise', facts.raise as Amount, settled.raise(facts.raise as Amount));
    } else if (standing === 'fold') {
      line('ante', ante, fate('fold', 'fold', false, zero, fold.provision));
    } else {
      line('ante', ante, voided[standing]);
      if (facts.raise !== undefined) line('raise', facts.raise as Amount, voided[standing]);
    }
    if (draw.kind !== 'none' && bought !== undefined) {
      const { antes, provision } = draw.fee;
      const unbought = isVoid(standing) && houseRules.feeOnVoid === 'returned';
      const kept = fate('lose', 'card-bought', false, zero, provision);
      line('fee', times(ante, antes), unbought ? voided[standing] : kept);
    }
    if (facts.bonus !== undefined) {
      line('bonus', facts.bonus as Amount, bonusFate(seat, facts.bonus as Amount, houseRules));
    }
    if (isVoid(standing)) {
      const { penaltyPercentOfAnte, provision } = standing === 'player-misdeal' ? misdeal.player : misdeal.dealer;
      const penalty = percentOf(ante, penaltyPercentOfAnte, houseRules.rounding as Rounding);
      if (penalty > 0) line('penalty', zero, fate('win', standing, false, penalty, provision));
    }
    return found;
  };
}
