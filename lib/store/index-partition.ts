import { type AttributeValue, type DynamoDBClient, QueryCommand } from '@aws-sdk/client-dynamodb';
import { answer } from './answer.ts';
import type { IndexDefinition } from './table.ts';

/** What an index says: that the receipt `id` stands at `at` in this partition. Not to be trusted before its item is read. */
export interface IndexEntry {
  readonly id: string;
  readonly at: string;
  readonly partition: string;
}

/** The part of every partition that a listing runs over, as a condition on the sort key; names are aliased as #at. */
export interface SortKeyRange {
  readonly condition: string;
  readonly values: Readonly<Record<string, AttributeValue>>;
  readonly ascending: boolean;
}

/** Entries of a first page: 25 of them are 4 KB, the least that DynamoDB charges for. */
const FIRST_PAGE = 25;
const LARGEST_PAGE = 1000;

/** One partition of an index, read lazily, page by page, from one end of a range to the other. */
export class IndexPartition {
  readonly #read: (page: QueryCommand) => Promise<{
    Items?: Record<string, AttributeValue>[] | undefined;
    LastEvaluatedKey?: Record<string, AttributeValue> | undefined;
  }>;
  readonly #query: ConstructorParameters<typeof QueryCommand>[0];
  readonly #partition: string;
  #buffer: IndexEntry[] = [];
  #next = 0;
  #pageSize: number;
  #startKey: Record<string, AttributeValue> | undefined;
  #ended = false;

  /** @param expected about how many entries the caller will want */
  constructor(
    client: DynamoDBClient,
    tableName: string,
    index: IndexDefinition,
    partition: string,
    range: SortKeyRange,
    expected: number,
  ) {
    this.#read = (page) => answer((options) => client.send(page, options));
    this.#partition = partition;
    this.#pageSize = Math.min(Math.max(FIRST_PAGE, expected), LARGEST_PAGE);
    this.#query = {
      TableName: tableName,
      IndexName: index.name,
      KeyConditionExpression: `#partition = :partition AND ${range.condition}`,
      ExpressionAttributeNames: { '#partition': index.partitionKey, '#at': index.sortKey },
      ExpressionAttributeValues: { ':partition': { S: partition }, ...range.values },
      ScanIndexForward: range.ascending,
    };
  }

  /** The next entry; undefined: a page must be read first, or there is nothing more. */
  get head(): IndexEntry | undefined {
    return this.#buffer[this.#next];
  }

  get exhausted(): boolean {
    return this.#ended && this.head === undefined;
  }

  /** Goes past the head. */
  advance(): void {
    this.#next += 1;
  }

  /**
   * Reads one page. It may hold nothing and still not be the last: only a missing LastEvaluatedKey ends a partition.
   * @throws StoreUnavailable
   */
  async readPage(): Promise<void> {
    const { Items, LastEvaluatedKey } = await this.#read(
      new QueryCommand({ ...this.#query, Limit: this.#pageSize, ExclusiveStartKey: this.#startKey }),
    );
    const entries = (Items ?? []).map(({ pk, at }) => ({
      id: pk?.S ?? '',
      at: at?.S ?? '',
      partition: this.#partition,
    }));
    this.#buffer = [...this.#buffer.slice(this.#next), ...entries];
    this.#next = 0;
    this.#startKey = LastEvaluatedKey;
    this.#ended = LastEvaluatedKey === undefined || Object.keys(LastEvaluatedKey).length === 0;
    this.#pageSize = Math.min(this.#pageSize * 2, LARGEST_PAGE);
  }
}
