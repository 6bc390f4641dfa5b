/** The function behind GET /.well-known/jwks.json: it reads the published keys, and nothing else. */
import { dynamodbKeys } from '../lib/signing/dynamodb-keys.ts';
import { createApp } from './http/app.ts';
import { keys } from './http/routes/keys.ts';
import { dynamodb } from './lambda/data.ts';
import { edge } from './lambda/edge.ts';
import { required } from './lambda/environment.ts';
import { lambdaHandler } from './lambda/handler.ts';

const deps = { ...edge(), keys: dynamodbKeys(dynamodb(), required('KEYS_TABLE')) };

export const handler = lambdaHandler(createApp(deps, [keys(deps)]));
