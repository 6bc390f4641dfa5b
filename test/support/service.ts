/** The service in this process, with the embedded store in memory: what HTTP tests talk to through app.request. */
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import { parse } from 'yaml';
import type { App } from '../../functions/http/app.ts';
import { createLocalApp } from '../../functions/local-app.ts';
import { DEV_CLIENTS, devIssuer } from '../../lib/auth/dev-issuer.ts';
import { openMemoryStore } from '../../lib/store/embedded.ts';
import type { ReceiptStore } from '../../lib/store/store.ts';
import { memoryKeys } from './keys.ts';

export const PUBLIC_URL = 'http://kanon.test';
/** The clock of the tests: after every worked round. */
export const NOW = Date.parse('2026-11-30T12:00:00.000Z');

export interface Service {
  readonly app: App;
  readonly store: ReceiptStore;
  readonly log: Record<string, unknown>[];
  readonly issuer: Awaited<ReturnType<typeof devIssuer>>;
  readonly keys: ReturnType<typeof memoryKeys>;
  token(client?: string, scope?: string): Promise<string>;
  post(path: string, body: unknown, options?: PostOptions): Promise<Response>;
  get(path: string, options?: { client?: string; headers?: Record<string, string> }): Promise<Response>;
  close(): Promise<void>;
}

export interface PostOptions {
  readonly client?: string;
  readonly token?: string;
  readonly headers?: Record<string, string>;
}

export async function startService(overrides: { store?: ReceiptStore; clock?: () => number } = {}): Promise<Service> {
  const opened = overrides.store === undefined ? await openMemoryStore() : undefined;
  const store = overrides.store ?? opened!.store;
  const clock = overrides.clock ?? (() => NOW);
  const issuer = await devIssuer(PUBLIC_URL);
  const keys = memoryKeys();
  const log: Record<string, unknown>[] = [];
  const app = createLocalApp({ publicUrl: PUBLIC_URL, clock, log: (line) => log.push(line), issuer, keys, store });
  const tokens = new Map<string, string>();
  const token = async (client = 'demo-operator', scope?: string) => {
    const known = tokens.get(`${client} ${scope}`);
    if (known !== undefined) return known;
    const grant = await issuer.grant(client, DEV_CLIENTS[client]!.secret, scope, clock());
    if (typeof grant === 'string') throw new Error(grant);
    tokens.set(`${client} ${scope}`, grant.access_token);
    return grant.access_token;
  };
  return {
    app,
    store,
    log,
    issuer,
    keys,
    token,
    async post(path, body, options = {}) {
      const response = await app.request(path, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${options.token ?? (await token(options.client))}`,
          'Content-Type': 'application/json',
          ...options.headers,
        },
        body: typeof body === 'string' || body instanceof Uint8Array ? (body as string) : JSON.stringify(body),
      });
      return checked('POST', path, response);
    },
    async get(path, options = {}) {
      const authorization =
        options.client === 'nobody' ? {} : { Authorization: `Bearer ${await token(options.client)}` };
      const response = await app.request(path, { headers: { ...authorization, ...options.headers } });
      return checked('GET', path, response);
    },
    close: async () => opened?.close(),
  };
}

// biome-ignore lint/suspicious/noExplicitAny: the contract is data
const contract: any = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'));
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
ajv.addSchema(contract, 'contract');

/** Every answer of a test is one that the contract declares: status, media type, headers, body. */
export async function checked(method: string, path: string, response: Response): Promise<Response> {
  const operation = operationAt(method, path);
  if (operation === undefined) return response;
  const key = `${operation.template} ${method.toLowerCase()}`;
  const declared = resolve(operation.responses[response.status]);
  expect(declared, `${key} ${response.status} is not in the contract`).toBeDefined();
  for (const [name, header] of Object.entries(declared.headers ?? {})) {
    if (resolve(header).required)
      expect(response.headers.get(name), `${key} ${response.status} ${name}`).not.toBeNull();
  }
  const type = (response.headers.get('Content-Type') ?? '').split(';')[0]!.trim();
  const media = declared.content?.[type];
  expect(media, `${key} ${response.status} ${type} is not in the contract`).toBeDefined();
  if (/[/+]json$/.test(type) && media.schema !== undefined) {
    const body = await response.clone().json();
    const validate = ajv.getSchema(`contract${media.schema.$ref}`)!;
    if (!validate(body))
      expect.fail(`${key} ${response.status}: ${JSON.stringify(validate.errors)}\n${JSON.stringify(body)}`);
  }
  return response;
}

function operationAt(method: string, path: string) {
  const parts = path.split('?')[0]!.split('/');
  for (const [template, item] of Object.entries<Record<string, { responses: Record<string, unknown> }>>(
    contract.paths,
  )) {
    const wanted = template.split('/');
    const same = wanted.length === parts.length && wanted.every((part, i) => part.startsWith('{') || part === parts[i]);
    const operation = item[method.toLowerCase()];
    if (same && operation !== undefined) return { template, responses: operation.responses };
  }
  return undefined;
}

// biome-ignore lint/suspicious/noExplicitAny: the contract is data
function resolve(node: any): any {
  if (node?.$ref === undefined) return node;
  const parts = node.$ref.slice(2).split('/');
  return resolve(
    parts.reduce((at: Record<string, unknown>, part: string) => at[part] as Record<string, unknown>, contract),
  );
}
