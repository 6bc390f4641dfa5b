/**
 * The roulette provisions in our own words. The three acts have the same nine rows and nearly the same sentences, so the
 * words stand here once; each act says which it has, where, and with which numbers.
 */
import type { Choice, Note, Reading, Text } from '../../kernel/provision.ts';

const row = (en: string, hy: string): Text => ({ en, hy });

export const summaries = {
  'row-1': row(
    'A chip on one number, 0 included, wins the stake 35-fold.',
    'Մեկ թվի վրա դրված խաղագումարը (ներառյալ 0-ն) հաղթելիս 35-ապատկվում է։',
  ),
  'row-2': row(
    'A chip on the line between two cells, 0 included, wins the stake 17-fold if either number comes.',
    'Երկու վանդակի բաժանող գծին դրված խաղագումարը (ներառյալ 0-ն) հաղթելիս 17-ապատկվում է։',
  ),
  'row-3': row(
    'A chip on the three cells of one row wins the stake 11-fold if any of the three numbers comes.',
    'Մեկ ուղղության երեք վանդակի վրա դրված խաղագումարը հաղթելիս 11-ապատկվում է։',
  ),
  'row-4': row(
    'A chip on the crossing of four cells wins the stake 8-fold if any of the four numbers comes.',
    'Չորս վանդակի խաչմերուկում դրված խաղագումարը հաղթելիս 8-ապատկվում է։',
  ),
  'row-5': row(
    'A chip on six numbers wins the stake 5-fold if any of the six comes.',
    'Վեց թվի վրա դրված խաղագումարը հաղթելիս 5-ապատկվում է։',
  ),
  'row-6': row(
    'A chip on twelve numbers (1-12, 13-24 or 25-36) is tripled if one of them comes.',
    'Տասներկու թվի վրա (1-12, 13-24 կամ 25-36) դրված խաղագումարը հաղթելիս եռապատկվում է։',
  ),
  'row-7': row(
    'A chip on eighteen numbers (1-18 or 19-36) is doubled if one of them comes.',
    'Տասնութ թվի վրա (1-18 կամ 19-36) դրված խաղագումարը հաղթելիս կրկնապատկվում է։',
  ),
  'row-8': row(
    'A chip on red or on black is doubled if that colour comes.',
    'Կարմիրի կամ սևի վրա դրված խաղագումարը գույնը գուշակելիս կրկնապատկվում է։',
  ),
  'row-9': row(
    'A chip on odd or on even is doubled if such a number comes.',
    'Կենտի կամ զույգի վրա դրված խաղագումարը հաղթելիս կրկնապատկվում է։',
  ),
  zero: row(
    'When the ball rests on 0, the whole stakes on 1-18, 19-36, odd, even, red and black go to the dealer.',
    'Երբ գնդակը կանգ է առնում 0-ի վրա, 1-18-ի, 19-36-ի, կենտի, զույգի, կարմիրի և սևի վրա դրված ամբողջ խաղագումարներն անցնում են խաղարկողին։',
  ),
  'ball-out': row(
    'When the ball leaves the wheel no number has won: players may change their bets, and nothing is settled.',
    'Երբ գնդակը դուրս է ընկնում պտուտակի դաշտից, ոչ մի թիվ չի հաղթել. խաղացողները կարող են փոխել խաղագումարները, և ոչինչ չի հաշվարկվում։',
  ),
  closing: row(
    'Chips may be placed until the dealer announces that placing is over; a later chip does not play.',
    'Խաղանիշ կարելի է դնել մինչև խաղավարի հայտարարելը, որ տեղադրումներն ավարտված են. ավելի ուշ դրվածը չի մասնակցում խաղին։',
  ),
  'same-cell': row(
    'Several players may bet on one cell; each bet is settled on its own.',
    'Նույն վանդակում կարող են խաղագումար դնել մի քանի խաղացող. յուրաքանչյուրը հաշվարկվում է առանձին։',
  ),
  'right-place': row(
    'Choosing the right place for a chip is the player’s duty.',
    'Խաղանիշի ճիշտ տեղադրումը որոշելը խաղացողի պարտականությունն է։',
  ),
  players: row(
    'At least one player; at most as many as there are chip colours.',
    'Խաղացողները նվազագույնը մեկն են, առավելագույնը՝ որքան խաղանիշերի գույներ կան։',
  ),
  'chip-value': row(
    'The value of a colour chip is set by the player and shown at the table.',
    'Գունավոր խաղանիշի արժեքը սահմանում է խաղացողը, և այն ցուցադրվում է սեղանի մոտ։',
  ),
  clearing: row(
    'Losing chips are cleared from the table first, then the winners are paid.',
    'Սեղանը նախ ազատվում է պարտված խաղագումարներից, ապա հաղթողներն ստանում են իրենց գումարները։',
  ),
} as const satisfies Record<string, Text>;

