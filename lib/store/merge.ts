import type { IndexEntry, IndexPartition } from './index-partition.ts';

/** Pages read at once. */
const PARALLEL = 16;

async function readPages(partitions: readonly IndexPartition[]): Promise<void> {
  const queue = [...partitions];
  const worker = async () => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) await next.readPage();
  };
  await Promise.all(Array.from({ length: Math.min(PARALLEL, queue.length) }, worker));
}

/**
 * The next entries over all partitions, in one order. Which entry is next is known only while every partition shows its
 * head, so a partition is read on when its page ran dry, and only then. Fewer entries than wanted: nothing is left.
 * @throws StoreUnavailable
 */
export async function takeMerged(
  partitions: readonly IndexPartition[],
  ascending: boolean,
  wanted: number,
): Promise<readonly IndexEntry[]> {
  const taken: IndexEntry[] = [];
  while (taken.length < wanted) {
    const dry = partitions.filter((partition) => partition.head === undefined && !partition.exhausted);
    if (dry.length > 0) {
      await readPages(dry);
      continue;
    }
    let first: IndexPartition | undefined;
    for (const partition of partitions) {
      const { head } = partition;
      if (head === undefined) continue;
      const best = first?.head;
      if (best === undefined || (ascending ? head.at < best.at : head.at > best.at)) first = partition;
    }
    if (first?.head === undefined) break;
    taken.push(first.head);
    first.advance();
  }
  return taken;
}
