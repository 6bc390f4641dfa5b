/**
 * The blackjack provisions, readings and options in our own words. The two orders have nearly the same sentences, and
 * call the dealer and the ace differently; the decision says most things its own way.
 */
import type { BlackjackHouseRules } from '../../games/blackjack/rules.ts';
import type { Choice, Note, Text } from '../../kernel/provision.ts';

const text = (en: string, hy: string): Text => ({ en, hy });

/** Armenian words of one act; all of them take the same endings. */
export interface Terms {
  /** խաղարկող or խաղավար */
  readonly dealer: string;
  /** մեկանոց, մեկնոց or տուզ */
  readonly ace: string;
  /** թագավորը or արքան */
  readonly king: string;
}

/** What the three acts say alike. */
export const summaries = ({ dealer, ace, king }: Terms) => ({
  compare: text(
    'A player whose cards total no more than 21 and more than the dealer’s, or who stands when the dealer goes above 21, wins; a lower total loses.',
    `Խաղացողը հաղթում է, եթե իր խաղաթղթերի գումարը չի գերազանցում 21-ը և բարձր է ${dealer}ի գումարից, կամ եթե ${dealer}ի գումարն է գերազանցում 21-ը. ավելի ցածր գումարը պարտվում է։`,
  ),
  decks: text(
    'The game is played with six decks, dealt from a shoe.',
    'Խաղի համար հարկավոր է խաղաթղթերի 6 կապուկ, որոնք հերթականությամբ դուրս են գալիս հատուկ արկղից։',
  ),
  deal: text(
    'Each box gets two cards face up, the dealer one card face up.',
    `Յուրաքանչյուր խաղացող ստանում է երկու բաց խաղաթուղթ, ${dealer}ը՝ մեկ բաց խաղաթուղթ։`,
  ),
  'hit-or-stand': text(
    'A player with two cards decides whether to take one or more cards or to stand.',
    'Երկու խաղաթուղթ ունեցող խաղացողը որոշում է՝ վերցնել ևս մեկ կամ մի քանի խաղաթուղթ (հիթ), թե բավարարվել եղածով (ստենդ)։',
  ),
  values: text(
    'A card counts its number; king, queen and jack count 10; an ace counts 1 or 11, as the player wishes.',
    `Խաղաթուղթը հաշվվում է իր վրա նշված թվով, ${king}, թագուհին և զինվորը՝ 10, ${ace}ը՝ 1 կամ 11՝ խաղացողի ցանկությամբ։`,
  ),
});

