/** The function behind POST /v1/settle-spin. */
import validate from '../lib/contract/generated/settle-spin.js';
import { settlingHandler } from './lambda/settling.ts';

export const handler = settlingHandler('settleSpin', '/v1/settle-spin', validate);
