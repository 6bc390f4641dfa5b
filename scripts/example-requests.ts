/** The requests that the contract shows: real evenings at real tables, as far as examples can be. */
export const EXAMPLE_REQUESTS = {
  SettleSpinRequest: {
    currency: 'AMD',
    table: 'R-01',
    round: '2026-11-30/000123',
    playedAt: '2026-11-30T20:15:00+04:00',
    outcome: { number: 17 },
    betsClosedAt: '2026-11-30T20:14:40+04:00',
    bets: [
      {
        id: 'b1',
        player: 'P-1',
        type: 'straight',
        numbers: [17],
        stake: 500000,
        placedAt: '2026-11-30T20:14:05+04:00',
      },
      {
        id: 'b2',
        player: 'P-1',
        type: 'split',
        numbers: [17, 20],
        stake: 500000,
        placedAt: '2026-11-30T20:14:09+04:00',
      },
      { id: 'b3', player: 'P-2', type: 'red', stake: 1000000, placedAt: '2026-11-30T20:14:31+04:00' },
      { id: 'b4', player: 'P-2', type: 'dozen', dozen: 2, stake: 1000000, placedAt: '2026-11-30T20:14:44+04:00' },
    ],
  },
  SettleBlackjackRequest: {
    game: 'blackjack',
    currency: 'AMD',
    table: 'B-02',
    round: '2026-11-30/000451',
    playedAt: '2026-11-30T20:16:10+04:00',
    dealer: { cards: ['Ah', '5d', '3c'] },
    boxes: [
      { id: '1', player: 'P-1', stake: 1000000, hands: [{ cards: ['8h', '3d', 'Tc'], doubled: true }] },
      { id: '2', player: 'P-2', stake: 1000000, insurance: 500000, hands: [{ cards: ['As', 'Kd'] }] },
      { id: '3', player: 'P-3', stake: 1000000, hands: [{ cards: ['8s', '8c', '5d'] }, { cards: ['8d', '9h'] }] },
    ],
  },
  SettlePokerRequest: {
    game: 'five-card-poker-exchange',
    currency: 'AMD',
    table: 'P-01',
    round: '2026-11-30/000087',
    playedAt: '2026-11-30T20:17:30+04:00',
    houseRules: {
      bonusPaytable: { flush: 5, 'full-house': 7, 'four-of-a-kind': 20, 'straight-flush': 50, 'royal-flush': 100 },
    },
    dealer: { cards: ['Kh', 'Kd', '9c', '5s', '3h'] },
    seats: [
      {
        id: '1',
        player: 'P-1',
        ante: 1000000,
        decision: 'raise',
        raise: 2000000,
        cards: ['Ah', 'Ad', 'Ac', '7s', '2c'],
        exchange: { out: '2c', in: '7d' },
      },
      {
        id: '2',
        player: 'P-2',
        ante: 1000000,
        decision: 'raise',
        raise: 2000000,
        bonus: 500000,
        cards: ['2h', '6h', '9h', 'Jh', 'Qh'],
      },
      { id: '3', player: 'P-2', ante: 1000000, decision: 'fold' },
    ],
  },
  RankHandRequest: {
    hands: [
      { id: 'a', cards: ['Ah', 'Kh'] },
      { id: 'b', cards: ['Td', 'Tc'] },
      { id: 'c', cards: ['Ac', '2d'] },
    ],
    board: ['Qh', 'Jh', 'Th', '2c', '3d'],
  },
  /** Not shown itself: what the example of 422 answers. */
  ImpossibleSpin: {
    currency: 'AMD',
    table: 'R-01',
    round: '2026-11-30/000124',
    playedAt: '2026-11-30T20:15:30+04:00',
    outcome: { number: 17 },
    bets: [
      { id: 'b1', player: 'P-1', type: 'split', numbers: [3, 4], stake: 500000 },
      { id: 'b2', player: 'P-1', type: 'column', column: 2, stake: 500000 },
    ],
  },
} as const;