export const direction = {
  wheel: row(
    'The direction of the wheel is not changed while a player plays.',
    'Պտուտաձողի անիվի ուղղությունը խաղի ընթացքում չի փոխվում։',
  ),
  wheelAndBall: row(
    'The directions of the wheel and of the ball are not changed while a player plays.',
    'Պտուտաձողի անիվի և գնդիկի ուղղությունները չեն փոխվում, քանի դեռ խաղացողը խաղում է։',
  ),
};

export const cashing = row(
  'Losing chips are cleared first, then the winners are paid; chips are cashed before leaving the table.',
  'Նախ հավաքվում են պարտված խաղագումարները, ապա վճարվում հաղթողներին. խաղանիշերը կանխիկացվում են մինչև սեղանը լքելը։',
);

const choice = <Value extends string>(value: Value, en: string, hy: string): Choice<Value> => ({
  value,
  text: { en, hy },
});

const listedOnly = choice(
  'listed-only',
  'Only the bets that the table lists.',
  'Միայն աղյուսակում թվարկված խաղագումարները։',
);

export const payout: Reading<'uniform' | 'all-winnings' | 'all-return'> = {
  kind: 'reading',
  choices: [
    choice(
      'uniform',
      'Rows 1 to 5 are winnings on top of the stake, rows 6 to 9 are the total returned.',
      '1-5 տողերը խաղագումարից բացի վճարվող շահումն են, 6-9 տողերը՝ վերադարձվող ամբողջ գումարը։',
    ),
    choice(
      'all-winnings',
      'Every multiple is winnings on top of the stake.',
      'Բոլոր բազմապատիկները խաղագումարից բացի վճարվող շահում են։',
    ),
    choice(
      'all-return',
      'Every multiple is the total returned, stake included.',
      'Բոլոր բազմապատիկները վերադարձվող ամբողջ գումարն են՝ խաղագումարը ներառյալ։',
    ),
  ],
  why: {
    en: 'The column is headed "winnings"; rows 1 to 5 say "N-fold", rows 6 to 9 "tripled" and "doubled". Only under uniform does every bet return 36/37 of what is staked. Under all-winnings the dozens and even chances would favour the player (48/37 and 54/37); under all-return a six line would return only 30/37.',
    hy: 'Սյունակը կոչվում է «շահումներ». 1-5 տողերն ասում են «N-ապատկվում է», 6-9 տողերը՝ «եռապատկվում, կրկնապատկվում է»։ Միայն uniform ընթերցման դեպքում է յուրաքանչյուր խաղագումար վերադարձնում դրվածի 36/37-ը։ all-winnings-ի դեպքում տասներկու և տասնութ թվերի խաղագումարները շահավետ կլինեին խաղացողին (48/37 և 54/37), all-return-ի դեպքում վեց թվինը կվերադարձներ միայն 30/37։',
  },
  provisions: ['row-1', 'row-2', 'row-3', 'row-4', 'row-5', 'row-6', 'row-7', 'row-8', 'row-9'],
};

export const zeroCombinations: Reading<'listed-only' | 'layout'> = {
  kind: 'reading',
  choices: [
    listedOnly,
    choice(
      'layout',
      'Also the trios 0-1-2 and 0-2-3, paid as row 3, and the first four 0-1-2-3, paid as row 4.',
      'Նաև 0-1-2 և 0-2-3 եռյակները՝ ըստ 3-րդ տողի, և 0-1-2-3 քառյակը՝ ըստ 4-րդ տողի։',
    ),
  ],
  why: {
    en: 'Rows 1 and 2 say "0 included"; rows 3 and 4 do not.',
    hy: '1-ին և 2-րդ տողերն ասում են «ներառյալ 0-ն», 3-րդ և 4-րդ տողերը՝ ոչ։',
  },
  provisions: ['row-3', 'row-4'],
};

export const columnBets: Reading<'listed-only' | 'as-dozen'> = {
  kind: 'reading',
  choices: [
    listedOnly,
    choice('as-dozen', 'Also the three columns, paid as row 6.', 'Նաև երեք սյունակները՝ ըստ 6-րդ տողի։'),
  ],
  why: {
    en: 'Row 6 lists three groups of twelve numbers, and the columns are not among them.',
    hy: '6-րդ տողը թվարկում է տասներկու թվի երեք խումբ, և սյունակները դրանց մեջ չեն։',
  },
  provisions: ['row-6'],
};

export const notes: readonly Note[] = [
  {
    id: 'layout-of-the-field',
    text: {
      en: 'Which numbers are red, and which cells touch, the act presupposes: both are taken from the standard single-zero table.',
      hy: 'Թե որ թվերն են կարմիր և որ վանդակներն են հարևան, ակտը ենթադրում է. երկուսն էլ վերցված են մեկ զրոյով ստանդարտ սեղանից։',
    },
    provisions: ['row-2', 'row-3', 'row-4', 'row-5', 'row-8'],
  },
];
