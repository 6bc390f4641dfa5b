/** The function behind GET /v1/receipts and /health: it reads receipts, and cannot write. */
import { createApp } from './http/app.ts';
import { explainReceipt } from './http/routes/explain-receipt.ts';
import { getReceipt } from './http/routes/get-receipt.ts';
import { health } from './http/routes/health.ts';
import { searchReceipts } from './http/routes/search-receipts.ts';
import { callerEdge, dynamodb, receiptStore } from './lambda/data.ts';
import { receiptEnv } from './lambda/environment.ts';
import { lambdaHandler } from './lambda/handler.ts';

/**
 * A function's answer has at most 6 MB, in which the body is JSON text once more: the lines of an export stop here, and
 * the last cursor goes on. One line more may have nearly 2 MB.
 */
const EXPORT_MOST_CHARACTERS = 3_500_000;

const client = dynamodb();
const edge = callerEdge(client);
const deps = {
  ...edge,
  store: receiptStore(client),
  env: receiptEnv(),
  exportMostCharacters: EXPORT_MOST_CHARACTERS,
};

export const handler = lambdaHandler(
  createApp(edge, [searchReceipts(deps), getReceipt(deps), explainReceipt(deps), health(deps)]),
);
