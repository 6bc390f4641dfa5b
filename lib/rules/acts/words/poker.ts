/**
 * The poker provisions in our own words. The three acts share most sentences, so the words stand here once; each act
 * says which it has, where, and with which numbers.
 */
import type { PaytableRow, Row } from '../../games/poker/rules.ts';
import type { Text } from '../../kernel/provision.ts';

const words = (en: string, hy: string): Text => ({ en, hy });

const ROW_NAMES: Readonly<Record<Row, Text>> = {
  'row-1': words('one pair, or lower: ace-king', 'մեկ զույգ կամ ցածր՝ մեկանոց-թագավոր'),
  'row-2': words('two pair', 'երկու զույգ'),
  'row-3': words('three of a kind', 'թրիս (երեք նույնատիպ)'),
  'row-4': words('a straight', 'սթրեյթ (հինգ հաջորդական)'),
  'row-5': words('a flush', 'ֆլաշ (հինգ նույներանգ)'),
  'row-6': words('a full house', 'ֆուլ հաուզ (մեկ զույգ և երեք նույնատիպ)'),
  'row-7': words('four of a kind', 'քառե (չորս նույնատիպ)'),
  'row-8': words('a straight flush', 'սթրեյթ ֆլաշ (հինգ նույներանգ հաջորդական)'),
  'row-9': words('a royal flush', 'ռոյալ ֆլաշ (մեկանոցով ավարտվող սթրեյթ ֆլաշ)'),
};

/** What a row of the paytable says. */
export function rowPays(row: Row, { multiple }: PaytableRow): Text {
  const { en, hy } = ROW_NAMES[row];
  return words(
    `A winning hand of ${en} wins the raise multiplied by ${multiple}.`,
    `Հաղթող համակցությունը՝ ${hy}. շահումը կրկնապատկման (րեյսի) գումարն է՝ բազմապատկած ${multiple}-ով։`,
  );
}

