/** A spin in words. */
import { color } from '../../rules/games/roulette/layout.ts';
import type { RouletteRules } from '../../rules/games/roulette/rules.ts';
import type { BetFacts, SpinFacts } from '../../rules/games/roulette/settle.ts';
import type { Line } from '../../rules/index.ts';
import { byId, type GameInWords, type LineInWords, type Round, reasonOf } from './explanation.ts';
import type { Pays } from './words/words.ts';

export function rouletteInWords({
  game,
  settlement,
  request,
  words: { roulette: words },
  amounts,
}: Round): GameInWords {
  const { bets: rules } = game.rules as RouletteRules;
  const spin = request as unknown as SpinFacts;
  const bet = byId(spin.bets);
  const { number } = spin.outcome;
  const { payout } = settlement.houseRules;

  /** What the act's multiple counts, as the reading `payout` takes the row's verb. */
  function paysOf({ type }: BetFacts): Pays {
    const { multiple: times, wording } = rules[type];
    const total = payout === 'all-return' || (payout === 'uniform' && wording === 'tripled-doubled');
    return { basis: total ? 'total' : 'on-top', times };
  }

  return {
    table: number === undefined ? words.ballOut : words.ballOn(number, color(number)),
    line(line: Line): LineInWords {
      const facts = bet(line.id);
      const staked = words.staked(line.player, amounts(line.stake), words.places[facts.type](placeOf(facts)));
      const said = (sentence: string) => `${staked} ${sentence}`;
      const reason = reasonOf(words.reasons, line.reason);
      switch (reason) {
        case 'number-hit': {
          const pays = paysOf(facts);
          return { words: said(words.reasons[reason](number!, pays)), arithmetic: reckoned(line, pays) };
        }
        case 'number-missed':
          return { words: said(words.reasons[reason](number!)) };
        case 'zero':
        case 'ball-out':
        case 'late':
          return { words: said(words.reasons[reason]()) };
        default:
          return reason satisfies never;
      }
    },
  };

  function reckoned({ stake, winnings, returned }: Line, { basis, times }: Pays): string {
    return basis === 'on-top'
      ? `${amounts.product(stake, [times, 1], winnings)}; ${amounts.sum(stake, winnings, returned)}`
      : `${amounts.product(stake, [times, 1], returned)}; ${amounts.difference(returned, stake, winnings)}`;
  }
}

/** The numbers of a place: one by one, or the first and the last of many. */
function placeOf({ type, numbers, dozen, column }: BetFacts): string {
  if (numbers !== undefined) return type === 'six-line' ? `${numbers[0]}–${numbers.at(-1)}` : numbers.join('–');
  if (dozen !== undefined) return `${12 * dozen - 11}–${12 * dozen}`;
  if (column !== undefined) return String(column);
  return type === 'low' ? '1–18' : '19–36';
}
