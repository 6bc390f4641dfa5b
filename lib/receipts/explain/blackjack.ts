/** A round of blackjack in words. */
import type { BoxFacts, HouseRulesFacts, RoundFacts, RoundShown } from '../../rules/games/blackjack/facts.ts';
import type { BlackjackRules, BonusWhen } from '../../rules/games/blackjack/rules.ts';
import type { Line } from '../../rules/index.ts';
import type { Ratio } from './amounts.ts';
import { cardsText } from './cards.ts';
import { byId, type GameInWords, type LineInWords, type Round, reasonOf, unknownWord } from './explanation.ts';

export function blackjackInWords(round: Round): GameInWords {
  const { game, settlement, request, words: all, amounts } = round;
  const words = all.blackjack;
  const rules = game.rules as BlackjackRules;
  const facts = request as unknown as RoundFacts;
  const house = settlement.houseRules as unknown as HouseRulesFacts;
  const { dealer, boxes } = settlement.outcome as RoundShown;
  const box = byId(facts.boxes);
  const shown = byId(boxes);

  /** A plain share of the stake on top of it. */
  function paid({ stake, winnings, returned }: Line, ratio: Ratio): string {
    const sum = amounts.sum(stake, winnings, returned);
    return ratio[0] === ratio[1] ? sum : `${amounts.product(stake, ratio, winnings)}; ${sum}`;
  }

  /** What a natural gets besides what any winning hand is paid. */
  function paidBesides({ stake, winnings, returned }: Line, pays: Ratio, besides: Ratio): string {
    const plain = (stake * besides[0]) / besides[1];
    const extra = winnings - plain;
    const winning = amounts.sum(plain, extra, winnings);
    return `${amounts.product(stake, pays, extra)}; ${winning}; ${amounts.sum(stake, winnings, returned)}`;
  }

  function handReason(line: Line, facts: BoxFacts, total: number): LineInWords {
    const { stake, returned } = line;
    const reasons = words.reasons;
    const reason = reasonOf(reasons, line.reason);
    const one = rules.compare.pays;
    switch (reason) {
      case 'natural': {
        const { pays, paid: how } = rules.natural;
        return how === 'besides-compare'
          ? { words: reasons[reason](pays, one), arithmetic: paidBesides(line, pays, one) }
          : { words: reasons[reason](pays, undefined), arithmetic: paid(line, pays) };
      }
      case 'even-money':
        return { words: reasons[reason](rules.evenMoney.pays), arithmetic: paid(line, rules.evenMoney.pays) };
      case 'higher-total':
        return { words: reasons[reason](total, dealer.total, one), arithmetic: paid(line, one) };
      case 'dealer-bust':
        return { words: reasons[reason](dealer.total, rules.bust.above, one), arithmetic: paid(line, one) };
      case 'bust':
        return { words: reasons[reason](total, rules.bust.above) };
      case 'lower-total':
        return { words: reasons[reason](total, dealer.total) };
      case 'equal-totals':
        // Only a natural wins anything by a push.
        return line.winnings === 0
          ? { words: reasons[reason](total, undefined) }
          : { words: reasons[reason](total, rules.natural.pays), arithmetic: paid(line, rules.natural.pays) };
      case 'both-natural':
        return { words: reasons[reason]() };
      case 'dealer-natural': {
        if (house.dealerNaturalTakes !== 'original-stake') return { words: reasons[reason]({ kind: 'all' }) };
        if (line.result === 'push') return { words: reasons[reason]({ kind: 'taken' }) };
        const said = reasons[reason]({ kind: 'initial', stake: amounts(facts.stake) });
        return returned === 0
          ? { words: said }
          : { words: said, arithmetic: amounts.difference(stake, facts.stake, returned) };
      }
      case 'surrender':
        return {
          words: reasons[reason](rules.surrender.returns),
          arithmetic: amounts.product(stake, rules.surrender.returns, returned),
        };
      default:
        return reason satisfies never;
    }
  }

  function handLine(line: Line): LineInWords {
    const facts = box(line.id);
    const which = line.hand! - 1;
    const hand = shown(line.id).hands[which];
    if (hand === undefined) throw unknownWord('the hand', line.hand);
    const staked = words.hand({
      player: line.player,
      id: line.id,
      hand: numbered(facts, line),
      stake: amounts(line.stake),
      doubled: facts.hands[which]?.doubled === true,
      cards: cardsText(hand.cards),
      total: hand.total,
    });
    const reason = handReason(line, facts, hand.total);
    return { ...reason, words: `${staked} ${reason.words}` };
  }

  function insuranceLine(line: Line): LineInWords {
    const reason = reasonOf(words.insurance, line.reason);
    const insured = words.insured(line.player, line.id, amounts(line.stake));
    if (reason === 'no-dealer-natural') return { words: `${insured} ${words.insurance[reason]()}` };
    const { pays } = rules.insurance;
    const ratio = 'by' in pays ? pays.by[house[pays.reading] as keyof typeof pays.by] : pays;
    return { words: `${insured} ${words.insurance[reason](ratio)}`, arithmetic: paid(line, ratio) };
  }

  function bonusLine(line: Line): LineInWords {
    const facts = box(line.id);
    const bonus = house.bonuses?.find(({ when }) => when === line.reason);
    if (bonus === undefined) throw unknownWord('the prize', line.reason);
    const prize = words.prize(line.player, line.id, numbered(facts, line), line.reason as BonusWhen);
    if (bonus.times === undefined) return { words: `${prize} ${words.bonus.amount(amounts(line.winnings))}` };
    return {
      words: `${prize} ${words.bonus.times(bonus.times)}`,
      arithmetic: amounts.product(facts.stake, [bonus.times, 1], line.winnings),
    };
  }

  const LINES: Readonly<Record<string, (line: Line) => LineInWords>> = {
    hand: handLine,
    insurance: insuranceLine,
    bonus: bonusLine,
  };
  return {
    table: words.dealer(
      cardsText(dealer.cards),
      dealer.total,
      dealer.natural ? 'natural' : dealer.bust ? 'bust' : 'total',
    ),
    line(line) {
      if (!Object.hasOwn(LINES, line.on)) throw unknownWord('the line on', line.on);
      return LINES[line.on]!(line);
    },
  };
}

/** Hands are counted out only where there are several. */
function numbered({ hands }: BoxFacts, { hand }: Line): number | undefined {
  return hands.length > 1 ? hand : undefined;
}
