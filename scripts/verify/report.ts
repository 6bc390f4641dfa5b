/** What a report is to the command. */
import type { Verdict, Verification } from '../../lib/receipts/verify/index.ts';

export interface Result {
  /** Where in the input the receipt begins, 1-based. */
  readonly line: number;
  readonly verification: Verification;
}

export type Counts = Readonly<Record<Verdict, number>>;

export interface Report {
  add(result: Result): Promise<void>;
  /** @param seconds that it took */
  end(counts: Counts, seconds: number): Promise<void>;
}

export type Write = (text: string) => Promise<void>;
