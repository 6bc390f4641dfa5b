/** What can be wrong with a request to rank hands, besides what any game can refuse (`duplicate-id`). */
export type RankRefusal = 'hand-needs-five-to-seven-cards' | 'duplicate-card' | 'joker-not-in-deck';
