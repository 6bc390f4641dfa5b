import { inRatio, multiple } from './hy.ts';
import type { Bought, NamedHand, Pays, PokerStake, PokerWords } from './words.ts';

const LABELS: Readonly<Record<PokerStake, string>> = {
  ante: 'անտե (կոն)',
  raise: 'կրկնապատկում (րեյս)',
  fee: 'խաղաթղթի գին',
  bonus: 'բոնուսի խաղագումար',
};
const THE: Readonly<Record<PokerStake, string>> = {
  ante: 'անտեն (կոնը)',
  raise: 'կրկնապատկումը (րեյսը)',
  fee: 'խաղաթղթի գինը',
  bonus: 'բոնուսի խաղագումարը',
};
const OF: Readonly<Record<PokerStake, string>> = {
  ante: 'անտեի (կոնի)',
  raise: 'կրկնապատկման (րեյսի)',
  fee: 'խաղաթղթի գնի',
  bonus: 'բոնուսի խաղագումարի',
};
const COMBINATIONS = {
  flush: 'ֆլաշ',
  'full-house': 'ֆուլ հաուզ',
  'four-of-a-kind': 'քառե',
  'straight-flush': 'սթրեյթ ֆլաշ',
  'royal-flush': 'ռոյալ ֆլաշ',
} as const;

const PLAYER_MISDEAL = 'Խաղատեղին բաժանվել է սխալ թվով խաղաթուղթ, և համակցությունը չի հաշվվում';
const DEALER_MISDEAL = 'Խաղարկողն իրեն խաղաթղթերը սխալ է բաժանել, և համակցությունը չի հաշվվում';
const shown = ({ name, five }: NamedHand) => `${name} (${five})`;
const isRatio = (pays: Pays | readonly [number, number]): pays is readonly [number, number] => Array.isArray(pays);

function paid(on: PokerStake, { basis, times }: Pays): string {
  if (basis === 'on-top') {
    return `${THE[on]} վերադարձվում է, և վճարվում է ${times === 1 ? 'դրա չափով գումար' : `դրա ${multiple(times)}ը`}`;
  }
  return times === 1 ? `վերադարձվում է միայն ${THE[on]}` : `վերադարձվում է ${OF[on]} ${multiple(times)}ը՝ ներառյալ այն`;
}

const bought = ({ card, givenBack }: Bought) =>
  givenBack === undefined
    ? `Խաղացողը գնել է վեցերորդ խաղաթուղթ՝ ${card}`
    : `Խաղացողը վերադարձրել է ${givenBack} խաղաթուղթը և ստացել նորը՝ ${card}`;

const bonusCards = (firstFive: boolean) =>
  firstFive ? 'Առաջին հինգ խաղաթղթերը, որոնցով միայն որոշվում է բոնուսը,' : 'Խաղաթղթերը';

export const pokerHy: PokerWords = {
  dealer: (cards, { name, qualifies }) =>
    `Խաղարկողի խաղաթղթերը՝ ${cards}. ${name}. համակցությունը ${qualifies ? 'որակավորվում է' : 'չի որակավորվում'}։`,
  dealerMisdealt: (cards) =>
    `Խաղարկողն իրեն խաղաթղթերը սխալ է բաժանել${cards === undefined ? '' : ` (${cards})`}. խաղի մեջ մնացած բոլոր համակցությունները զրոյացվում են։`,
  dealerNotOpened: 'Խաղարկողի խաղաթղթերը նշված չեն. դրանց հետ համեմատելու համակցություն չի մնացել։',
  seat: (player, id, on, stake) => `${player} խաղացող, խաղատեղ ${id}. ${LABELS[on]}՝ ${stake}։`,
  penalty: (player, id) => `${player} խաղացող, խաղատեղ ${id}. տուգանք։`,
  reasons: {
    'higher-hand': (on, own, dealer, pays) =>
      `Խաղացողի համակցությունը՝ ${shown(own)}, ավելի բարձր է, քան խաղարկողինը՝ ${shown(dealer)}. ${isRatio(pays) ? `${THE[on]} վերադարձվում է և վճարվում ${inRatio(pays)}` : paid(on, pays)}։`,
    'lower-hand': (on, own, dealer) =>
      `Խաղացողի համակցությունը՝ ${shown(own)}, ավելի ցածր է, քան խաղարկողինը՝ ${shown(dealer)}. խաղացողը կորցնում է ${THE[on]}։`,
    tie: (on, own) =>
      `Խաղացողի համակցության՝ ${shown(own)}, և խաղարկողի համակցության բոլոր հինգ խաղաթղթերի արժեքները հավասար են. ոչ ոքի, ${THE[on]} վերադարձվում է։`,
    'dealer-not-qualified': (on, pays) =>
      `Խաղարկողը չունի որակավորվող համակցություն՝ առնվազն մեկանոց-թագավոր. ${THE[on]} վերադարձվում է${pays === undefined ? '' : ` և վճարվում ${inRatio(pays)}`}։`,
    fold: (on) => `Խաղացողը հանձնվել է և կորցնում է ${THE[on]}։`,
    'player-misdeal': (on) => `${PLAYER_MISDEAL}. ${THE[on]} վերադարձվում է։`,
    'dealer-misdeal': (on) => `${DEALER_MISDEAL}. ${THE[on]} վերադարձվում է։`,
    'card-bought': (what) => `${bought(what)}. գինը վերցվում է անմիջապես և չի վերադարձվում։`,
    exchanged: (what) => `${bought(what)}, ուստի բոնուսի խաղագումարը կորում է։`,
    'no-bonus-combination': (firstFive) =>
      `${bonusCards(firstFive)} չեն կազմում այն համակցություններից ոչ մեկը, որոնց համար վճարվում է բոնուս. խաղացողը կորցնում է բոնուսի խաղագումարը։`,
    combination: (combination, pays, firstFive) =>
      `${bonusCards(firstFive)} կազմում են ${COMBINATIONS[combination]}. ${paid('bonus', pays)}։`,
  },
  penalties: {
    'player-misdeal': (percent) => `${PLAYER_MISDEAL}. վճարվում է տուգանք՝ անտեի (կոնի) ${percent} տոկոսի չափով։`,
    'dealer-misdeal': (percent) => `${DEALER_MISDEAL}. վճարվում է տուգանք՝ անտեի (կոնի) ${percent} տոկոսի չափով։`,
  },
  declaredPaytable: (basis, rows) =>
    `${rows.map(([combination, times]) => `${COMBINATIONS[combination]}՝ ${times}`).join(', ')}. բոնուսի խաղագումարը ${basis === 'on-top' ? 'վերադարձվում է դրանից բացի' : 'բազմապատիկի մեջ է'}։`,
};
