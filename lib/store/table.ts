/**
 * The receipts table as data: the embedded store, the tests and the deployment create the same table from it.
 *
 * Attribute names are short because DynamoDB bills them with every item. Several are reserved words, so every expression
 * aliases every name.
 */

/** A global secondary index; both sort by `at`, which is `<issuedAt>#<id>`: text order is the order of the listing. */
export interface IndexDefinition {
  readonly name: string;
  readonly partitionKey: 'opDay' | 'day';
  readonly sortKey: 'at';
}

export const receiptsTable = {
  /** The name where TABLE_NAME does not give another. */
  defaultName: 'receipts',
  partitionKey: 'pk',
  sortKey: 'sk',
  /** Every receipt's sort key: one item a receipt. */
  sortValue: 'receipt',
  indexes: {
    byOperatorDay: { name: 'by-operator-day', partitionKey: 'opDay', sortKey: 'at' },
    byDay: { name: 'by-day', partitionKey: 'day', sortKey: 'at' },
  },
  /** Of both indexes: an entry is only a pointer, trusted once its item was read. */
  projection: 'KEYS_ONLY',
  billing: 'PAY_PER_REQUEST',
  /** Partitions of one day in `by-day`, so that a whole country's day does not queue behind one partition's limit. */
  shards: 8,
} as const satisfies { indexes: Record<string, IndexDefinition> } & Record<string, unknown>;

/** The input of CreateTable for this table. */
export function createTableInput(tableName: string) {
  const text = (name: string) => ({ AttributeName: name, AttributeType: 'S' as const });
  const keys = (partition: string, sort: string) => [
    { AttributeName: partition, KeyType: 'HASH' as const },
    { AttributeName: sort, KeyType: 'RANGE' as const },
  ];
  const { partitionKey, sortKey, indexes, projection, billing } = receiptsTable;
  return {
    TableName: tableName,
    BillingMode: billing,
    AttributeDefinitions: [partitionKey, sortKey, 'opDay', 'day', 'at'].map(text),
    KeySchema: keys(partitionKey, sortKey),
    GlobalSecondaryIndexes: Object.values(indexes).map((index) => ({
      IndexName: index.name,
      KeySchema: keys(index.partitionKey, index.sortKey),
      Projection: { ProjectionType: projection },
    })),
  };
}

/** What needs no reckoning to have its day read. */
const UTC = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?Z$/;

/** The UTC day (yyyy-mm-dd) of an RFC 3339 date-time. @throws RangeError for any other text */
export function utcDay(dateTime: string): string {
  if (UTC.test(dateTime)) return dateTime.slice(0, 10);
  return new Date(dateTime).toISOString().slice(0, 10);
}

/** Partition of `by-operator-day`. The day comes last and has a fixed length, so no two operators ever share one. */
export function operatorDay(operator: string, day: string): string {
  return `${operator}#${day}`;
}

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Partition of `by-day`: the shard comes from the id's last character, which is as good as random. */
export function dayShard(day: string, id: string): string {
  const digit = CROCKFORD.indexOf(id.slice(-1));
  if (digit < 0 || id === '') throw new RangeError('a receipt id ends in a Crockford base32 character');
  return `${day}#${digit % receiptsTable.shards}`;
}

/** All partitions of a day in `by-day`. */
export function dayShards(day: string): readonly string[] {
  return Array.from({ length: receiptsTable.shards }, (_, shard) => `${day}#${shard}`);
}
