/**
 * `npm run bench:http`: settlements a second over HTTP, at 1 and 16 in flight, beside a bare route in the same run. Rounds
 * alternate between the two, so that a noisy machine disturbs both; the ratio of the medians is what counts.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PAIRS = 5;
const ROUNDS = Number(process.argv[2] ?? 5);
const PER_ROUND = Number(process.argv[3] ?? 300);
const root = new URL('../', import.meta.url).pathname;
const folders: string[] = [];

interface Server {
  readonly url: string;
  readonly child: ChildProcess;
}

async function start(script: string, mark: RegExp): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'kanon-bench-'));
  folders.push(folder);
  // To a file, as a log goes: a pipe would make this process work for every line.
  const log = join(folder, 'log');
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', openSync(log, 'w'), 'inherit'],
  });
  let url: string | undefined;
  while (url === undefined) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    url = mark.exec(readFileSync(log, 'utf8'))?.[1];
  }
  return { url, child };
}

let serial = 0;
const spin = () => ({
  currency: 'AMD',
  table: 'R-01',
  round: `bench/${process.pid}/${serial++}`,
  playedAt: new Date().toISOString(),
  outcome: { number: serial % 37 },
  bets: [
    { id: 'b1', player: 'P-1', type: 'straight', numbers: [17], stake: 100000 },
    { id: 'b2', player: 'P-1', type: 'split', numbers: [17, 20], stake: 100000 },
    { id: 'b3', player: 'P-2', type: 'corner', numbers: [1, 2, 4, 5], stake: 250000 },
    { id: 'b4', player: 'P-2', type: 'red', stake: 500000 },
    { id: 'b5', player: 'P-3', type: 'dozen', dozen: 2, stake: 500000 },
    { id: 'b6', player: 'P-4', type: 'even', stake: 1000000 },
  ],
});

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

function post(url: string, headers: Record<string, string>): Promise<number> {
  const body = JSON.stringify(spin());
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const options = {
      method: 'POST',
      agent,
      headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body), ...headers },
    };
    const sent = request(url, options, (answer) => {
      answer.resume();
      answer.on('end', () =>
        answer.statusCode === 201
          ? resolve(performance.now() - start)
          : reject(new Error(`status ${answer.statusCode}`)),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

interface Round {
  readonly perSecond: number;
  readonly latencies: readonly number[];
}

async function round(target: Target, inFlight: number): Promise<Round> {
  const latencies: number[] = [];
  let left = PER_ROUND;
  const start = performance.now();
  const worker = async () => {
    while (left-- > 0) latencies.push(await post(target.url, target.headers));
  };
  await Promise.all(Array.from({ length: inFlight }, worker));
  return { perSecond: PER_ROUND / ((performance.now() - start) / 1000), latencies };
}

interface Target {
  readonly name: 'kanon' | 'bare';
  readonly url: string;
  readonly headers: Record<string, string>;
}

const median = (values: readonly number[]) => quantile(values, 0.5);
const quantile = (values: readonly number[], q: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * q))]!;

interface Pair {
  readonly targets: readonly Target[];
  stop(): void;
}

/** Two fresh servers, warmed: a process keeps the luck of its start, so several pairs are measured. */
async function pair(): Promise<Pair> {
  const ours = await start('functions/local.ts', /Kanon is at (http:\/\/\S+)/);
  const bare = await start('bench/bare-server.ts', /Bare is at (http:\/\/\S+)/);
  const form = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: 'demo-operator',
    client_secret: 'demo-operator-secret',
  });
  const grant = (await (await fetch(`${ours.url}/oauth/token`, { method: 'POST', body: form })).json()) as {
    access_token: string;
  };
  const targets: Target[] = [
    { name: 'kanon', url: `${ours.url}/v1/settle-spin`, headers: { Authorization: `Bearer ${grant.access_token}` } },
    { name: 'bare', url: `${bare.url}/settle`, headers: {} },
  ];
  for (const target of targets) for (const inFlight of [1, 16]) await round(target, inFlight);
  return {
    targets,
    stop() {
      ours.child.kill();
      bare.child.kill();
    },
  };
}

const IN_FLIGHT = [1, 16] as const;
const results = new Map(IN_FLIGHT.map((inFlight) => [inFlight, { kanon: [] as Round[], bare: [] as Round[] }]));
try {
  console.log(`${PAIRS} pairs of servers, ${ROUNDS} rounds each of ${PER_ROUND} settlements of 6 bets, alternating\n`);
  for (let i = 0; i < PAIRS; i++) {
    const { targets, stop } = await pair();
    try {
      for (const inFlight of IN_FLIGHT) {
        for (let turn = 0; turn < ROUNDS; turn++) {
          for (const target of turn % 2 === 0 ? targets : [...targets].reverse())
            results.get(inFlight)![target.name].push(await round(target, inFlight));
        }
      }
    } finally {
      stop();
    }
  }
  console.log('in flight  who     a second   p50 ms   p99 ms');
  for (const [inFlight, rounds] of results) {
    for (const name of ['kanon', 'bare'] as const) {
      const all = rounds[name].flatMap((result) => result.latencies);
      const perSecond = median(rounds[name].map((result) => result.perSecond));
      console.log(
        `${String(inFlight).padStart(9)}  ${name.padEnd(6)} ${perSecond.toFixed(0).padStart(9)} ${median(all).toFixed(2).padStart(8)} ${quantile(all, 0.99).toFixed(2).padStart(8)}`,
      );
    }
    const ratios = rounds.kanon.map((result, i) => result.perSecond / rounds.bare[i]!.perSecond);
    console.log(`${' '.repeat(11)}ratio of the bare route: ${median(ratios).toFixed(2)} (at least 0.80 wanted)\n`);
  }
} finally {
  agent.destroy();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
