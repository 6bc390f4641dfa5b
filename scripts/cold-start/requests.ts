/** A first request for each function, each for a round of its own. */
import type { Deployment } from '../../test/functions/support/deployment.ts';
import type { GatewayRequest } from '../../test/functions/support/gateway.ts';

let rounds = 0;

const head = () => {
  rounds += 1;
  return { currency: 'AMD', table: 'R-01', round: `round-${rounds}`, playedAt: '2026-03-01T21:00:00+04:00' };
};

/** An evening's usual spin: 20 bets of five players. */
export function spin() {
  const bets = Array.from({ length: 20 }, (_, i) => {
    const bet = { id: `b${i + 1}`, player: `P-${(i % 5) + 1}`, stake: 1000 * (i + 1) };
    return i % 4 === 0 ? { ...bet, type: 'red' } : { ...bet, type: 'straight', numbers: [(i * 7) % 37] };
  });
  return { ...head(), outcome: { number: 17 }, bets };
}

/** Blackjack with five boxes. */
export function blackjack() {
  const cards = [
    ['8h', '3d', 'Tc'],
    ['As', 'Kd'],
    ['9c', '7d', '6s'],
    ['Th', '9h'],
    ['5s', '6h', '9d'],
  ];
  const boxes = cards.map((hand, i) => ({
    id: `${i + 1}`,
    player: `P-${i + 1}`,
    stake: 10_000,
    hands: [{ cards: hand }],
  }));
  return { ...head(), game: 'blackjack', dealer: { cards: ['Td', '7s'] }, boxes };
}

const ranked = {
  hands: [
    { id: 'a', cards: ['Ah', 'Kh'] },
    { id: 'b', cards: ['2c', '2d'] },
  ],
  board: ['Qh', 'Jh', 'Th', '3c', '4d'],
};

/** @returns the request that a function of this name is asked first */
export async function firstRequest(name: string, deployment: Deployment): Promise<GatewayRequest> {
  const headers = {
    Authorization: `Bearer ${await deployment.token('demo-operator')}`,
    'Content-Type': 'application/json',
    'User-Agent': 'cold-start',
  };
  const post = (path: string, body: unknown) => ({ method: 'POST', path, headers, body: JSON.stringify(body) });
  switch (name) {
    case 'settle-hand':
      return post('/v1/settle-hand', blackjack());
    case 'rank-hand':
      return post('/v1/rank-hand', ranked);
    case 'receipts':
      return { method: 'GET', path: '/v1/receipts?from=2026-03-01T00:00:00Z&to=2026-03-02T00:00:00Z', headers };
    case 'rulesets':
      return { method: 'GET', path: '/v1/rulesets/am-2004-66' };
    case 'keys':
      return { method: 'GET', path: '/.well-known/jwks.json' };
    case 'pages':
      return { method: 'GET', path: '/docs' };
    default:
      return post('/v1/settle-spin', spin());
  }
}
