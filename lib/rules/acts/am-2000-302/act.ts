/** Order N 302 of the Minister of Finance and Economy: what it is and whether it is in force. */
import type { ActText } from '../../kernel/game.ts';

export const act = {
  title: {
    en: 'Order N 302 of the Minister of Finance and Economy',
    hy: 'ՀՀ ֆինանսների և էկոնոմիկայի նախարարի N 302 հրաման',
  },
  issuer: { en: 'Minister of Finance and Economy', hy: 'ՀՀ ֆինանսների և էկոնոմիկայի նախարար' },
  adopted: '2000-12-07',
  registered: { on: '2000-12-25', number: '11800166' },
  status: {
    state: 'superseded',
    since: '2004-01-28',
    by: { en: 'Decision N 66-N of the Government of Armenia', hy: 'ՀՀ կառավարության N 66-Ն որոշում' },
  },
} as const satisfies ActText;