/** What Orders N 108 and N 302 say alike. */
export const orders = ({ dealer, ace }: Terms) => ({
  push: text('At equal totals the stake stays as it is.', 'Հավասար միավորների դեպքում խաղագումարը մնում է նույնը։'),
  bust: text(
    'A player whose cards total more than 21 has lost.',
    'Խաղացողը, որի խաղաթղթերի գումարը գերազանցում է 21 միավորը, պարտված է։',
  ),
  natural: text(
    'A player whose two cards total 21 gets half of the stake besides, unless the dealer’s two cards total 21 too.',
    `Խաղացողը, որի երկու խաղաթղթերի գումարը 21 է, լրացուցիչ ստանում է խաղագումարի կեսը, բացի այն դեպքից, երբ ${dealer}ի երկու խաղաթղթերի գումարը նույնպես 21 է։`,
  ),
  'dealer-natural': text(
    'The order does not rank the dealer’s two-card 21 above another 21: totals decide, unless the house declares otherwise; then as in the decision.',
    `Հրամանը ${dealer}ի երկու խաղաթղթով 21-ը այլ 21-ից բարձր չի դասում. որոշում են միավորները, եթե խաղատունն այլ բան չի հայտարարել. այդ դեպքում՝ ինչպես որոշման մեջ։`,
  ),
  split: text(
    'Two cards of one value may be split for one more equal stake, up to three times; two aces once only, with one card for each.',
    `Նույն միավորի երկու խաղաթուղթը կարելի է բաժանել (Split) մինչև 3 անգամ՝ ամեն անգամ դնելով խաղագումարի չափով ևս մեկ խաղագումար. երկու ${ace}ը բաժանվում է միայն մեկ անգամ, և տրվում է մեկական խաղաթուղթ։`,
  ),
  double: text(
    'The player may double the stake on any two cards and then gets one card only.',
    'Խաղացողը կարող է կրկնապատկել խաղագումարը ցանկացած երկու խաղաթղթի վրա, որից հետո ստանում է միայն մեկ խաղաթուղթ։',
  ),
  surrender: text(
    'The player may give up the game for half of the stake, but not against an ace; the organizer may waive this limit in the player’s favour.',
    `Խաղացողը կարող է հրաժարվել խաղից՝ զիջելով խաղագումարի կեսը, բացի այն դեպքից, երբ ${dealer}ի բաց խաղաթուղթը ${ace} է. խաղատան կազմակերպիչը կարող է այս սահմանափակումը չկիրառել հօգուտ խաղացողի։`,
  ),
  'even-money': text(
    'To a player with a natural against an ace the dealer may offer the double of the stake, whatever the next card is.',
    `Եթե խաղացողն ունի «Բլեք Ջեք», իսկ ${dealer}ը՝ ${ace}, ${dealer}ը կարող է առաջարկել խաղագումարի կրկնապատիկը՝ իր հաջորդ խաղաթղթից անկախ։`,
  ),
  shuffle: text(
    'When the shoe is used up the cards are shuffled and put back into it.',
    'Արկղի խաղաթղթերը վերջանալիս խառնվում և կրկին դրվում են արկղի մեջ։',
  ),
  'stakes-closed': text(
    'While the cards are dealt the stakes may not be changed.',
    'Խաղաթղթերը բաժանելու ընթացքում խաղագումարները փոխել չի կարելի։',
  ),
  'dealer-last': text(
    'The dealer draws when the players have their cards.',
    `${capital(dealer)}ն իրեն խաղաթուղթ է վերցնում, երբ խաղացողներն արդեն ունեն իրենց խաղաթղթերը։`,
  ),
});

/** The insurance of the orders, with the ratio as each writes it. */
export const ordersInsurance = ({ dealer, ace }: Terms, ratio: string): Text =>
  text(
    `Against an ace the casino lets players insure for half of the stake; if the dealer shows a natural the insurance is paid in the ratio ${ratio}, else it is taken.`,
    `Երբ ${dealer}ի բաց խաղաթուղթը ${ace} է, խաղատունը թույլ է տալիս ապահովագրվել խաղագումարի կեսի չափով. եթե բացվում է «Բլեք Ջեք», ապահովագրումը վճարվում է ${ratio} հարաբերությամբ, այլապես վերցվում է։`,
  );

