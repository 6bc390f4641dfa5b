/** The function behind GET /v1/receipts and /health: it reads receipts, and cannot write. */
import { createApp } from './http/app.ts';
import { getReceipt } from './http/routes/get-receipt.ts';
import { health } from './http/routes/health.ts';
import { callerEdge, dynamodb, receiptStore } from './lambda/data.ts';
import { receiptEnv } from './lambda/environment.ts';
import { lambdaHandler } from './lambda/handler.ts';

const client = dynamodb();
const edge = callerEdge(client);
const deps = { ...edge, store: receiptStore(client), env: receiptEnv() };

export const handler = lambdaHandler(createApp(edge, [getReceipt(deps), health(deps)]));
