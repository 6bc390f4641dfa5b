/** A round of poker against the dealer in words. */
import type { RoundFacts, SeatFacts } from '../../rules/games/poker/round.ts';
import type { BonusCombination, PokerRules, Row } from '../../rules/games/poker/rules.ts';
import type { Line } from '../../rules/index.ts';
import type { Ratio } from './amounts.ts';
import { cardsText, cardText, nameOf } from './cards.ts';
import { byId, type GameInWords, type LineInWords, type Round, reasonOf, unknownWord } from './explanation.ts';
import type { Bought, NamedHand, Pays, PokerStake } from './words/words.ts';

interface Shown {
  readonly cards?: readonly string[];
  readonly bestFive?: readonly string[];
}
interface Outcome {
  readonly dealer: Shown & { readonly qualifies?: boolean };
  readonly seats: readonly (Shown & { readonly id: string })[];
}
/** The house's multiples of the bonus, as declared. */
export type DeclaredPaytable = Readonly<Record<BonusCombination, number>> & { readonly basis: 'to-one' | 'for-one' };

export const bonusBasis = ({ basis }: DeclaredPaytable): Pays['basis'] => (basis === 'to-one' ? 'on-top' : 'total');

export function pokerInWords(round: Round): GameInWords {
  const { game, settlement, request, language, words: all, amounts } = round;
  const words = all.poker;
  const rules = game.rules as PokerRules;
  const facts = request as unknown as RoundFacts;
  const { dealer, seats } = settlement.outcome as Outcome;
  const house = settlement.houseRules;
  const aceLow = house.aceLowStraight === 'allowed';
  const seat = byId(facts.seats);
  const shown = byId(seats);

  function named({ bestFive }: Shown): NamedHand {
    if (bestFive === undefined) throw unknownWord('a hand', bestFive);
    return { name: nameOf(bestFive, aceLow, language), five: cardsText(bestFive) };
  }

  function table(): string {
    const cards = dealer.cards === undefined ? undefined : cardsText(dealer.cards);
    if (facts.dealer?.misdeal === true) return words.dealerMisdealt(cards);
    if (cards === undefined) return words.dealerNotOpened;
    return words.dealer(cards, { name: named(dealer).name, qualifies: dealer.qualifies === true });
  }

  function paid({ stake, winnings, returned }: Line, { basis, times }: Pays): string {
    return basis === 'on-top'
      ? `${amounts.product(stake, [times, 1], winnings)}; ${amounts.sum(stake, winnings, returned)}`
      : `${amounts.product(stake, [times, 1], returned)}; ${amounts.difference(returned, stake, winnings)}`;
  }
  const evenly = ({ stake, winnings, returned }: Line) => amounts.sum(stake, winnings, returned);

  /** The paytable's row that a winning raise cites. */
  function raisePays(line: Line): Pays {
    const row = line.provisions.map((id) => id.slice(id.lastIndexOf('/') + 1)).find((id) => id in rules.paytable);
    if (row === undefined) throw unknownWord('the row', line.provisions);
    return {
      basis: house.raisePays === 'stake-included' ? 'total' : 'on-top',
      times: rules.paytable[row as Row].multiple,
    };
  }

  /** With six cards the hand and the bonus can be told by different cards. */
  const byFirstFive = ({ id }: Line) => seat(id).sixthCard !== undefined && house.bonusAfterSixthCard === 'first-five';

  function bonusReason(line: Line): LineInWords | undefined {
    if (line.on !== 'bonus' || line.result !== 'win') return undefined;
    const paytable = house.bonusPaytable as DeclaredPaytable;
    const combination = line.reason as BonusCombination;
    if (!Object.hasOwn(paytable, combination)) throw unknownWord('the bonus', combination);
    const pays = { basis: bonusBasis(paytable), times: paytable[combination] };
    return { words: words.reasons.combination(combination, pays, byFirstFive(line)), arithmetic: paid(line, pays) };
  }

  function reasonIn(line: Line): LineInWords {
    const bonus = bonusReason(line);
    if (bonus !== undefined) return bonus;
    const on = line.on as PokerStake;
    const reasons = words.reasons;
    const reason = reasonOf(reasons, line.reason);
    switch (reason) {
      case 'higher-hand': {
        const own = named(shown(line.id));
        if (on === 'raise') {
          const pays = raisePays(line);
          return { words: reasons[reason](on, own, named(dealer), pays), arithmetic: paid(line, pays) };
        }
        const ratio: Ratio = [rules.win.paysAntes, 1];
        return { words: reasons[reason](on, own, named(dealer), ratio), arithmetic: evenly(line) };
      }
      case 'lower-hand':
        return { words: reasons[reason](on, named(shown(line.id)), named(dealer)) };
      case 'tie':
        return { words: reasons[reason](on, named(shown(line.id))) };
      case 'dealer-not-qualified':
        return line.winnings === 0
          ? { words: reasons[reason](on, undefined) }
          : { words: reasons[reason](on, [rules.qualify.paysAntes, 1]), arithmetic: evenly(line) };
      case 'fold':
      case 'player-misdeal':
      case 'dealer-misdeal':
        return { words: reasons[reason](on) };
      case 'card-bought':
      case 'exchanged':
        return { words: reasons[reason](boughtBy(seat(line.id))) };
      case 'no-bonus-combination':
        return { words: reasons[reason](byFirstFive(line)) };
      case 'combination':
        throw unknownWord('the reason', reason);
      default:
        return reason satisfies never;
    }
  }

  function penaltyLine(line: Line): LineInWords {
    const reason = reasonOf(words.penalties, line.reason);
    const { penaltyPercentOfAnte } = reason === 'player-misdeal' ? rules.misdeal.player : rules.misdeal.dealer;
    const { ante } = seat(line.id);
    return {
      words: `${words.penalty(line.player, line.id)} ${words.penalties[reason](penaltyPercentOfAnte)}`,
      arithmetic: amounts.percent(ante, penaltyPercentOfAnte, line.winnings),
    };
  }

  const STAKES: readonly string[] = ['ante', 'raise', 'fee', 'bonus'] satisfies PokerStake[];
  return {
    table: table(),
    line(line) {
      if (line.on === 'penalty') return penaltyLine(line);
      if (!STAKES.includes(line.on)) throw unknownWord('the line on', line.on);
      const staked = words.seat(line.player, line.id, line.on as PokerStake, amounts(line.stake));
      const reason = reasonIn(line);
      return { ...reason, words: `${staked} ${reason.words}` };
    },
  };
}

function boughtBy({ exchange, sixthCard, id }: SeatFacts): Bought {
  if (exchange !== undefined) return { card: cardText(exchange.in), givenBack: cardText(exchange.out) };
  if (sixthCard !== undefined) return { card: cardText(sixthCard) };
  throw unknownWord('the card bought at', id);
}
