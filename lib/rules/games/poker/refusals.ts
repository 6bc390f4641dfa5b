/** What poker refuses, besides what any game can refuse and a card seen twice (`duplicate-card`). */
export type PokerRefusal =
  | 'bonus-above-limit'
  | 'bonus-without-paytable'
  | 'card-not-held'
  | 'cards-missing'
  | 'dealer-cards-missing'
  | 'dealer-short'
  | 'decision-missing'
  | 'draw-needs-cards'
  | 'draw-not-in-game'
  | 'folded-cards-missing'
  | 'raise-beside-fold'
  | 'raise-missing'
  | 'raise-not-twice-ante'
  | 'wrong-count-of-cards';
