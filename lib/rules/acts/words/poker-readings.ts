/** The readings, options and notes of poker: which choices there are, and why the default is what it is. */
import type { Choice, Note, Option, Reading, Text } from '../../kernel/provision.ts';

const choice = <Value extends string>(value: Value, en: string, hy: string): Choice<Value> => ({
  value,
  text: { en, hy },
});

type Rounding = Reading<'to-player' | 'to-house'>;

const roundingChoices: Rounding['choices'] = [
  choice(
    'to-player',
    'Half a minor unit is rounded up, in the player’s favour.',
    'Կես միավորը կլորացվում է դեպի վեր՝ հօգուտ խաղացողի։',
  ),
  choice(
    'to-house',
    'Half a minor unit is rounded down, in the house’s favour.',
    'Կես միավորը կլորացվում է դեպի վար՝ հօգուտ կազմակերպչի։',
  ),
];

/** Where the act has a penalty of half the ante. */
export const roundingOfPenalty: Rounding = {
  kind: 'reading',
  choices: roundingChoices,
  why: {
    en: 'Every act is silent on half of an odd amount. Here only a penalty can be one: what the house owes for its own misdeal is not cut short.',
    hy: 'Ակտերը լռում են կենտ գումարի կեսի մասին։ Այստեղ այդպիսին կարող է լինել միայն տուգանքը. կազմակերպչի՝ սխալ բաժանման համար պարտքը չի պակասեցվում։',
  },
  provisions: ['player-misdeal', 'dealer-misdeal'],
};

/** Where nothing is halved. */
export const roundingOfNothing: Rounding = {
  kind: 'reading',
  choices: roundingChoices,
  why: {
    en: 'The key is the same in all card games of the service. This act’s poker halves nothing, so here it changes no amount.',
    hy: 'Բանալին նույնն է ծառայության բոլոր թղթախաղերի համար։ Այս ակտի պոկերում ոչինչ չի կիսվում, ուստի այստեղ այն ոչ մի գումար չի փոխում։',
  },
  provisions: ['player-misdeal', 'dealer-misdeal'],
};

type AceLowStraight = Reading<'allowed' | 'not-allowed'>;

const aceLow = (why: Text): AceLowStraight => ({
  kind: 'reading',
  choices: [
    choice('allowed', 'A-2-3-4-5 is a straight too, the lowest.', 'Մեկանոց-2-3-4-5-ը նույնպես սթրեյթ է՝ ամենացածրը։'),
    choice(
      'not-allowed',
      'The ace is only high: A-2-3-4-5 is no straight.',
      'Մեկանոցը միայն ամենաբարձրն է. մեկանոց-2-3-4-5-ը սթրեյթ չէ։',
    ),
  ],
  why,
  provisions: ['deck', 'row-4', 'row-8'],
});

export const aceLowStraight = {
  aceCalledHighest: aceLow({
    en: 'The act calls the ace the highest card and the deuce the lowest, and any five in sequence a straight. That the ace may also stand below the deuce in a straight is what Armenian houses publish and what is played everywhere.',
    hy: 'Ակտը մեկանոցը համարում է ամենաբարձր, երկուսանոցը՝ ամենափոքր խաղաթուղթը, իսկ ցանկացած 5 հաջորդականությունը՝ սթրեյթ։ Որ մեկանոցը սթրեյթում կարող է լինել նաև երկուսանոցից ցածր, հրապարակում են հայաստանյան խաղատները, և այդպես է խաղում ամենուր։',
  }),
  ranksUnsaid: aceLow({
    en: 'The order does not rank the cards; it calls any five in sequence a straight. That the ace may also stand below the deuce in a straight is what Armenian houses publish and what is played everywhere.',
    hy: 'Հրամանը խաղաթղթերի արժեքները չի նշում և սթրեյթ է համարում ցանկացած 5 հաջորդականությունը։ Որ մեկանոցը սթրեյթում կարող է լինել նաև երկուսանոցից ցածր, հրապարակում են հայաստանյան խաղատները, և այդպես է խաղում ամենուր։',
  }),
};

