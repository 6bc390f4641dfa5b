/** The engine's door for hands alone: without the acts, so that what only ranks stays small. */
export { type RankHandsAnswer, type RankHandsRequest, rankHands } from './games/rank/rank-hands.ts';
