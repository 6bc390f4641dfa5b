/** Settles what the books have not: some rounds at a time, the records of one round in their order. */
import type { Books } from './books.ts';
import type { Client } from './client.ts';
import type { PlayedRound, RoundRecord } from './records.ts';

/**
 * @param atOnce how many rounds are under way at a time
 * @param onDone is called for each record settled or refused
 * @throws OutOfReach, Denied: when the rounds under way have ended; the rest waits for the next run
 */
export async function settleRounds(
  rounds: readonly PlayedRound[],
  client: Client,
  books: Books,
  atOnce: number,
  onDone: () => void,
): Promise<void> {
  const open = rounds.filter(({ records }) => records.some((record) => !isDone(record, books)));
  let failure: unknown;
  const worker = async () => {
    while (failure === undefined) {
      const round = open.shift();
      if (round === undefined) return;
      try {
        await settleRound(round, client, books, onDone);
      } catch (error) {
        failure ??= error;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  if (failure !== undefined) throw failure;
}

export const isDone = (record: RoundRecord, books: Books): boolean =>
  books.receiptOf(record) !== undefined || books.refusalOf(record) !== undefined;

async function settleRound({ records }: PlayedRound, client: Client, books: Books, onDone: () => void): Promise<void> {
  let standing: string | undefined;
  for (const record of records) {
    if (!isDone(record, books)) {
      books.sending(record);
      // Where the record before it was refused, nothing stands that could be corrected.
      const correction = record.reason && standing ? { corrects: standing, reason: record.reason } : {};
      const answer = await client.settle(record.path, { ...record.facts, ...correction });
      if ('receipt' in answer) books.settled(record, answer.receipt);
      else books.refused(record, answer.refusal);
      onDone();
    }
    standing = books.receiptOf(record)?.id ?? standing;
  }
}
