import { blackjack as asBlackjack } from '../../games/blackjack/settle.ts';
import { pokerGames as asPokerGames } from '../../games/poker/settle.ts';
import { roulette as asGame } from '../../games/roulette/settle.ts';
import type { Act } from '../../kernel/game.ts';
import { act } from './act.ts';
import { blackjack } from './blackjack.ts';
import { pokerGames } from './poker.ts';
import { roulette } from './roulette.ts';

const id = 'am-1999-108';

export const am1999: Act = {
  id,
  text: act,
  games: { roulette: asGame(id, roulette), blackjack: asBlackjack(id, blackjack), ...asPokerGames(id, pokerGames) },
  namedGames: [],
};