export const raisePays: Reading<'on-top' | 'stake-included'> = {
  kind: 'reading',
  choices: [
    choice(
      'on-top',
      'The raise is returned and its multiple is paid besides.',
      'Կրկնապատկումը (րեյսը) վերադարձվում է, և դրանից բացի վճարվում է դրա բազմապատիկը։',
    ),
    choice(
      'stake-included',
      'The multiple is all that comes back for the raise, the raise itself included.',
      'Բազմապատիկը կրկնապատկման (րեյսի) դիմաց վերադարձվող ամբողջ գումարն է՝ կրկնապատկումը ներառյալ։',
    ),
  ],
  why: {
    en: 'The words return the raise and pay the multiple besides, as in annexes 4 and 5, and the words decide. To the house and the regulator plainly: so read, this game favours the player. The first six rows of its table are those of annexes 4 and 5 plus one, and over all 19,933,230,517,200 deals a player who always raises wins 15.4 % of the ante on average, one who plays well 26.7 %. With the raise counted in the multiple, good play loses 4.9 %, next to 5.2 % under the table of annexes 4 and 5 without a draw. A house that means the second declares it, and every receipt shows which was applied.',
    hy: 'Ըստ տեքստի՝ կրկնապատկումը (րեյսը) վերադարձվում է, և բազմապատիկը վճարվում է դրանից բացի, ինչպես N 4 և N 5 հավելվածներում, և որոշողը տեքստն է։ Կազմակերպչին և լիազոր մարմնին պետք է ուղղակի ասել. այդպես ընթերցված՝ այս խաղը շահավետ է խաղացողին։ Աղյուսակի առաջին վեց տողերը N 4 և N 5 հավելվածների տողերն են՝ գումարած մեկ, և բոլոր 19 933 230 517 200 բաժանումների կտրվածքով միշտ կրկնապատկող խաղացողը միջինում շահում է անտեի (կոնի) 15,4 տոկոսը, լավ խաղացողը՝ 26,7 տոկոսը։ Եթե կրկնապատկումը հաշվվում է բազմապատիկի մեջ, լավ խաղացողը կորցնում է 4,9 տոկոս, մոտ N 4 և N 5 հավելվածների աղյուսակի 5,2 տոկոսին՝ առանց խաղաթուղթ գնելու։ Երկրորդը նկատի ունեցող կազմակերպիչը հայտարարում է այն, և յուրաքանչյուր անդորրագիր ցույց է տալիս, թե որն է կիրառվել։',
  },
  provisions: ['win', 'row-1', 'row-2', 'row-3', 'row-4', 'row-5', 'row-6', 'row-7', 'row-8', 'row-9'],
};

export const bonusPaytable: Option = {
  kind: 'option',
  shape: 'bonus-paytable',
  memberDefaults: { basis: 'to-one' },
  text: {
    en: 'The house’s own multiples for a flush, full house, four of a kind, straight flush and royal flush: whole, from 1 to 1,000,000, all five. Basis "to-one": the stake is returned besides (where nothing is said); "for-one": the multiple is all that comes back. Without a declared table no bonus stake is accepted.',
    hy: 'Կազմակերպչի սահմանած բազմապատիկները ֆլաշի, ֆուլ հաուզի, քառեի, սթրեյթ ֆլաշի և ռոյալ ֆլաշի համար՝ ամբողջ թվեր 1-ից 1 000 000, բոլոր հինգը։ "to-one" հիմքի դեպքում խաղագումարը վերադարձվում է շահումից բացի (եթե այլ բան նշված չէ), "for-one"-ի դեպքում բազմապատիկը վերադարձվող ամբողջ գումարն է։ Առանց հայտարարված աղյուսակի բոնուսի խաղագումար չի ընդունվում։',
  },
  provisions: ['bonus'],
};

const forfeit = (en: string, hy: string) => choice('forfeit', en, hy);

export const bonusAfterExchange: Reading<'final-hand' | 'first-five' | 'forfeit'> = {
  kind: 'reading',
  choices: [
    choice(
      'final-hand',
      'The bonus is judged on the hand after the exchange.',
      'Բոնուսը որոշվում է փոխանակումից հետո եղած համակցությամբ։',
    ),
    choice(
      'first-five',
      'The bonus is judged on the five cards as dealt.',
      'Բոնուսը որոշվում է բաժանված հինգ խաղաթղթերով։',
    ),
    forfeit('Exchanging a card loses the bonus stake.', 'Խաղաթուղթ փոխանակելիս բոնուսի խաղագումարը կորում է։'),
  ],
  why: {
    en: 'The order is silent: it only asks that the player have the combination.',
    hy: 'Հրամանը լռում է. պահանջվում է միայն, որ խաղացողն ունենա համակցությունը։',
  },
  provisions: ['bonus', 'exchange'],
};

export const bonusAfterSixthCard: Reading<'first-five' | 'best-of-six' | 'forfeit'> = {
  kind: 'reading',
  choices: [
    choice(
      'first-five',
      'The bonus is judged on the five cards as dealt.',
      'Բոնուսը որոշվում է բաժանված հինգ խաղաթղթերով։',
    ),
    choice(
      'best-of-six',
      'The bonus is judged on the best five of the six.',
      'Բոնուսը որոշվում է վեց խաղաթղթերից լավագույն հինգով։',
    ),
    forfeit('Buying a sixth card loses the bonus stake.', 'Վեցերորդ խաղաթուղթ գնելիս բոնուսի խաղագումարը կորում է։'),
  ],
  why: {
    en: 'The text takes the bonus stake from a player who exchanges a card, which this game does not know. Its purpose is to judge the bonus on the cards as dealt.',
    hy: 'Տեքստը բոնուսի խաղագումարից զրկում է խաղաթուղթ փոխանակող խաղացողին, իսկ այս խաղում փոխանակում չկա։ Դրա նպատակն է բոնուսը որոշել բաժանված խաղաթղթերով։',
  },
  provisions: ['bonus', 'bonus-exchange', 'six'],
};

