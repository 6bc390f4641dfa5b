import { blackjack as asBlackjack } from '../../games/blackjack/settle.ts';
import { pokerGames as asPokerGames } from '../../games/poker/settle.ts';
import { roulette as asGame } from '../../games/roulette/settle.ts';
import type { Act } from '../../kernel/game.ts';
import { act } from './act.ts';
import { blackjack } from './blackjack.ts';
import { pokerGames } from './poker.ts';
import { roulette } from './roulette.ts';

const id = 'am-2004-66';
const annex = (n: number) => ({ en: `Annex ${n}`, hy: `Հավելված N ${n}` });

export const am2004: Act = {
  id,
  text: act,
  games: { roulette: asGame(id, roulette), blackjack: asBlackjack(id, blackjack), ...asPokerGames(id, pokerGames) },
  namedGames: [
    { id: 'poker-with-jokers', name: { en: 'Poker with jokers', hy: 'Պոկեր՝ ջոկերով' }, place: annex(6) },
    { id: 'club-poker', name: { en: 'Club poker', hy: 'Ակումբային պոկեր' }, place: annex(7) },
    { id: 'texas-poker', name: { en: 'Texas poker', hy: 'Տեխասյան պոկեր' }, place: annex(8) },
    { id: 'five-card-stud', name: { en: 'Five-card stud poker', hy: 'Հինգխաղաթղթանի սթադ-պոկեր' }, place: annex(9) },
    { id: 'seven-card-stud', name: { en: 'Seven-card stud poker', hy: 'Յոթխաղաթղթանի սթադ-պոկեր' }, place: annex(10) },
  ],
};
