import { multiple } from './hy.ts';
import type { Pays, RouletteWords } from './words.ts';

const COLORS = { red: ' (կարմիր)', black: ' (սև)', none: '' } as const;
const plain = (name: string) => () => name;

export const rouletteHy: RouletteWords = {
  ballOn: (number, color) => `Գնդակը կանգ է առել ${number}-ի վրա${COLORS[color]}։`,
  ballOut: 'Գնդակը դուրս է ընկել պտուտակի դաշտից. ոչ մի թիվ չի հաղթել։',
  places: {
    straight: (at) => `${at} թվի վրա`,
    split: (at) => `${at} վանդակները կիսող գծի վրա`,
    street: (at) => `մեկ ուղղության ${at} վանդակների վրա`,
    trio: (at) => `${at} երեք վանդակի վրա`,
    corner: (at) => `${at} վանդակների խաչմերուկում`,
    'first-four': (at) => `${at} առաջին չորս վանդակի վրա`,
    'six-line': (at) => `${at} վեց թվի վրա`,
    dozen: (at) => `${at} տասներկու թվի վրա`,
    column: (at) => `${at} թվով սկսվող սյունակի վրա`,
    low: (at) => `${at} թվերի վրա`,
    high: (at) => `${at} թվերի վրա`,
    red: plain('կարմիրի վրա'),
    black: plain('սևի վրա'),
    odd: plain('կենտի վրա'),
    even: plain('զույգի վրա'),
  },
  staked: (player, stake, place) => `${player} խաղացողը ${place} դրել է ${stake} խաղագումար։`,
  reasons: {
    'number-hit': (number, pays) => `Գնդակը կանգ է առել ${number}-ի վրա. ${wins(pays)}։`,
    'number-missed': (number) =>
      `Գնդակը կանգ է առել ${number}-ի վրա, որն այս խաղագումարին չի վերաբերում. խաղագումարը պարտված է։`,
    zero: () => 'Գնդակը կանգ է առել 0-ի վրա. ամբողջ խաղագումարն անցնում է խաղարկողին։',
    'ball-out': () => 'Գնդակը դուրս է ընկել պտուտակի դաշտից, ուստի ոչինչ չի հաշվարկվում. խաղագումարը վերադարձվում է։',
    late: () =>
      'Խաղանիշը դրվել է «Խաղագումարների տեղադրումներն ավարտված են» հայտարարելուց հետո. այն խաղին չի մասնակցում, և խաղագումարը վերադարձվում է։',
  },
};

function wins({ basis, times }: Pays): string {
  return basis === 'on-top'
    ? `շահումը խաղագումարի ${multiple(times)}ն է, և խաղագումարը վերադարձվում է`
    : `վերադարձվում է խաղագումարի ${multiple(times)}ը՝ խաղագումարը ներառյալ`;
}