export const summaries = {
  deck: words(
    'One pack of 52 cards in four suits, from the deuce, the lowest, to the ace, the highest.',
    'Խաղաթղթերի մեկ կապուկ՝ 52 խաղաթղթով, չորս երանգներում, ամենափոքր երկուսանոցից մինչև ամենաբարձր մեկանոցը։',
  ),
  fold: words(
    'A player who gives up loses the ante, and the game is over for that seat.',
    'Հանձնվող խաղացողը կորցնում է անտեն (կոնը), և նրա համար խաղն ավարտվում է։',
  ),
  raise: words(
    'A player who goes on puts exactly twice the ante on the raise.',
    'Խաղը շարունակող խաղացողը կրկնապատկման (րեյսի) մասում դնում է անտեի (կոնի) ճիշտ կրկնակի չափով գումար։',
  ),
  exchangeFee: words(
    'The price of the new card equals the ante and is taken at once.',
    'Նոր խաղաթղթի գինը հավասար է անտեին (կոնին) և վերցվում է անմիջապես։',
  ),
  sixthCardFee: words(
    'The price of the sixth card equals the ante and is taken at once.',
    'Վեցերորդ խաղաթղթի գինը հավասար է անտեին (կոնին) և վերցվում է անմիջապես։',
  ),
  noQualify: words(
    'When the dealer has less than ace-king, ante and raise are returned and an amount equal to the ante is paid.',
    'Երբ խաղարկողը չունի որակավորվող համակցություն՝ առնվազն մեկանոց-թագավոր, վերադարձվում են անտեն (կոնը) և կրկնապատկումը (րեյսը), և վճարվում է անտեի չափով գումար։',
  ),
  noQualifyPaysOnly: words(
    'When the dealer has less than ace-king, an amount equal to the ante is paid.',
    'Երբ խաղավարը չունի որակավորվող համակցություն՝ առնվազն մեկանոց-թագավոր, խաղացողներին վճարվում է անտեի (կոնի) չափով գումար։',
  ),
  lose: words(
    'When the player’s hand is lower than the dealer’s, ante and raise are lost.',
    'Երբ խաղացողի համակցությունն ավելի ցածր է, քան խաղարկողինը, խաղացողը կորցնում է անտեն (կոնը) և կրկնապատկումը (րեյսը)։',
  ),
  win: words(
    'When the player’s hand is higher than the dealer’s qualifying hand, ante and raise are returned, the ante is paid one to one and the raise by the table.',
    'Երբ խաղացողի համակցությունն ավելի բարձր է, քան խաղարկողի որակավորվող համակցությունը, վերադարձվում են անտեն (կոնը) և կրկնապատկումը (րեյսը), անտեն վճարվում է մեկը մեկին, կրկնապատկումը՝ ըստ աղյուսակի։',
  ),
  compare: words(
    'Hands are compared by combination, then by the ranks that make it, then by the highest cards outside it, one after another.',
    'Համեմատվում են նախ համակցությունները, ապա դրանք կազմող խաղաթղթերի արժեքները, ապա հաջորդաբար՝ համակցությանը չմասնակցող ամենաբարձր խաղաթղթերը։',
  ),
  tie: words(
    'When all five cards are equal in rank, ante and raise are returned; suits never count.',
    'Երբ բոլոր հինգ խաղաթղթերի արժեքները հավասար են, խաղացողը հետ է վերցնում անտեն (կոնը) և կրկնապատկումը (րեյսը). երանգը նշանակություն չունի։',
  ),
  exchange: words(
    'A player may return one of the five cards and gets a new one for it; the returned card is out of play.',
    'Խաղացողը կարող է վերադարձնել իր հինգ խաղաթղթերից մեկը և փոխարենը ստանալ նորը. վերադարձվածն այլևս խաղին չի մասնակցում։',
  ),
  six: words(
    'A player may buy a sixth card before deciding; the best five of the six are the hand.',
    'Խաղացողը մինչև որոշելը կարող է գնել վեցերորդ խաղաթուղթ. նրա համակցությունը վեց խաղաթղթից հինգով կազմվող լավագույնն է։',
  ),
  bonusExchange: words(
    'A player who exchanges a card loses the bonus stake.',
    'Եթե խաղացողը փոխում է խաղաթղթերից որևէ մեկը, բոնուսի վրա դրված գումարը կորում է։',
  ),
  playerMisdeal: words(
    'A player was dealt a wrong number of cards: the hand does not count.',
    'Եթե խաղացողին բաժանվել է սխալ թվով խաղաթուղթ, նրա համակցությունը չի հաշվվում։',
  ),
  dealerShort: words(
    'A dealer who has dealt itself four cards for five must deal the fifth.',
    'Եթե խաղարկողն իրեն հինգի փոխարեն չորս խաղաթուղթ է բաժանել, պետք է բաժանի լրացուցիչը՝ համակցությունը լրացնելու համար։',
  ),
  dealerMisdeal: words(
    'Any other wrong deal of the dealer to itself makes all hands void, and the cards are shuffled again.',
    'Խաղարկողի՝ իրեն ցանկացած այլ սխալ բաժանումը զրոյացնում է բոլոր համակցությունները, և խաղաթղթերը նորից խառնվում են։',
  ),
  seats: words(
    'A player may play several seats at once; each is settled on its own.',
    'Խաղացողը կարող է միաժամանակ խաղալ մի քանի խաղատեղով. յուրաքանչյուրը հաշվարկվում է առանձին։',
  ),
} as const satisfies Record<string, Text>;

const bonusPays = words(
  'it wins what the house has set on a flush, full house, four of a kind, straight flush or royal flush, whatever the dealer has',
  'ֆլաշի, ֆուլ հաուզի, քառեի, սթրեյթ ֆլաշի կամ ռոյալ ֆլաշի դեպքում այն շահում է կազմակերպչի սահմանած չափով՝ անկախ խաղարկողի խաղաթղթերից',
);

export const bonus = {
  setByTheHouse: words(
    `Beside the ante a player may place a bonus stake of the size that the house sets; ${bonusPays.en}.`,
    `Անտեից (կոնից) բացի խաղացողը կարող է դնել բոնուսի խաղագումար՝ կազմակերպչի սահմանած չափով. ${bonusPays.hy}։`,
  ),
  atMost: (percent: number) =>
    words(
      `Beside the ante a player may place a bonus stake of at most ${percent} % of it; ${bonusPays.en} and whoever wins.`,
      `Անտեից (կոնից) բացի խաղացողը կարող է դնել բոնուսի խաղագումար՝ անտեի առավելագույնը ${percent} տոկոսի չափով. ${bonusPays.hy} և խաղի ելքից։`,
    ),
};