export const bonusOnFold: Reading<'lost' | 'honoured'> = {
  kind: 'reading',
  choices: [
    choice('lost', 'A folded seat’s bonus stake is lost.', 'Հանձնված խաղատեղի բոնուսի խաղագումարը կորում է։'),
    choice(
      'honoured',
      'It is judged on the folded cards, which must then be given.',
      'Այն որոշվում է նետված խաղաթղթերով, որոնք այդ դեպքում պետք է նշվեն։',
    ),
  ],
  why: {
    en: 'On folding the game ends for the player.',
    hy: 'Հանձնվելով՝ խաղացողի համար խաղն ավարտվում է։',
  },
  provisions: ['fold', 'bonus'],
};

export const feeOnVoid: Reading<'returned' | 'kept'> = {
  kind: 'reading',
  choices: [
    choice(
      'returned',
      'The fee of a void hand is returned.',
      'Չհաշվված համակցության համար վճարված գինը վերադարձվում է։',
    ),
    choice(
      'kept',
      'The fee of a void hand stays with the house.',
      'Չհաշվված համակցության համար վճարված գինը մնում է կազմակերպչին։',
    ),
  ],
  why: {
    en: 'The fee is taken at once and no act speaks of it again; but a hand that does not count leaves nothing bought.',
    hy: 'Գինը վերցվում է անմիջապես, և ակտերն այլևս չեն անդրադառնում դրան. սակայն չհաշվված համակցությունից հետո գնված ոչինչ չի մնում։',
  },
  provisions: ['fee', 'player-misdeal', 'dealer-misdeal'],
};

const note = (id: string, provisions: readonly string[], en: string, hy: string): Note => ({
  id,
  text: { en, hy },
  provisions,
});

