import type { RequestListener, Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';

/** What is used of dynalite 4.0.0, which has no types. */
interface LevelIterator {
  close(): Promise<void>;
  return?: () => Promise<void>;
}
interface LevelDatabase {
  open(): Promise<void>;
  values(options: unknown): LevelIterator;
}
interface DynaliteInternals {
  create(options: unknown): { readonly db: LevelDatabase };
}
type Dynalite = (options: {
  path?: string;
  createTableMs: number;
  deleteTableMs: number;
  updateTableMs: number;
}) => Server;

const require = createRequire(import.meta.url);

export interface DynaliteServer {
  readonly server: Server;
  readonly endpoint: string;
  close(): Promise<void>;
}

/**
 * Starts dynalite on a free loopback port, on a folder or, without one, in memory. Its database is opened before this
 * returns: dynalite itself opens it with the first request, and ends the process when that fails.
 * @throws Error with `cause.code` LEVEL_LOCKED when another process has the folder open
 */
export async function startDynalite(path: string | undefined): Promise<DynaliteServer> {
  const { server, db } = create(path);
  closeFinishedIterators(db);
  refuseBrowsers(server);
  await db.open();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { server, endpoint: `http://127.0.0.1:${port}`, close: () => closeServer(server) };
}

/** dynalite keeps its database to itself; the function that makes it is seen by its module, so it is caught there. */
function create(path: string | undefined): { server: Server; db: LevelDatabase } {
  const dynalite: Dynalite = require('dynalite');
  const internals: DynaliteInternals = require('dynalite/db');
  const original = internals.create;
  let db: LevelDatabase | undefined;
  internals.create = (options) => {
    const created = original(options);
    db = created.db;
    return created;
  };
  try {
    const server = dynalite({
      ...(path === undefined ? {} : { path }),
      createTableMs: 0,
      deleteTableMs: 0,
      updateTableMs: 0,
    });
    if (db === undefined) throw new Error('this dynalite makes its database in another way: pin 4.0.0');
    return { server, db };
  } finally {
    internals.create = original;
  }
}

/**
 * dynalite 4.0.0 ends a query by the iterator's `return`, which LevelDB's iterators lack, so every query would leave an
 * open iterator with a snapshot behind: some 3 KB of memory each, for ever.
 */
function closeFinishedIterators(db: LevelDatabase): void {
  const values = db.values.bind(db);
  db.values = (options) => {
    const iterator = values(options);
    iterator.return = () => iterator.close();
    return iterator;
  };
}

/**
 * dynalite lets the pages of any site use it, through the browser of whoever runs it. Browsers name the site in `origin`;
 * no client of ours does.
 */
function refuseBrowsers(server: Server): void {
  const handlers = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (request.headers.origin === undefined) {
      for (const handle of handlers) handle(request, response);
    } else {
      response.writeHead(403).end();
    }
  });
}

async function closeServer(server: Server): Promise<void> {
  // A connection that was busy when the server closed is idle afterwards, and would hold it open for its keep-alive time.
  const sweep = setInterval(() => server.closeIdleConnections(), 20);
  try {
    await new Promise<void>((resolve, reject) => server.close((error) => (error ? reject(error) : resolve())));
  } finally {
    clearInterval(sweep);
  }
}