export const misdealPenalty = {
  player: (percent: number) =>
    words(
      `A player was dealt a wrong number of cards: the hand does not count, the stakes are returned and a penalty of ${percent} % of the ante is paid.`,
      `Եթե խաղացողին բաժանվել է սխալ թվով խաղաթուղթ, նրա համակցությունը չի հաշվվում, խաղագումարները վերադարձվում են, և վճարվում է տուգանք՝ անտեի (կոնի) ${percent} տոկոսի չափով։`,
    ),
  dealer: (percent: number) =>
    words(
      `Any other wrong deal of the dealer to itself makes all hands void: the stakes are returned and a penalty of ${percent} % of each ante is paid.`,
      `Խաղարկողի՝ իրեն ցանկացած այլ սխալ բաժանումը զրոյացնում է բոլոր համակցությունները. խաղագումարները վերադարձվում են, և խաղացողներին վճարվում է տուգանք՝ նրանց անտեի (կոնի) ${percent} տոկոսի չափով։`,
    ),
};

export const conductRules = {
  chips: words(
    'Chips are bought at the cashier’s desk of the casino before play.',
    'Խաղալու համար խաղանիշերը ձեռք են բերվում խաղատան դրամարկղից։',
  ),
  chipsAtTable: words(
    'Chips are bought at the cashier’s desk of the casino or from the dealer.',
    'Խաղալու համար խաղանիշերը ձեռք են բերվում խաղատան դրամարկղից կամ խաղավարից։',
  ),
  closing: words(
    'Antes are placed until the dealer announces that placing is over.',
    'Անտեները (կոնը) դրվում են մինչև խաղարկողի հայտարարելը, որ խաղագումարների տեղադրումներն ավարտված են։',
  ),
  dealingLastUp: words(
    'Five cards each are dealt face down, the dealer’s last one face up; players do not touch cards until the deal is over.',
    'Բաժանվում է հինգական խաղաթուղթ երեսով ներքև, խաղարկողի վերջինը՝ երեսով վերև. մինչև բաժանման ավարտը խաղացողները խաղաթղթերին ձեռք չեն տալիս։',
  ),
  dealingOneUp: words(
    'Five cards each are dealt from left to right face down, one of the dealer’s face up; players do not touch cards until the deal is over.',
    'Ձախից աջ բաժանվում է հինգական խաղաթուղթ երեսով ներքև, խաղարկողի մեկ խաղաթուղթը՝ երեսով վերև. մինչև բաժանման ավարտը խաղացողները խաղաթղթերին ձեռք չեն տալիս։',
  ),
  places: words(
    'As many may play at once as the table has places for the ante.',
    'Միանգամից կարող են մասնակցել այնքան խաղացողներ, որքան սեղանի վրա կան անտեի (կոնի) տեղեր։',
  ),
  discussion: words(
    'Players do not discuss their hands or show them to each other.',
    'Խաղացողները չեն քննարկում և միմյանց ցույց չեն տալիս իրենց համակցությունները։',
  ),
  inSight: words(
    'Cards stay in the dealer’s sight; once seen and laid face down they are not touched again.',
    'Խաղաթղթերը մնում են խաղարկողի տեսադաշտում. դիտելուց և երեսով ներքև դնելուց հետո դրանց այլևս ձեռք չեն տալիս։',
  ),
  dealerAnswers: words(
    'The dealer answers the players’ questions about the order of the game.',
    'Խաղարկողը պարտավոր է պատասխանել խաղի կարգի մասին խաղացողների հարցերին։',
  ),
  houseAnswers: words(
    'The organizer’s representative answers the players’ questions about the order of the game.',
    'Կազմակերպչի ներկայացուցիչը պարտավոր է պատասխանել խաղի կարգի մասին խաղացողների հարցերին։',
  ),
  sign: words(
    'A sign at the table names the game and the least and greatest stakes.',
    'Խաղասեղանի ցուցանակին նշվում են խաղի անվանումը և նվազագույն ու առավելագույն խաղագումարները։',
  ),
  bonusSign: words(
    'A sign at the table names the multiple of the bonus for each combination.',
    'Խաղասեղանի ցուցանակին նշվում են բոնուսի շահման բազմապատիկները՝ յուրաքանչյուր համակցության համար։',
  ),
  removal: words(
    'The organizer may ask players who break the rules to leave the hall.',
    'Կազմակերպիչը կարող է կանոնները խախտող խաղացողներին հրավիրել դուրս գալու խաղասրահից։',
  ),
  oneByOne: words(
    'With several seats, the cards of the next are looked at only after the decision on the one before.',
    'Մի քանի խաղատեղով խաղացողը հաջորդի խաղաթղթերը նայում է միայն նախորդի վերաբերյալ որոշումից հետո։',
  ),
} as const satisfies Record<string, Text>;