/** What Decision N 66-N says its own way. */
export const decision = {
  push: text('Equal totals of 21 or less are a push.', '21-ը չգերազանցող հավասար հանրագումարների դեպքում ոչ ոքի է։'),
  bust: text(
    'More than 21 is a bust and loses, even if the dealer then also goes above 21.',
    '21-ը գերազանցող համակցությունը գերահավաք է և պարտվում է, նույնիսկ եթե խաղարկողն էլ է գերազանցում 21-ը։',
  ),
  natural: text(
    'An ace with any ten-valued card is a natural: it wins outright and is paid 3 to 2 of the initial stake; if the dealer has one too, it is a push.',
    'Մեկանոցը ցանկացած տասանոցի հետ «Բլեք Ջեք» է. այն ինքնին հաղթում է, և վճարվում է նախնական խաղագումարի 3:2-ը. եթե խաղարկողը նույնպես ունի «Բլեք Ջեք», ոչ ոքի է։',
  ),
  'dealer-natural': text(
    'When the dealer has a natural and the player has not, the player loses the stake.',
    'Եթե «Բլեք Ջեք» ունի խաղարկողը, իսկ խաղացողը չունի, խաղացողը կորցնում է խաղագումարը։',
  ),
  'dealer-draw': text(
    'The dealer has no choice: draws while the total is 16 or less and stops at 17 or more, also at 17 of two cards with an ace.',
    'Խաղարկողն ընտրություն չունի. խաղաթուղթ է վերցնում, քանի դեռ հանրագումարը չի գերազանցում 16-ը, և դադարեցնում է 17-ի կամ ավելիի դեպքում, նաև երբ 17-ը երկու խաղաթուղթ է՝ մեկը մեկանոց։',
  ),
  split: text(
    'Two cards of one value may be split for one more stake of the initial size, up to three times; each card begins a hand of its own that is played out.',
    'Նույն թվային արժեքի երկու խաղաթուղթը կարելի է բաժանել (սփլիթ) մինչև 3 անգամ՝ ամեն անգամ դնելով սկզբնական խաղագումարի չափով ևս մեկ խաղագումար. յուրաքանչյուր խաղաթուղթ սկսում է նոր համակցություն, որն առանձին է խաղարկվում։',
  ),
  double: text(
    'The player may double by one more stake of the initial size, then gets one card only; winning pays twice the initial stake.',
    'Խաղացողը կարող է կրկնապատկել (դաբլ դաուն)՝ դնելով սկզբնական խաղագումարի չափով ևս մեկ խաղագումար. ստանում է միայն մեկ խաղաթուղթ և հաղթելիս շահում է սկզբնական խաղագումարի կրկնակին։',
  ),
  surrender: text(
    'Whatever the dealer’s card, the player may give up for half of the initial stake; this is asked box by box as each hand is played.',
    'Խաղարկողի խաղաթղթից անկախ՝ խաղացողը կարող է հրաժարվել (սարանդր) և ստանալ սկզբնական խաղագումարի կեսը. հարցը տրվում է ըստ խաղադաշտերի՝ յուրաքանչյուր համակցությունը խաղարկելիս։',
  ),
  insurance: text(
    'Against an ace the player may stake half of the initial stake on a natural of the dealer: paid 2 to 1 if it comes, else lost.',
    'Եթե խաղարկողի խաղաթուղթը մեկանոց է, խաղացողը կարող է սկզբնական խաղագումարի կեսի չափով ապահովագրվել (ինշուրանս) «Բլեք Ջեք»-ից. եթե խաղարկողն ունի «Բլեք Ջեք», վճարվում է 2-ը 1-ի դիմաց, այլապես ապահովագրումը վերցվում է։',
  ),
  'even-money': text(
    'A player with a natural against an ace may take as much as the initial stake at once instead of 3 to 2.',
    '«Բլեք Ջեք» ունեցող խաղացողը, երբ խաղարկողի խաղաթուղթը մեկանոց է, կարող է 3-ը 2-ի փոխարեն միանգամից վերցնել սկզբնական խաղագումարին հավասար գումար (իվն մանի)։',
  ),
  'house-bonus': text(
    'The casino may set prizes: for three sevens, 21 or less with six cards, six-seven-eight of one suit, a natural of one suit, and so on.',
    'Խաղատունը կարող է պարգևներ սահմանել երեք յոթի, 6 խաղաթղթով 21 կամ պակաս միավորի, նույն երանգի վեց-յոթ-ութի, նույն երանգի «Բլեք Ջեք»-ի և այլ դեպքերի համար։',
  ),
  shuffle: text(
    'At the start and with new decks the dealer shows the cards face up, shuffles, has a player cut, and lays the first one to six cards aside.',
    'Խաղի սկզբում և կապուկները փոխելիս խաղարկողը խաղաթղթերը բացում է երեսով վերև, խառնում, խաղացողներից մեկին առաջարկում կիսել և առաջին 1-6 խաղաթուղթը դնում մի կողմ։',
  ),
  'stakes-closed': text(
    'Stakes are placed before the deal; once the first card is given none may change.',
    'Խաղագումարները դրվում են մինչև խաղաթղթերը բաժանելը. առաջին խաղաթուղթը տալուց հետո ոչ մեկը չի կարող փոխվել։',
  ),
  'dealer-last': text(
    'When all players have finished the dealer makes his hand, pays the winners and takes the stakes that lost.',
    'Երբ բոլոր խաղացողներն ավարտել են, խաղարկողը ձևավորում է իր համակցությունը, վճարում հաղթողներին և վերցնում պարտված խաղագումարները։',
  ),
  boxes: text(
    'A player plays at least one box and at most as many as the table shows.',
    'Խաղացողը խաղում է առնվազն մեկ խաղադաշտով (բոքսով), առավելագույնը՝ որքան պատկերված է սեղանի վրա։',
  ),
};

