/** The real thing: `npm start`'s program in a process of its own, on a free port, with a data folder of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

export interface StartedServer {
  readonly url: string;
  /** All that it has printed. */
  output(): string;
  token(client?: string): Promise<string>;
  post(path: string, body: unknown, client?: string): Promise<Response>;
  get(path: string, client?: string, headers?: Record<string, string>): Promise<Response>;
  /** Ends it and waits until it is gone. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'kanon-test-'));
}

export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** @param environment overrides; PORT is 0, any free one, unless given */
export async function startServer(dataDir: string, environment: Record<string, string> = {}): Promise<StartedServer> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'functions/local.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (chunk) => (printed += chunk));
  child.stderr.on('data', (chunk) => (printed += chunk));
  const url = await ready(child, () => printed);
  const tokens = new Map<string, string>();
  const token = async (client = 'demo-operator') => {
    const known = tokens.get(client);
    if (known !== undefined) return known;
    const form = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: client,
      client_secret: `${client}-secret`,
    });
    const answer = await fetch(`${url}/oauth/token`, { method: 'POST', body: form });
    const { access_token } = (await answer.json()) as { access_token: string };
    tokens.set(client, access_token);
    return access_token;
  };
  return {
    url,
    output: () => printed,
    token,
    async post(path, body, client) {
      const headers = { Authorization: `Bearer ${await token(client)}`, 'Content-Type': 'application/json' };
      return fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    },
    async get(path, client, headers = {}) {
      return fetch(`${url}${path}`, { headers: { Authorization: `Bearer ${await token(client)}`, ...headers } });
    },
    stop: (signal = 'SIGTERM') => ended(child, signal),
  };
}

function ready(child: ChildProcess, printed: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = setInterval(() => {
      const url = /Kanon is at (http:\/\/\S+)/.exec(printed())?.[1];
      if (url === undefined) return;
      clearInterval(look);
      resolve(url);
    }, 20);
    child.once('exit', (code) => {
      clearInterval(look);
      reject(new Error(`the server ended with ${code}: ${printed()}`));
    });
  });
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}
