/** Decision N 66-N of the Government of Armenia: what it is and whether it is in force. */
import type { ActText } from '../../kernel/game.ts';

export const act = {
  title: { en: 'Decision N 66-N of the Government of Armenia', hy: 'ՀՀ կառավարության N 66-Ն որոշում' },
  issuer: { en: 'Government of Armenia', hy: 'ՀՀ կառավարություն' },
  adopted: '2004-01-28',

  status: { state: 'in-force' },
} as const satisfies ActText;
