/** The function behind GET /v1/rulesets: public data, no tables, no keys. */
import { createApp } from './http/app.ts';
import { rulesets } from './http/routes/rulesets.ts';
import { edge } from './lambda/edge.ts';
import { lambdaHandler } from './lambda/handler.ts';

export const handler = lambdaHandler(createApp(edge(), [rulesets]));