export const notes = {
  voidHands: note(
    'void-hands',
    ['player-misdeal', 'dealer-misdeal', 'fold', 'bonus'],
    'A misdealt seat is void even if it folded, and is owed at most one penalty. A seat that folded before a misdeal of the dealer stays folded. A void hand’s bonus stake is returned with the others.',
    'Սխալ բաժանված խաղատեղի համակցությունը չի հաշվվում, նույնիսկ եթե խաղացողը հանձնվել է, և տուգանքը վճարվում է միայն մեկ անգամ։ Մինչև խաղարկողի սխալ բաժանումը հանձնված խաղատեղը մնում է հանձնված։ Չհաշվված համակցության բոնուսի խաղագումարը վերադարձվում է մյուսների հետ։',
  ),
  stakesOnVoid: note(
    'stakes-on-void',
    ['player-misdeal', 'dealer-misdeal'],
    'The order does not say that the stakes of a hand that does not count are returned; nothing else makes sense of it. It knows no penalty.',
    'Հրամանը չի ասում, որ չհաշվված համակցության խաղագումարները վերադարձվում են. այլ կերպ այն իմաստ չէր ունենա։ Տուգանք նախատեսված չէ։',
  ),
  comparison: note(
    'comparison',
    ['lose', 'compare', 'tie'],
    'The order asks only whose hand is of the higher order. What decides equal combinations, that a lower hand loses and that equal hands push are taken from Decision N 66-N.',
    'Հրամանը հարցնում է միայն, թե ում համակցությունն է ավելի բարձր կարգի։ Թե ինչն է որոշում հավասար համակցությունների դեպքում, որ ցածր համակցությունը պարտվում է, իսկ լիովին հավասարը՝ ոչ ոքի է, վերցված է N 66-Ն որոշումից։',
  ),
  severalSeats: note(
    'deck-and-seats',
    ['deck', 'seats'],
    'The order names neither the deck nor a player at several seats; both are taken from Decision N 66-N.',
    'Հրամանը չի նշում ո՛չ խաղաթղթերի կապուկը, ո՛չ մի քանի խաղատեղով խաղացողին. երկուսն էլ վերցված են N 66-Ն որոշումից։',
  ),
  stakesOnNoQualify: note(
    'stakes-on-no-qualify',
    ['no-qualify', 'win'],
    'The order only names what is paid; that ante and raise are returned besides follows, and Order N 302 says it.',
    'Հրամանը նշում է միայն վճարվողը. որ անտեն (կոնը) և կրկնապատկումը նաև վերադարձվում են, բխում է դրանից, և այդպես է ասում N 302 հրամանը։',
  ),
  misdealAs2000: note(
    'misdeal-as-2000',
    ['dealer-short', 'dealer-misdeal'],
    'The order speaks of four cards and of a faulty deal without saying to whom; both are read as Order N 302 words them: to the dealer itself.',
    'Հրամանը խոսում է չորս խաղաթղթի և թերի բաժանման մասին՝ չնշելով, թե ում. երկուսն էլ ընթերցվում են N 302 հրամանի ձևակերպմամբ՝ իրեն՝ խաղավարին։',
  ),
  fixedBonus: note(
    'fixed-bonus',
    ['bonus'],
    'The order calls the payment of the bonus progressive and leaves its size to the house; it is settled at the fixed multiples that the house declares.',
    'Հրամանը բոնուսի վճարումը կոչում է պրոգրեսիվ և դրա չափը թողնում կազմակերպչին. հաշվարկվում է կազմակերպչի հայտարարած հաստատուն բազմապատիկներով։',
  ),
  tripsSlip: note(
    'three-of-a-kind',
    ['row-3'],
    'The list of combinations calls the third "2 of a kind (tris)": a slip, since the paytable says 3 of a kind.',
    'Համակցությունների ցանկում երրորդը կոչվում է «2 նույնատիպ (թրիս)». վրիպակ է, քանի որ աղյուսակում 3 նույնատիպ է։',
  ),
  cutOff: note(
    'cut-off',
    ['row-9', 'bonus', 'bonus-exchange', 'player-misdeal', 'dealer-short', 'dealer-misdeal', 'seats'],
    'The copy of annex 4 at hand breaks off inside its paytable, after the straight flush. The royal flush is taken from annex 5 and the two orders, whose other rows are the same; misdeals, seats, bonus and conduct from annex 5, its neighbour in the same words.',
    'N 4 հավելվածի առկա օրինակն ընդհատվում է աղյուսակի ներսում՝ սթրեյթ ֆլաշից հետո։ Ռոյալ ֆլաշի տողը վերցված է N 5 հավելվածից և երկու հրամաններից, որոնց մյուս տողերը նույնն են, իսկ սխալ բաժանումները, խաղատեղերը, բոնուսը և վարքի կանոնները՝ N 5 հավելվածից, որի ձևակերպումները նույնն են։',
  ),
  sixAndBonus: note(
    'sixth-card-is-no-exchange',
    ['bonus-exchange', 'bonus'],
    'The sentence on exchanging a card has nothing to apply to in this game; what buying a sixth card does to the bonus is the reading bonusAfterSixthCard.',
    'Խաղաթուղթ փոխանակելու մասին նախադասությունն այս խաղում կիրառելի չէ. թե վեցերորդ խաղաթղթի գնումն ինչպես է ազդում բոնուսի վրա, որոշում է bonusAfterSixthCard ընթերցումը։',
  ),
  edgeWithExchange: note(
    'house-edge',
    ['exchange', 'fee', 'win'],
    'Over all deals a player who plays as well as possible loses 1.04 % of the ante on average, exchanging in 8.4 % of the deals; 5.22 % without ever exchanging, and 16.61 % when raising everything.',
    'Բոլոր բաժանումների կտրվածքով հնարավորինս լավ խաղացող խաղացողը միջինում կորցնում է անտեի (կոնի) 1,04 տոկոսը՝ խաղաթուղթ փոխանակելով բաժանումների 8,4 տոկոսում. առանց երբևէ փոխանակելու՝ 5,22 տոկոսը, իսկ միշտ կրկնապատկելիս՝ 16,61 տոկոսը։',
  ),
  edgeWithSixthCard: note(
    'house-edge',
    ['six', 'fee', 'win'],
    'To the house and the regulator plainly: this game favours a player who plays as well as possible. Over all deals such a player wins 1.76 % of the ante on average, buying a sixth card in 13.7 % of the deals. One who never buys loses 5.22 % at best, one who raises everything 16.61 %.',
    'Կազմակերպչին և լիազոր մարմնին պետք է ուղղակի ասել. այս խաղը շահավետ է հնարավորինս լավ խաղացող խաղացողին։ Բոլոր բաժանումների կտրվածքով նա միջինում շահում է անտեի (կոնի) 1,76 տոկոսը՝ վեցերորդ խաղաթուղթ գնելով բաժանումների 13,7 տոկոսում։ Երբեք չգնողը լավագույն դեպքում կորցնում է 5,22 տոկոս, միշտ կրկնապատկողը՝ 16,61 տոկոս։',
  ),
} as const satisfies Record<string, Note>;
