/** The house rules of a round that are not the usual ones. */
import type { Bonus } from '../../rules/games/blackjack/rules.ts';
import { BONUS_COMBINATIONS } from '../../rules/games/poker/rules.ts';
import type { Option } from '../../rules/index.ts';
import { type Round, unknownWord } from './explanation.ts';
import { bonusBasis, type DeclaredPaytable } from './poker.ts';

/** A sentence for each, in the act's order. */
export function declaredHouseRules(round: Round): string[] {
  const { game, settlement, language, words } = round;
  return Object.entries(game.text.houseRules).flatMap(([key, rule]) => {
    const value = settlement.houseRules[key];
    const topic = words.common.topics[key];
    if (topic === undefined) throw unknownWord('the house rule', key);
    if (rule.kind === 'option') {
      if (JSON.stringify(value) === JSON.stringify(rule.default)) return [];
      return [words.common.houseRule({ topic, declared: optionInWords(round, rule, value) })];
    }
    const [usual] = rule.choices;
    if (value === usual.value) return [];
    const choice = rule.choices.find((one) => one.value === value);
    if (choice === undefined) throw unknownWord(`the choice of ${key}`, value);
    return [words.common.houseRule({ topic, declared: choice.text[language], usual: usual.text[language] })];
  });
}

function optionInWords({ language, words, amounts }: Round, option: Option, value: unknown): string {
  switch (option.shape) {
    case 'boolean':
      return option.text[language];
    case 'bonuses': {
      const prizes = (value as readonly Bonus[]).map(({ when, times, amount }) =>
        words.blackjack.declaredPrize(
          words.blackjack.prizes[when],
          times === undefined ? { amount: amounts(amount!) } : { times },
        ),
      );
      return `${prizes.join('; ')}${language === 'en' ? '.' : '։'}`;
    }
    case 'bonus-paytable': {
      const paytable = value as DeclaredPaytable;
      const rows = BONUS_COMBINATIONS.map((combination) => [combination, paytable[combination]] as const);
      return words.poker.declaredPaytable(bonusBasis(paytable), rows);
    }
    default:
      return option.shape satisfies never;
  }
}