export const chips = {
  cashier: text('Players buy chips from the cashier.', 'Խաղացողները խաղանիշ են ձեռք բերում խաղատան դրամարկղից։'),
  cashierOrDealer: text(
    'Players buy chips from the cashier or the dealer.',
    'Խաղացողները խաղանիշ են ձեռք բերում խաղատան դրամարկղից կամ խաղարկողից։',
  ),
};

const choice = <Value extends string>(value: Value, en: string, hy: string): Choice<Value> => ({
  value,
  text: { en, hy },
});

export const rounding = {
  kind: 'reading',
  choices: [
    choice(
      'to-player',
      'A half minor unit is rounded up, for the player.',
      'Կես միավորը կլորացվում է հօգուտ խաղացողի։',
    ),
    choice('to-house', 'A half minor unit is dropped, for the house.', 'Կես միավորը կլորացվում է հօգուտ խաղատան։'),
  ],
  why: text(
    'The act is silent on half a minor unit, where 3 to 2 or a half of an odd stake falls. What it does not grant the house it leaves to the player.',
    'Ակտը լռում է այն մասին, թե ինչ անել կես միավորի հետ, երբ խաղագումարը կենտ է։ Ինչ ակտը խաղատանը չի տալիս, մնում է խաղացողին։',
  ),
  provisions: ['natural', 'surrender', 'insurance'],
} as const satisfies BlackjackHouseRules['rounding'];

export const naturalRank = {
  kind: 'reading',
  choices: [
    choice(
      'points-only',
      'Totals alone decide: a natural and a drawn 21 are equal. A player’s natural still gets the extra half.',
      'Որոշում են միայն միավորները. «Բլեք Ջեք»-ը և հավաքած 21-ը հավասար են։ Խաղացողի «Բլեք Ջեք»-ը, միևնույն է, ստանում է լրացուցիչ կեսը։',
    ),
    choice(
      'outranks-21',
      'A natural beats every other 21, as in the decision of 2004.',
      '«Բլեք Ջեք»-ը հաղթում է ցանկացած այլ 21-ի, ինչպես 2004 թվականի որոշման մեջ։',
    ),
  ],
  why: text(
    'The order compares totals only and adds half of the stake for a two-card 21; that a natural wins outright is first said in 2004.',
    'Հրամանը համեմատում է միայն միավորները և երկու խաղաթղթով 21-ի համար ավելացնում խաղագումարի կեսը. որ «Բլեք Ջեք»-ն ինքնին հաղթում է, առաջին անգամ ասվում է 2004-ին։',
  ),
  provisions: ['compare', 'push', 'natural', 'dealer-natural'],
} as const satisfies BlackjackHouseRules['naturalRank'];

