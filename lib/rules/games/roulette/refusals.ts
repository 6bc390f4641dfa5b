/** What roulette refuses. */
export type RouletteRefusal = 'bet-needs-reading' | 'not-on-the-layout' | 'wrong-count-of-numbers';
