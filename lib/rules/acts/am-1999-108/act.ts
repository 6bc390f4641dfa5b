/** Order N 108 of the Minister of Finance and Economy: what it is and whether it is in force. */
import type { ActText } from '../../kernel/game.ts';

export const act = {
  title: {
    en: 'Order N 108 of the Minister of Finance and Economy',
    hy: 'ՀՀ ֆինանսների և էկոնոմիկայի նախարարի N 108 հրաման',
  },
  issuer: { en: 'Minister of Finance and Economy', hy: 'ՀՀ ֆինանսների և էկոնոմիկայի նախարար' },
  adopted: '1999-03-23',
  registered: { on: '1999-04-19', number: '20990059' },
  status: {
    state: 'repealed',
    since: '2000-12-25',
    by: { en: 'Order N 302 of 7 December 2000, point 2', hy: '2000 թվականի դեկտեմբերի 7-ի N 302 հրաման, 2-րդ կետ' },
  },
  preamble: {
    en: 'Its purpose: one set of rules for games of one name, to exclude abuse and deceit by organizers and players and to protect the rights and lawful interests of those who play.',
    hy: 'Նպատակը՝ նույնանուն խաղերի համար նույն կանոնները, որպեսզի բացառվեն կազմակերպիչների և խաղացողների չարաշահումներն ու խաբեությունը և պաշտպանվեն խաղացողների իրավունքներն ու օրինական շահերը։',
  },
} as const satisfies ActText;
