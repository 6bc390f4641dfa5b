/** The function behind POST /v1/rank-hand: no data, no keys. */
import { createApp } from './http/app.ts';
import { rankHand } from './http/routes/rank-hand.ts';
import { tokenEdge } from './lambda/edge.ts';
import { lambdaHandler } from './lambda/handler.ts';

const edge = tokenEdge();

export const handler = lambdaHandler(createApp(edge, [rankHand(edge)]));
