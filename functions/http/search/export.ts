/** The export: one line of JSON a receipt, made as it is read, so that any number of receipts takes the same memory. */
import { jwsOf } from '../../../lib/receipts/issue.ts';
import type { ListedReceipt, StoredReceipt } from '../../../lib/store/store.ts';
import type { Source } from './source.ts';

/** Receipts that the store is asked for at once; it stops earlier where they are large. */
const PAGE = 500;
/** Characters handed on at once: a line by itself is too little. */
const CHUNK = 64 * 1024;

export interface ExportPart {
  readonly source: Source;
  readonly after: string | undefined;
  /** At most so many lines, and no new one after so many characters. */
  readonly mostLines: number;
  readonly mostCharacters: number;
  cursorAfter(receipt: ListedReceipt): string;
}

/** The lines of an export, several a text. @throws StoreUnavailable */
export async function* exportLines(part: ExportPart): AsyncGenerator<string, void, undefined> {
  let place = part.after;
  let lines = 0;
  let characters = 0;
  let chunk = '';
  do {
    const page = await part.source.page(place, Math.min(PAGE, part.mostLines - lines), true);
    for (const receipt of page.receipts) {
      const line = `${JSON.stringify({ id: receipt.id, jws: jwsOf(receipt as StoredReceipt), cursor: part.cursorAfter(receipt) })}\n`;
      chunk += line;
      lines += 1;
      characters += line.length;
      if (characters >= part.mostCharacters) break;
      if (chunk.length < CHUNK) continue;
      yield chunk;
      chunk = '';
    }
    place = page.next;
  } while (place !== undefined && lines < part.mostLines && characters < part.mostCharacters);
  if (chunk !== '') yield chunk;
}

/**
 * Texts as the body of an answer. A text is asked for only when the one before was taken. The first is made before this
 * returns, so that a store out of reach is told by a status.
 * @param brokenOff told of an error after that: the answer then ends without its end, which HTTP lets its reader see
 */
export async function streamOf(
  texts: AsyncGenerator<string, void, undefined>,
  brokenOff: (error: unknown) => void,
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  let next: Promise<IteratorResult<string, void>> | undefined = Promise.resolve(await texts.next());
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await (next ?? texts.next());
          next = undefined;
          if (done === true) controller.close();
          else controller.enqueue(encoder.encode(value));
        } catch (error) {
          brokenOff(error);
          controller.error(error);
        }
      },
      async cancel() {
        await texts.return();
      },
    },
    { highWaterMark: 0 },
  );
}
