import { describe, expect, it } from 'vitest';
import { receiptId } from '../../lib/receipts/digests.ts';
import { newestKnownRevision, newestRevision, newestRevisions } from '../../lib/receipts/newest-revision.ts';
import type { ListedReceipt } from '../../lib/store/store.ts';

const round = (name: string) => ({ operator: 'o', table: 't', round: name });
const idOf = (name: string, revision: number) => receiptId({ env: 'test', ...round(name), revision });
const known = (name: string, revision: number) => ({ ...round(name), revision, id: idOf(name, revision) });

/** The reads of a store that holds so many revisions of each round; it counts them. */
function storeOf(revisions: Readonly<Record<string, number>>) {
  const ids = new Set(
    Object.entries(revisions).flatMap(([name, count]) => Array.from({ length: count }, (_, i) => idOf(name, i + 1))),
  );
  const reads: number[] = [];
  return {
    reads,
    getMany: async (asked: readonly string[]) => {
      reads.push(asked.length);
      return new Map(asked.filter((id) => ids.has(id)).map((id) => [id, {} as ListedReceipt]));
    },
  };
}

describe('the newest revision of a round', () => {
  it('is found from any revision, however many there are, in a handful of reads of at most a hundred', async () => {
    for (const count of [1, 2, 8, 9, 10, 17, 18, 64, 65, 250, 1000, 12_345]) {
      const store = storeOf({ r: count });
      for (const from of new Set([1, 2, 5, Math.ceil(count / 2), count - 1, count])) {
        if (from < 1 || from > count) continue;
        store.reads.length = 0;
        expect(await newestRevision(store, 'test', known('r', from)), `${from} of ${count}`).toBe(idOf('r', count));
        expect(store.reads.length).toBeLessThanOrEqual(5);
        expect(Math.max(...store.reads)).toBeLessThanOrEqual(100);
      }
      expect(await newestKnownRevision(store, 'test', round('r'))).toBe(count);
    }
  });

  it('is found with one read where the round was corrected a few times at most', async () => {
    const store = storeOf({ r: 8 });
    await newestRevision(store, 'test', known('r', 1));
    expect(store.reads).toEqual([8]);
  });

  it('is none where the round has no receipt', async () => {
    expect(await newestKnownRevision(storeOf({}), 'test', round('r'))).toBe(0);
  });
});

describe('the newest revisions of a page', () => {
  it('cost one read a hundred rounds when none was corrected', async () => {
    const names = Array.from({ length: 500 }, (_, i) => `r${i}`);
    const store = storeOf(Object.fromEntries(names.map((name) => [name, 1])));
    const newest = await newestRevisions(
      store,
      'test',
      names.map((name) => known(name, 1)),
    );
    expect([...newest]).toEqual(names.map((name) => [idOf(name, 1), idOf(name, 1)]));
    expect(store.reads).toEqual([100, 100, 100, 100, 100]);
  });

  it('are each round’s own, also where several of its receipts are on the page', async () => {
    const store = storeOf({ a: 1, b: 3, c: 40 });
    const page = [known('a', 1), known('b', 1), known('b', 3), known('c', 2), known('c', 39)];
    const newest = await newestRevisions(store, 'test', page);
    expect(page.map(({ id }) => newest.get(id))).toEqual([
      idOf('a', 1),
      idOf('b', 3),
      idOf('b', 3),
      idOf('c', 40),
      idOf('c', 40),
    ]);
    expect(await newestRevisions(store, 'test', [])).toEqual(new Map());
  });
});
