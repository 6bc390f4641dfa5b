/**
 * What settling a seven-box round with splits costs beside signing its receipt, in the same run.
 *
 *   npx tsx bench/settle-blackjack.ts
 *
 * Settling is the whole engine: `settleRound`, from the request as the contract admits it to the completed request and
 * the settlement. Its peer is the barest signing there is: the payload as JSON, base64url, one ES256 signature.
 */
import { generateKeyPairSync, sign } from 'node:crypto';
import { type RoundRequest, settleRound } from '../lib/rules/index.ts';

const round = {
  ruleset: 'am-2004-66',
  game: 'blackjack',
  currency: 'AMD',
  table: 'BJ-3',
  round: '2024-05-01/1187',
  playedAt: '2024-05-01T20:00:00+04:00',
  dealer: { cards: ['Th', '2d', '5c'] },
  boxes: [
    {
      id: '1',
      player: 'P-1',
      stake: 10_000,
      hands: [{ cards: ['8h', '3d', 'Tc'], doubled: true }, { cards: ['8c', 'Jd'] }],
    },
    { id: '2', player: 'P-1', stake: 5_000, hands: [{ cards: ['As', 'Kd'] }] },
    { id: '3', player: 'P-2', stake: 20_000, hands: [{ cards: ['Ts', '6h', '7d'] }] },
    {
      id: '4',
      player: 'P-3',
      stake: 2_500,
      hands: [
        { cards: ['7s', '7d', '3h'] },
        { cards: ['7h', 'Qs'] },
        { cards: ['7c', '4d', '9s'], doubled: true },
        { cards: ['7s', '5h', 'Kc'] },
      ],
    },
    { id: '5', player: 'P-4', stake: 15_000, hands: [{ cards: ['Ts', '6c'], surrendered: true }] },
    { id: '6', player: 'P-5', stake: 7_500, hands: [{ cards: ['9h', '9c'] }, { cards: ['9d', '2s', '8s'] }] },
    { id: '7', player: 'P-6', stake: 1_000, hands: [{ cards: ['5d', '4h', '3c', '6d'] }] },
  ],
};
// As it comes off the wire.
const requests = Array.from({ length: 64 }, () => JSON.parse(JSON.stringify(round)) as RoundRequest);

const first = settleRound(requests[0]!);
if (!first.ok) throw new Error(JSON.stringify(first.refusals));
const { request, settlement } = first.value;

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const header = Buffer.from(JSON.stringify({ alg: 'ES256', typ: 'settlement-receipt+jws' })).toString('base64url');

function settle(i: number): number {
  const result = settleRound(requests[i & 63]!);
  return result.ok ? result.value.settlement.totals.returned : 0;
}

function signOne(): number {
  const payload = Buffer.from(JSON.stringify({ request, settlement })).toString('base64url');
  const signature = sign('sha256', Buffer.from(`${header}.${payload}`), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `${header}.${payload}.${signature.toString('base64url')}`.length;
}

/** Microseconds for one call: the median of the batches. */
function cost(run: (i: number) => number, calls: number, batches: number): number {
  let kept = 0;
  const times: number[] = [];
  for (let batch = 0; batch < batches; batch++) {
    const start = process.hrtime.bigint();
    for (let i = 0; i < calls; i++) kept += run(i);
    times.push(Number(process.hrtime.bigint() - start) / 1000 / calls);
  }
  if (kept === 0) throw new Error('nothing was done');
  return times.sort((a, b) => a - b)[batches >> 1]!;
}

cost(settle, 20_000, 5);
cost(signOne, 2_000, 3);
const settling = cost(settle, 5_000, 41);
const signing = cost(signOne, 500, 41);
const bytes = JSON.stringify({ request, settlement }).length;
console.log(`a round of 7 boxes and ${settlement.lines.length} lines; its payload ${bytes} bytes`);
console.log(`settling (settleRound)    ${settling.toFixed(2)} us`);
console.log(`signing (ES256)           ${signing.toFixed(2)} us`);
console.log(`settling / signing        1/${(signing / settling).toFixed(1)} (wanted: under 1/20)`);