export const splitNatural = {
  kind: 'reading',
  choices: [
    choice(
      'twenty-one',
      'An ace and a ten after a split are a plain 21.',
      'Բաժանումից հետո մեկանոցն ու տասանոցը սովորական 21 են։',
    ),
    choice('natural', 'They are a natural.', 'Դրանք «Բլեք Ջեք» են։'),
  ],
  why: text(
    'What a natural is paid is reckoned on the initial stake, and a natural is a property of the first two cards dealt; but its definition is unqualified, so a house may declare the other.',
    '«Բլեք Ջեք»-ի վճարը հաշվվում է նախնական խաղագումարից, և այն առաջին երկու խաղաթղթի հատկությունն է. բայց սահմանումն անվերապահ է, ուստի խաղատունը կարող է հայտարարել մյուսը։',
  ),
  provisions: ['natural', 'split'],
} as const satisfies BlackjackHouseRules['splitNatural'];

export const dealerNaturalTakes = {
  kind: 'reading',
  choices: [
    choice(
      'all-stakes',
      'Every stake on the hands that it beats, doubled and split stakes too.',
      'Հաղթված համակցությունների բոլոր խաղագումարները, նաև կրկնապատկված և բաժանված։',
    ),
    choice(
      'original-stake',
      'Of those hands the first loses the box’s initial stake; all else at risk on them is returned.',
      'Այդ համակցություններից առաջինը կորցնում է խաղադաշտի սկզբնական խաղագումարը. մնացածը վերադարձվում է։',
    ),
  ],
  why: text(
    'The loss of the stake is stated without an exception, and the dealer draws last, so doubled and split stakes are lost too.',
    'Խաղագումարի կորուստը նշված է առանց բացառության, և խաղարկողը խաղում է վերջինը, ուստի կորչում են նաև կրկնապատկված և բաժանված խաղագումարները։',
  ),
  provisions: ['dealer-natural', 'split', 'double'],
} as const satisfies BlackjackHouseRules['dealerNaturalTakes'];

export const insurancePays = {
  kind: 'reading',
  choices: [
    choice('two-to-one', 'Twice the insurance.', 'Ապահովագրման կրկնապատիկը։'),
    choice('one-to-two', 'Half of the insurance.', 'Ապահովագրման կեսը։'),
  ],
  why: text(
    'The order writes one to two. Insurance of half the stake makes the player whole only when two are paid for one, so the ratio is read as stake to payment.',
    'Հրամանում գրված է մեկը երկուսի։ Խաղագումարի կեսի ապահովագրումը խաղացողի կորուստը ծածկում է միայն կրկնակի վճարելիս, ուստի հարաբերությունը կարդացվում է որպես ապահովագրում առ վճար։',
  ),
  provisions: ['insurance'],
} as const satisfies BlackjackHouseRules['insurancePays'];

export const surrenderAgainstAce = {
  kind: 'option',
  shape: 'boolean',
  default: false,
  text: text(
    'The house waives the ban on surrender against an ace, in the player’s favour.',
    'Խաղատունը հօգուտ խաղացողի չի կիրառում մեկանոցի դեպքում հրաժարվելու արգելքը։',
  ),
  provisions: ['surrender'],
} as const satisfies BlackjackHouseRules['surrenderAgainstAce'];

export const bonuses = {
  kind: 'option',
  shape: 'bonuses',
  default: [],
  text: text(
    'Prizes that the house sets: for each combination a multiple of the box’s initial stake or a fixed amount.',
    'Խաղատան սահմանած պարգևները. յուրաքանչյուր համակցության համար՝ խաղադաշտի սկզբնական խաղագումարի բազմապատիկ կամ հաստատուն գումար։',
  ),
  provisions: ['house-bonus'],
} as const satisfies BlackjackHouseRules['bonuses'];

