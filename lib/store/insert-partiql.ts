import { ExecuteStatementCommand } from '@aws-sdk/client-dynamodb';
import { answer } from './answer.ts';
import type { Insert } from './insert.ts';

/** The same refusal, as AWS names it and as DynamoDB Local does. */
const TAKEN = new Set(['DuplicateItemException', 'DuplicateItem']);

/**
 * PartiQL's INSERT, which fails on a taken key. The permission `dynamodb:PartiQLInsert` allows nothing else, so that a
 * role with it alone can add receipts and never overwrite one.
 */
export const partiqlInsert: Insert = async (client, tableName, item) => {
  const entries = Object.entries(item);
  const statement = new ExecuteStatementCommand({
    Statement: `INSERT INTO "${tableName}" VALUE {${entries.map(([name]) => `'${name}': ?`).join(', ')}}`,
    Parameters: entries.map(([, value]) => value),
  });
  try {
    await answer((options) => client.send(statement, options));
    return 'stored';
  } catch (error) {
    if (error instanceof Error && TAKEN.has(error.name)) return 'exists';
    throw error;
  }
};
