/**
 * What the service needs of a store, and no more: read one receipt consistently, insert one if it is absent, list by
 * day. Nothing is ever updated or deleted.
 */

/** A receipt as stored: the exact signed bytes, and what search needs without opening them. */
export interface StoredReceipt {
  /** `rcpt_` and 26 Crockford base32 characters, derived from env, operator, table, round and revision. */
  readonly id: string;
  readonly operator: string;
  readonly revision: number;
  readonly corrects?: string;
  readonly game: string;
  readonly ruleset: string;
  readonly currency: string;
  readonly table: string;
  readonly round: string;
  /** As the operator spelled it. */
  readonly playedAt: string;
  /** UTC, milliseconds, always `yyyy-mm-ddThh:mm:ss.mmmZ`, so that text order is time order. */
  readonly issuedAt: string;
  readonly houseRules: 'default' | 'other';
  readonly annulled: boolean;
  readonly totals: {
    readonly staked: number;
    readonly winnings: number;
    readonly returned: number;
    readonly net: number;
  };
  readonly kid: string;
  /** The JWS protected header, base64url. */
  readonly header: string;
  /** The exact payload bytes that were signed (canonical JSON). */
  readonly payload: Uint8Array;
  /** 64 bytes, r || s. */
  readonly signature: Uint8Array;
}

/** A listed receipt: all of it but the signed bytes, unless they were asked for. */
export type ListedReceipt = Omit<StoredReceipt, 'payload'> & { readonly payload?: Uint8Array };

/** A place in the order (issuedAt, id). */
export interface Position {
  readonly issuedAt: string;
  readonly id: string;
}

export interface ListQuery {
  /** Only this operator's; left out: every operator's. */
  readonly operator?: string;
  /** The UTC days (yyyy-mm-dd) on which the rounds were played, all of them, ascending. */
  readonly days: readonly string[];
  readonly order: 'asc' | 'desc';
  /** Only receipts strictly after this position in the chosen order. */
  readonly after?: Position;
  /** Only receipts issued at or before this moment (same form as issuedAt). */
  readonly issuedUntil: string;
  /** At most so many receipts, 1 to 500. */
  readonly limit: number;
  /** Decides on each item read from the table itself; left out: all match. */
  readonly matches?: (receipt: ListedReceipt) => boolean;
  /** Read the signed bytes too (export; filters that look inside). */
  readonly withPayload?: boolean;
}

export interface ListPage {
  readonly receipts: readonly ListedReceipt[];
  /**
   * Where the listing stands after this page: every receipt up to here was looked at. Left out when nothing is left.
   * A page may hold fewer than `limit` receipts, even none, and still go on.
   */
  readonly last?: Position;
}

export interface ReceiptStore {
  /** Strongly consistent. @throws StoreUnavailable */
  get(id: string): Promise<StoredReceipt | undefined>;
  /** Strongly consistent, signed bytes left out; at most 100 ids. Absent ids are absent from the map. @throws StoreUnavailable */
  getMany(ids: readonly string[]): Promise<ReadonlyMap<string, ListedReceipt>>;
  /**
   * Stores the receipt unless its id is taken; answers only once it is durable. `exists` may mean this very receipt, where
   * an attempt's answer was lost and the next met what it had stored: read and compare.
   * @throws StoreUnavailable: it may be stored or not, and trying again is safe
   * @throws ReceiptTooLarge (item.ts) beyond DynamoDB's 400 KB: nothing is stored
   */
  insert(receipt: StoredReceipt): Promise<'stored' | 'exists'>;
  /**
   * By (issuedAt, id), each receipt exactly once, whatever arrives meanwhile. One call looks at 2,000 receipts at most and
   * keeps 16 MB of signed bytes at most. @throws StoreUnavailable
   */
  list(query: ListQuery): Promise<ListPage>;
  /** Whether the table answers; never throws. */
  reachable(): Promise<boolean>;
}

/** The store cannot be reached or did not answer in time: nothing may be answered as settled. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super('the receipt store is out of reach', { cause });
  }
}

/** The receipt does not fit into one item of the table: nothing was stored, and trying again cannot help. */
export class ReceiptTooLarge extends Error {
  /** What the item would take, in bytes. */
  readonly bytes: number;
  constructor(bytes: number, most: number) {
    super(`the receipt needs ${bytes} bytes of storage, ${most} are possible`);
    this.bytes = bytes;
  }
}
