/** The function behind the pages that a browser reads: contract, reference, problem catalogue. No data, no keys. */
import { createApp } from './http/app.ts';
import { pages } from './http/routes/pages.ts';
import { edge } from './lambda/edge.ts';
import { lambdaHandler } from './lambda/handler.ts';

export const handler = lambdaHandler(createApp(edge(), [pages]));
