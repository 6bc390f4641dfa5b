import { inRatio, multiple, partOf } from './hy.ts';
import type { BlackjackWords } from './words.ts';

const prizes: BlackjackWords['prizes'] = {
  'three-sevens': 'երեք յոթ',
  'six-cards': 'վեց կամ ավելի խաղաթուղթ՝ առանց գերահավաքի',
  'suited-6-7-8': 'նույն երանգի վեց, յոթ և ութ',
  'suited-natural': 'նույն երանգի «Բլեք Ջեք»',
};

const boxOf = (player: string, id: string, hand: number | undefined) =>
  `${player} խաղացող, խաղադաշտ ${id}${hand === undefined ? '' : `, համակցություն ${hand}`}`;

export const blackjackHy: BlackjackWords = {
  dealer: (cards, total, shows) => {
    const what = { natural: '«Բլեք Ջեք»', bust: `հանրագումարը՝ ${total}, գերահավաք`, total: `հանրագումարը՝ ${total}` };
    return `Խաղարկողի խաղաթղթերը՝ ${cards}. ${what[shows]}։`;
  },
  hand: ({ player, id, hand, stake, doubled, cards, total }) =>
    `${boxOf(player, id, hand)}. խաղագումարը՝ ${stake}${doubled ? ' (կրկնապատկված)' : ''}, խաղաթղթերը՝ ${cards}, հանրագումարը՝ ${total}։`,
  insured: (player, id, stake) => `${boxOf(player, id, undefined)}. ապահովագրումը (ինշուրանս)՝ ${stake}։`,
  prize: (player, id, hand, when) => `${boxOf(player, id, hand)}. խաղատան պարգև՝ ${prizes[when]}։`,
  reasons: {
    natural: (pays, besides) =>
      besides === undefined
        ? `Համակցությունը «Բլեք Ջեք» է, իսկ խաղարկողինը՝ ոչ. վճարվում է ${inRatio(pays)}, և խաղագումարը վերադարձվում է։`
        : `Համակցությունը «Բլեք Ջեք» է և հաղթում է. վճարվում է ${inRatio(besides)} և լրացուցիչ՝ խաղագումարի ${partOf(pays)}, խաղագումարը վերադարձվում է։`,
    'even-money': (pays) =>
      `Մեկանոցի դեմ «Բլեք Ջեք» ունեցող խաղացողը վերցրել է հավասար գումար (իվն մանի). վճարվում է ${inRatio(pays)}՝ խաղարկողի հաջորդ խաղաթղթերից անկախ, և խաղագումարը վերադարձվում է։`,
    'higher-total': (total, dealer, pays) =>
      `Հանրագումարը՝ ${total}, բարձր է խաղարկողի հանրագումարից՝ ${dealer}. վճարվում է ${inRatio(pays)}, և խաղագումարը վերադարձվում է։`,
    'dealer-bust': (dealer, most, pays) =>
      `Խաղարկողի հանրագումարը՝ ${dealer}, գերազանցում է ${most}-ը. վճարվում է ${inRatio(pays)}, և խաղագումարը վերադարձվում է։`,
    bust: (total, most) =>
      `Հանրագումարը՝ ${total}, գերազանցում է ${most}-ը և գերահավաք է. խաղացողը կորցնում է խաղագումարը։`,
    'lower-total': (total, dealer) =>
      `Հանրագումարը՝ ${total}, ցածր է խաղարկողի հանրագումարից՝ ${dealer}. խաղացողը կորցնում է խաղագումարը։`,
    'equal-totals': (total, natural) =>
      natural === undefined
        ? `Խաղարկողի հանրագումարը նույնպես ${total} է. ոչ ոքի, խաղագումարը վերադարձվում է։`
        : `Խաղարկողի հանրագումարը նույնպես ${total} է. ոչ ոքի, խաղագումարը վերադարձվում է, և «Բլեք Ջեք»-ի համար լրացուցիչ վճարվում է խաղագումարի ${partOf(natural)}։`,
    'both-natural': () => '«Բլեք Ջեք» է և՛ խաղացողի մոտ, և՛ խաղարկողի մոտ. ոչ ոքի, խաղագումարը վերադարձվում է։',
    'dealer-natural': (takes) => {
      const natural = 'Խաղարկողի համակցությունը «Բլեք Ջեք» է, իսկ խաղացողինը՝ ոչ';
      if (takes.kind === 'all') return `${natural}. խաղացողը կորցնում է խաղագումարը։`;
      return takes.kind === 'initial'
        ? `${natural}. կորչում է միայն խաղադաշտի սկզբնական խաղագումարը՝ ${takes.stake}։`
        : `${natural}. խաղադաշտի սկզբնական խաղագումարն արդեն կորել է մեկ այլ համակցությամբ, ուստի այս խաղագումարը վերադարձվում է։`;
    },
    surrender: (returns) => `Խաղացողը հրաժարվել է խաղից (սարանդր). վերադարձվում է խաղագումարի ${partOf(returns)}։`,
  },
  insurance: {
    'dealer-natural': (pays) =>
      `Խաղարկողի համակցությունը «Բլեք Ջեք» է. ապահովագրումը վճարվում է ${inRatio(pays)}, և դրա խաղագումարը վերադարձվում է։`,
    'no-dealer-natural': () => 'Խաղարկողի համակցությունը «Բլեք Ջեք» չէ. ապահովագրումը կորում է։',
  },
  bonus: {
    times: (times) => `Պարգևը խաղադաշտի սկզբնական խաղագումարի ${times === 1 ? 'չափով' : `${multiple(times)}ն`} է։`,
    amount: (amount) => `Պարգևի չափը սահմանված է՝ ${amount}։`,
  },
  prizes,
  declaredPrize: (prize, pays) =>
    'times' in pays ? `${prize}՝ խաղագումարի ${times(pays.times)}` : `${prize}՝ ${pays.amount}`,
};

const times = (n: number) => (n === 1 ? 'չափով' : `${multiple(n)}ը`);
