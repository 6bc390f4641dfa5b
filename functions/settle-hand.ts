/** The function behind POST /v1/settle-hand. */
import validate from '../lib/contract/generated/settle-hand.js';
import { settlingHandler } from './lambda/settling.ts';

export const handler = settlingHandler('settleHand', '/v1/settle-hand', validate);
