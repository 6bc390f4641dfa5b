/** The receipt verifier: offline, in Node and in a browser. The same code as the service's own verifier page. */
export * from '../../../lib/receipts/verify/index.ts';
