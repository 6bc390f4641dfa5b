import { dateTime, day } from '../when.ts';
import type { Change, CommonWords } from './words.ts';

const change: Readonly<Record<Change['kind'], (amount: string) => string>> = {
  won: (amount) => `շահել է ${amount}`,
  lost: (amount) => `կորցրել է ${amount}`,
  even: () => 'ո՛չ շահել է, ո՛չ կորցրել',
};

export const commonHy: CommonWords = {
  title: (game, round, annulled) => `${game}, խաղ ${round}${annulled ? '. չեղյալ է համարվել' : ''}`,
  issued: ({ id, revision, issuedAt, iss, operator, licence }) =>
    `Անդորրագիր ${id}, խմբագրություն ${revision}. տրվել է ${dateTime(issuedAt, 'hy')}, թողարկողը՝ ${iss}, խաղատան կազմակերպիչը՝ ${operator}${licence === undefined ? '' : `, գրանցման համարը՝ ${licence}`}։`,
  played: (game, table, round, playedAt) =>
    `${game}, սեղան ${table}, խաղ ${round}, խաղացվել է ${dateTime(playedAt, 'hy')}։`,
  act: (title, adopted, place) => `Հաշվարկված է հետևյալ ակտով՝ ${title}, ${day(adopted, 'hy')}, ${place}։`,
  notInForce: {
    superseded: (by, since) => `Այս ակտն այլևս չի գործում (փոխարինվել է${from(by, since)})։`,
    repealed: (by, since) => `Այս ակտն այլևս չի գործում (ուժը կորցրած է ճանաչվել${from(by, since)})։`,
  },
  currency: (code) => `Բոլոր գումարները նշված են ${code} արժույթով։`,
  totals: (staked, winnings, returned, house) =>
    `Ընդամենը դրվել է ${staked} խաղագումար, վերադարձվել է ${returned}, որից շահում՝ ${winnings}. խաղատունը ${change[house.kind](house.amount)}։`,
  player: (player, staked, returned, own) =>
    `${player} խաղացողը դրել է ${staked} խաղագումար, հետ է ստացել ${returned} և ${change[own.kind](own.amount)}։`,
  nothingMoved: 'Խաղը չեղյալ է համարվել. այս անդորրագրով ոչինչ չի դրվել, շահվել կամ վերադարձվել։',
  houseRule: ({ topic, declared, usual }) =>
    `Կազմակերպչի հայտարարած կանոն՝ ${topic}. ${declared}${usual === undefined ? '' : ` (Սովորաբար՝ ${usual})`}`,
  topics: {
    rounding: 'կես միավորները',
    payout: 'խաղագումարների աղյուսակի ընթերցումը',
    zeroCombinations: '0-ով երեք և չորս թվերի խաղագումարները',
    columnBets: 'սյունակների խաղագումարները',
    naturalRank: '«Բլեք Ջեք»-ն այլ 21-ի դեմ',
    splitNatural: 'մեկանոցը և տասանոցը բաժանումից (սփլիթից) հետո',
    dealerNaturalTakes: 'ինչ է վերցնում խաղարկողի «Բլեք Ջեք»-ը',
    insurancePays: 'ապահովագրման (ինշուրանսի) վճարը',
    surrenderAgainstAce: 'մեկանոցի դեմ հրաժարվելը (սարանդր)',
    bonuses: 'պարգևները',
    aceLowStraight: 'մեկանոցը սթրեյթում',
    raisePays: 'կրկնապատկման (րեյսի) վճարը',
    bonusPaytable: 'բոնուսի բազմապատիկները',
    bonusAfterExchange: 'բոնուսը խաղաթղթի փոխանակությունից հետո',
    bonusAfterSixthCard: 'բոնուսը վեցերորդ խաղաթղթից հետո',
    bonusOnFold: 'հանձնված խաղացողի բոնուսը',
    feeOnVoid: 'խաղաթղթի գինը, երբ համակցությունը չի հաշվվում',
  },
  corrects: (id, reason) => `Այս անդորրագիրն ուղղում է ${id} անդորրագիրը։ Կազմակերպչի նշած պատճառը՝ «${reason}»։`,
  annuls: (id, reason) =>
    `Այս անդորրագրով կազմակերպիչը խաղը չեղյալ է համարել. ${id} անդորրագրի գումարներն այլևս չեն հաշվվում։ Կազմակերպչի նշած պատճառը՝ «${reason}»։`,
  correctedBy: (id) => `Այս խաղի համար կա ավելի նոր անդորրագիր՝ ${id}. հաշվվում են դրա գումարները, ոչ թե այս։`,
  testReceipt: 'Սա փորձնական անդորրագիր է. դրա հետևում իրական խաղ չկա։',
  proves: (iss) =>
    `Ինչ է ապացուցում այս անդորրագրի վավեր ստորագրությունը. ${iss} թողարկողը հենց այս փաստերն այս ակտով հաշվարկել է այս գումարներով։`,
  provesNot: 'Ինչ չի ապացուցում. որ փաստերը (օրինակ՝ թիվը կամ խաղաթղթերը) ճիշտ են, և որ ոչ մի խաղ բաց չի թողնվել։',
  provisions: 'Ինչ է ասում ակտը՝',
  notes: 'Ծանոթագրություններ՝',
};

function from(by: string | undefined, since: string | undefined): string {
  return `${by === undefined ? '' : `. ${by}`}${since === undefined ? '' : `, ${day(since, 'hy')}`}`;
}
