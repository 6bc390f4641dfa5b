/** Which permissions a request to DynamoDB needs (Service Authorization Reference, Amazon DynamoDB). */
import type { Asked } from './policy.ts';

// biome-ignore lint/suspicious/noExplicitAny: requests are data
type Body = any;

const VERBS: Readonly<Record<string, string>> = {
  INSERT: 'PartiQLInsert',
  UPDATE: 'PartiQLUpdate',
  DELETE: 'PartiQLDelete',
  SELECT: 'PartiQLSelect',
};

const TRANSACTED: Readonly<Record<string, string>> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
};

/** @param operation as in X-Amz-Target. @throws Error for one that is not known here: nothing passes unseen */
export function asked(operation: string, body: Body): readonly Asked[] {
  const on = (action: string, table: string, index?: string): Asked => ({ action: `dynamodb:${action}`, table, index });
  switch (operation) {
    case 'GetItem':
    case 'PutItem':
    case 'UpdateItem':
    case 'DeleteItem':
    case 'DeleteTable':
    case 'UpdateTimeToLive':
    case 'DescribeTable':
      return [on(operation, body.TableName)];
    case 'Query':
    case 'Scan':
      return [on(operation, body.TableName, body.IndexName)];
    case 'BatchGetItem':
    case 'BatchWriteItem':
      return Object.keys(body.RequestItems).map((table) => on(operation, table));
    case 'TransactWriteItems':
      return body.TransactItems.flatMap((item: Body) =>
        Object.entries(item).map(([kind, { TableName }]: [string, Body]) => on(TRANSACTED[kind]!, TableName)),
      );
    case 'ExecuteStatement':
      return [statement(body.Statement)];
    case 'BatchExecuteStatement':
      return body.Statements.map((one: Body) => statement(one.Statement));
    case 'ExecuteTransaction':
      return body.TransactStatements.map((one: Body) => statement(one.Statement));
    default:
      throw new Error(`${operation}: which permission it needs is not known here`);
  }
}

function statement(text: string): Asked {
  const [, verb, table] = /^\s*(INSERT INTO|UPDATE|DELETE FROM|SELECT .* FROM)\s+"([^"]+)"/is.exec(text) ?? [];
  if (verb === undefined || table === undefined) throw new Error('a statement of an unknown form');
  return { action: `dynamodb:${VERBS[verb.split(' ')[0]!.toUpperCase()]!}`, table };
}
