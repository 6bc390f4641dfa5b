/** Lambda's Runtime API on loopback, and functions that run against it in processes of their own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

export interface RunningFunction {
  /** Hands over an event; answers what the handler returns. @throws Error when the handler does, or the process ends */
  invoke(event: unknown): Promise<unknown>;
  /** Every line it wrote; complete once it is stopped. */
  readonly output: string[];
  /** Milliseconds from the start of the process until it first asked for an event. */
  readonly initialised: Promise<number>;
  /** Milliseconds since its process was started. */
  elapsed(): number;
  /** Milliseconds of processor time that all its threads took so far: what waiting for a busy machine does not change. */
  processorTime(): number;
  /** The most memory that it had at any time, in MiB, as Linux counts it. */
  peakMemory(): number;
  /** May be called again. */
  stop(): Promise<void>;
}

/** How a process is started that asks the Runtime API for events. */
export type RuntimeClient = (folder: string) => { readonly command: string; readonly arguments: readonly string[] };

/** The small client of these tests. */
export const ownBootstrap: RuntimeClient = () => ({
  command: process.execPath,
  arguments: [fileURLToPath(new URL('./bootstrap.mjs', import.meta.url))],
});

interface Invocation {
  readonly id: string;
  readonly event: unknown;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** @param folder with the bundle, as Lambda would unpack it @param environment nothing else of this process's is passed on */
export async function startFunction(
  folder: string,
  environment: Readonly<Record<string, string>>,
  client: RuntimeClient = ownBootstrap,
): Promise<RunningFunction> {
  const waiting: Invocation[] = [];
  const running = new Map<string, Invocation>();
  let asking: ServerResponse | undefined;
  let ready: (ms: number) => void = () => {};
  const initialised = new Promise<number>((resolve) => {
    ready = resolve;
  });
  let started = 0;
  let failure: Error | undefined;
  const failAll = (error: Error) => {
    failure ??= error;
    for (const { reject } of [...waiting, ...running.values()]) reject(failure);
  };

  const hand = () => {
    const next = asking === undefined ? undefined : waiting.shift();
    if (asking === undefined || next === undefined) return;
    running.set(next.id, next);
    asking.writeHead(200, {
      'Content-Type': 'application/json',
      'Lambda-Runtime-Aws-Request-Id': next.id,
      'Lambda-Runtime-Deadline-Ms': String(Date.now() + 30_000),
      'Lambda-Runtime-Invoked-Function-Arn': 'arn:aws:lambda:local:000000000000:function:test',
      'Lambda-Runtime-Trace-Id': 'Root=1-00000000-000000000000000000000000;Sampled=0',
    });
    asking.end(JSON.stringify(next.event));
    asking = undefined;
  };

  const server = createServer((request, response) => {
    const [, id, what] = /^\/2018-06-01\/runtime\/(?:invocation\/([^/]+)|init)(?:\/(response|error))?$/.exec(
      request.url ?? '',
    ) ?? [undefined, undefined, undefined];
    if (id === 'next') {
      ready(performance.now() - started);
      asking = response;
      return hand();
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.writeHead(202).end();
      const body = Buffer.concat(chunks).toString('utf8');
      const invocation = id === undefined ? undefined : running.get(id);
      if (invocation === undefined) return failAll(new Error(`the function did not start: ${body}`));
      running.delete(invocation.id);
      if (what === 'response') invocation.resolve(JSON.parse(body));
      else invocation.reject(new Error(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const output: string[] = [];
  started = performance.now();
  const child = spawnFunction(folder, environment, client, (server.address() as AddressInfo).port);
  collectLines(child, output);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  child.once('close', (code) => failAll(new Error(`the function ended with ${code}: ${output.join('\n')}`)));

  return {
    output,
    initialised,
    elapsed: () => performance.now() - started,
    processorTime() {
      const tasks = `/proc/${child.pid}/task`;
      const nanoseconds = readdirSync(tasks).map((task) =>
        Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ')[0]),
      );
      return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e6;
    },
    peakMemory() {
      const [, kib] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
      return Number(kib) / 1024;
    },
    invoke(event) {
      return new Promise((resolve, reject) => {
        if (failure !== undefined) return reject(failure);
        waiting.push({ id: randomUUID(), event, resolve, reject });
        hand();
      });
    },
    async stop() {
      child.kill('SIGKILL');
      await ended;
      server.closeAllConnections();
      server.close();
    },
  };
}

function spawnFunction(
  folder: string,
  environment: Readonly<Record<string, string>>,
  client: RuntimeClient,
  port: number,
): ChildProcess {
  const { command, arguments: args } = client(folder);
  return spawn(command, args, {
    cwd: folder,
    env: {
      PATH: process.env.PATH ?? '',
      AWS_LAMBDA_RUNTIME_API: `127.0.0.1:${port}`,
      AWS_LAMBDA_FUNCTION_NAME: 'test',
      AWS_LAMBDA_FUNCTION_VERSION: '1',
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: '1024',
      AWS_LAMBDA_LOG_GROUP_NAME: 'test',
      AWS_LAMBDA_LOG_STREAM_NAME: 'test',
      LAMBDA_TASK_ROOT: folder,
      _HANDLER: 'index.handler',
      AWS_REGION: 'eu-central-1',
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function collectLines(child: ChildProcess, output: string[]): void {
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream?.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      output.push(...lines);
    });
  }
}