/** Readings without a switch. */
export const notes = {
  evenWin: {
    id: 'plain-win-one-to-one',
    text: text(
      'What a plain win is paid the act does not say; it is read as 1 to 1, as even money and doubling presuppose.',
      'Թե որքան է վճարվում սովորական հաղթանակի համար, ակտը չի ասում. կարդացվում է 1-ը 1-ի, ինչպես ենթադրում են հավասար գումարը և կրկնապատկումը։',
    ),
    provisions: ['compare'],
  },
  naturalGivenUp: {
    id: 'natural-given-up',
    text: text(
      'A natural is the hand’s only two cards: who draws to it or doubles it gives it up, and totals decide.',
      '«Բլեք Ջեք»-ը համակցության միակ երկու խաղաթուղթն է. ով դրան խաղաթուղթ է ավելացնում կամ կրկնապատկում, հրաժարվում է դրանից, և որոշում են միավորները։',
    ),
    provisions: ['natural', 'double'],
  },
  surrenderTwoCards: {
    id: 'surrender-on-two-cards',
    text: text(
      'A hand is given up on its two cards, before the dealer draws: it stays given up though the dealer then has a natural.',
      'Համակցությունից հրաժարվում են երկու խաղաթղթի վրա, մինչև խաղարկողի խաղաթուղթ վերցնելը. հրաժարումը վերջնական է, եթե նույնիսկ խաղարկողը հետո ունենա «Բլեք Ջեք»։',
    ),
    provisions: ['surrender'],
  },
  surrenderUnsplit: {
    id: 'surrender-unsplit',
    text: text(
      '"Give up the game" is read as the whole game of the box: a split hand cannot be given up alone.',
      '«Հրաժարվել խաղից» կարդացվում է որպես խաղադաշտի ամբողջ խաղ. բաժանված համակցություններից մեկից առանձին հրաժարվել չի կարելի։',
    ),
    provisions: ['surrender'],
  },
  evenMoneyUnsplit: {
    id: 'even-money-unsplit',
    text: text(
      'Even money is taken on the two cards dealt: a box that was split has none, whatever splitNatural says.',
      'Հավասար գումարը վերցվում է բաժանված առաջին երկու խաղաթղթի վրա. սփլիթ արված խաղադաշտում այն չկա, ինչ էլ ասի splitNatural-ը։',
    ),
    provisions: ['even-money', 'split'],
  },
  insuranceOfOdd: {
    id: 'insurance-of-an-odd-stake',
    text: text(
      'Where half of the stake is not whole, either neighbouring amount insures.',
      'Եթե խաղագումարի կեսն ամբողջ թիվ չէ, ապահովագրում է հարևան ամբողջ գումարներից յուրաքանչյուրը։',
    ),
    provisions: ['insurance'],
  },
  softSeventeen: {
    id: 'soft-seventeen',
    text: text(
      'The dealer’s ace counts 11 while that does not exceed 21, so 17 with such an ace stands too.',
      'Խաղարկողի մեկանոցը հաշվվում է 11, քանի դեռ գումարը չի գերազանցում 21-ը, ուստի նման մեկանոցով 17-ը նույնպես դադար է։',
    ),
    provisions: ['dealer-draw', 'values'],
  },
  sixOrMore: {
    id: 'six-cards-or-more',
    text: text(
      '"Six cards" is read as six or more; three sevens and 6-7-8 are exactly three cards.',
      '«6 խաղաթուղթը» կարդացվում է որպես վեց և ավելի. երեք յոթը և վեց-յոթ-ութը ճիշտ երեք խաղաթուղթ են։',
    ),
    provisions: ['house-bonus'],
  },
  bonusOwed: {
    id: 'bonus-whatever-the-dealer-has',
    text: text(
      'A prize is owed for what the hand shows, whatever the dealer has, once for each declared combination; a busted or surrendered hand shows none.',
      'Պարգևը հասնում է համակցության համար՝ խաղարկողի խաղաթղթերից անկախ, յուրաքանչյուր հայտարարված դեպքի համար մեկ անգամ. գերահավաքը և հրաժարված համակցությունը պարգև չեն բերում։',
    ),
    provisions: ['house-bonus'],
  },
} as const satisfies Record<string, Note>;

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
