/** What every hand, insurance and prize of a possible round moves, and under which provision. */
import { type Amount, plus, times, zero } from '../../kernel/money.ts';
import type { Line, LineResult } from '../../kernel/settlement.ts';
import { showsCombination } from './bonus.ts';
import type { BoxFacts, HandShown, RoundFacts, RoundShown } from './facts.ts';
import type { Answers, Law } from './law.ts';
import { share } from './pay.ts';

/** The lines of a round: of each box its hands, then its insurance, then its prizes. @throws AmountOverflow */
export function linesOf(law: Law, answer: Answers, round: RoundFacts, shown: RoundShown): Line[] {
  const lines: Line[] = [];
  for (let i = 0; i < round.boxes.length; i++) {
    const box = round.boxes[i]!;
    const { hands } = shown.boxes[i]!;
    pushHands(lines, law, answer, box, hands, shown);
    if (box.insurance !== undefined) {
      lines.push(insuranceLine(law, answer, box, box.insurance as Amount, shown.dealer.natural));
    }
    if (answer.bonuses.length > 0) pushBonuses(lines, law, answer, box, hands);
  }
  return lines;
}

function pushHands(
  lines: Line[],
  { rules, cited }: Law,
  answer: Answers,
  box: BoxFacts,
  hands: readonly HandShown[],
  { dealer }: RoundShown,
): void {
  const initial = box.stake as Amount;
  let initialStakeTaken = false;
  for (let j = 0; j < hands.length; j++) {
    const hand = hands[j]!;
    const { doubled, surrendered } = box.hands[j]!;
    const stake = doubled ? times(initial, rules.double.stakes) : initial;
    if (surrendered) {
      const returned = share(stake, rules.surrender.returns, answer.rounding);
      lines.push(handLine(box, j, stake, 'surrender', 'surrender', zero, returned, cited.surrender));
    } else if (hand.bust) {
      lines.push(handLine(box, j, stake, 'lose', 'bust', zero, zero, cited.bust));
    } else if (box.evenMoney) {
      const winnings = share(stake, rules.evenMoney.pays, answer.rounding);
      lines.push(handLine(box, j, stake, 'win', 'even-money', winnings, plus(stake, winnings), cited['even-money']));
    } else if (hand.natural && dealer.natural) {
      lines.push(handLine(box, j, stake, 'push', 'both-natural', zero, stake, cited.natural));
    } else if (hand.natural) {
      const own = share(stake, rules.natural.pays, answer.rounding);
      if (!answer.naturalOutranks && dealer.total === hand.total) {
        // By points alone a drawn 21 is its equal; what the act adds for a natural is owed even so.
        const winnings = rules.natural.paid === 'besides-compare' ? own : zero;
        const returned = plus(stake, winnings);
        lines.push(handLine(box, j, stake, 'push', 'equal-totals', winnings, returned, cited['pushed-natural']));
      } else {
        const winnings =
          rules.natural.paid === 'besides-compare' ? plus(share(stake, rules.compare.pays, answer.rounding), own) : own;
        lines.push(handLine(box, j, stake, 'win', 'natural', winnings, plus(stake, winnings), cited.natural));
      }
    } else if (dealer.natural && (answer.naturalOutranks || hand.total < dealer.total)) {
      if (answer.originalStakeOnly) {
        const result = initialStakeTaken ? 'push' : 'lose';
        const returned = initialStakeTaken ? stake : ((stake - initial) as Amount);
        initialStakeTaken = true;
        lines.push(handLine(box, j, stake, result, 'dealer-natural', zero, returned, cited['dealer-natural']));
      } else if (answer.naturalOutranks) {
        lines.push(handLine(box, j, stake, 'lose', 'dealer-natural', zero, zero, cited['dealer-natural']));
      } else {
        lines.push(handLine(box, j, stake, 'lose', 'lower-total', zero, zero, cited.compare));
      }
    } else if (dealer.bust || hand.total > dealer.total) {
      const winnings = share(stake, rules.compare.pays, answer.rounding);
      const reason = dealer.bust ? 'dealer-bust' : 'higher-total';
      lines.push(handLine(box, j, stake, 'win', reason, winnings, plus(stake, winnings), cited.compare));
    } else if (hand.total === dealer.total) {
      lines.push(handLine(box, j, stake, 'push', 'equal-totals', zero, stake, cited.push));
    } else {
      lines.push(handLine(box, j, stake, 'lose', 'lower-total', zero, zero, cited.compare));
    }
  }
}

function handLine(
  box: BoxFacts,
  j: number,
  stake: Amount,
  result: LineResult,
  reason: string,
  winnings: Amount,
  returned: Amount,
  provisions: readonly string[],
): Line {
  const { id, player } = box;
  return { id, hand: j + 1, player, on: 'hand', stake, result, reason, winnings, returned, provisions };
}

function insuranceLine(law: Law, answer: Answers, box: BoxFacts, stake: Amount, paid: boolean): Line {
  const winnings = paid ? share(stake, answer.insurancePays, answer.rounding) : zero;
  return {
    id: box.id,
    player: box.player,
    on: 'insurance',
    stake,
    result: paid ? 'win' : 'lose',
    reason: paid ? 'dealer-natural' : 'no-dealer-natural',
    winnings,
    returned: paid ? plus(stake, winnings) : zero,
    provisions: law.cited.insurance,
  };
}

/** Prizes are owed for what the hand shows, whatever the dealer has. */
function pushBonuses(
  lines: Line[],
  { rules, cited }: Law,
  answer: Answers,
  box: BoxFacts,
  hands: readonly HandShown[],
): void {
  const { houseBonus } = rules;
  if (houseBonus === 'none') return;
  for (let j = 0; j < hands.length; j++) {
    const hand = hands[j]!;
    if (hand.bust || box.hands[j]!.surrendered) continue;
    for (const bonus of answer.bonuses) {
      if (!showsCombination(hand, houseBonus.combinations[bonus.when])) continue;
      const prize = bonus.times === undefined ? (bonus.amount as Amount) : times(box.stake as Amount, bonus.times);
      const { id, player } = box;
      lines.push({
        id,
        hand: j + 1,
        player,
        on: 'bonus',
        stake: zero,
        result: 'win',
        reason: bonus.when,
        winnings: prize,
        returned: prize,
        provisions: cited['house-bonus'],
      });
    }
  }
}
