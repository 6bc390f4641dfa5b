/** What a hand is called, in the field's English and in the acts' Armenian. */
import { ACE_KING, categoryOf, decidingRank } from '../../kernel/hand-category.ts';
import type { Text } from '../../kernel/provision.ts';

interface RankName {
  readonly one: string;
  readonly more: string;
}

/** By rank, 2 to 14. */
const EN: readonly RankName[] = names(
  ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'jack', 'queen', 'king', 'ace'],
  (one) => (one === 'six' ? 'sixes' : `${one}s`),
);

/** By rank, 2 to 14; the acts write out երկուսանոց, տասանոց, մեկանոց and the court cards, the rest follow them. */
const HY: readonly RankName[] = names(
  [
    'երկուսանոց',
    'երեքանոց',
    'չորսանոց',
    'հինգանոց',
    'վեցանոց',
    'յոթանոց',
    'ութանոց',
    'իննանոց',
    'տասանոց',
    'զինվոր',
    'թագուհի',
    'թագավոր',
    'մեկանոց',
  ],
  (one) => `${one}ներ`,
);

function names(ones: readonly string[], plural: (one: string) => string): readonly RankName[] {
  const unused = { one: '', more: '' };
  return [unused, unused, ...ones.map((one) => ({ one, more: plural(one) }))];
}

/** The name of a hand of this strength: "Full house, aces over kings". */
export function handName(strength: number): Text {
  const a = decidingRank(strength, 0);
  const b = decidingRank(strength, 1);
  const [en, hy] = [EN[a]!, HY[a]!];
  const [enB, hyB] = [EN[b]!, HY[b]!];
  const category = categoryOf(strength);
  switch (category) {
    case 'high-card':
      return strength >= ACE_KING
        ? { en: 'Ace-king high', hy: 'Մեկանոց-թագավոր' }
        : { en: `High card, ${en.one}`, hy: `Ավագ խաղաթուղթ՝ ${hy.one}` };
    case 'one-pair':
      return { en: `One pair, ${en.more}`, hy: `Մեկ զույգ՝ ${hy.more}` };
    case 'two-pair':
      return { en: `Two pair, ${en.more} and ${enB.more}`, hy: `Երկու զույգ՝ ${hy.more} և ${hyB.more}` };
    case 'three-of-a-kind':
      return { en: `Three of a kind, ${en.more}`, hy: `Թրիս՝ ${hy.more}` };
    case 'straight':
      return { en: `Straight, ${en.one} high`, hy: `Սթրեյթ՝ մինչև ${hy.one}` };
    case 'flush':
      return { en: `Flush, ${en.one} high`, hy: `Ֆլաշ, ավագ խաղաթուղթը՝ ${hy.one}` };
    case 'full-house':
      return { en: `Full house, ${en.more} over ${enB.more}`, hy: `Ֆուլ հաուզ՝ երեք ${hy.one} և երկու ${hyB.one}` };
    case 'four-of-a-kind':
      return { en: `Four of a kind, ${en.more}`, hy: `Քառե՝ ${hy.more}` };
    case 'straight-flush':
      return { en: `Straight flush, ${en.one} high`, hy: `Սթրեյթ ֆլաշ՝ մինչև ${hy.one}` };
    case 'royal-flush':
      return { en: 'Royal flush', hy: 'Ռոյալ ֆլաշ' };
    case 'five-of-a-kind':
      return { en: `Five of a kind, ${en.more}`, hy: `Հինգ նույնատիպ՝ ${hy.more}` };
    default:
      return category satisfies never;
  }
}
