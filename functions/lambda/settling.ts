/** The functions that settle: they sign by KMS and insert, and can do nothing else to a receipt. */
import type { Validator } from '../../lib/contract/shape.ts';
import { kmsClient } from '../../lib/signing/kms-client.ts';
import { type KmsSigner, kmsSigner } from '../../lib/signing/kms-signer.ts';
import { SignerUnavailable } from '../../lib/signing/signer.ts';
import type { Insert } from '../../lib/store/insert.ts';
import { conditionalPut } from '../../lib/store/insert-conditional-put.ts';
import { partiqlInsert } from '../../lib/store/insert-partiql.ts';
import { type AddRoute, createApp } from '../http/app.ts';
import { settle } from '../http/routes/settle.ts';
import { callerEdge, dynamodb, receiptStore } from './data.ts';
import { writeLine } from './edge.ts';
import { optional, receiptEnv, required } from './environment.ts';
import { type Handler, lambdaHandler } from './handler.ts';
import { counted, METRICS } from './metrics.ts';

/** The handler of a function that settles. */
export function settlingHandler(operation: 'settleSpin' | 'settleHand', path: string, validate: Validator): Handler {
  const client = dynamodb();
  const signer = watchedSigner();
  const edge = callerEdge(client);
  const deps = {
    ...edge,
    issuer: { iss: edge.publicUrl, env: receiptEnv(), signer },
    store: receiptStore(client, insertOf(optional('RECEIPT_INSERT'))),
  };
  return lambdaHandler(createApp(edge, [signerReady(signer, path), settle(operation, path, validate, deps)]));
}

/** `conditional-put` is for a DynamoDB without PartiQL; on AWS the function lacks the permission for it. */
function insertOf(name = 'partiql'): Insert {
  if (name === 'partiql') return partiqlInsert;
  if (name === 'conditional-put') return conditionalPut;
  throw new Error('RECEIPT_INSERT is partiql or conditional-put');
}

function watchedSigner(): KmsSigner {
  const endpoint = optional('KMS_ENDPOINT');
  const signer = kmsSigner(kmsClient(endpoint === undefined ? {} : { endpoint }), required('SIGNING_KEY_ID'));
  const watched = async <Value>(call: () => Promise<Value>): Promise<Value> => {
    try {
      return await call();
    } catch (error) {
      if (error instanceof SignerUnavailable) writeLine(counted(METRICS.signerFailures, Date.now()));
      throw error;
    }
  };
  // Asked for while the function starts; a failure shows, and is tried again, with the first request.
  signer.ready().catch(() => {});
  return {
    get kid() {
      return signer.kid;
    },
    ready: () => watched(() => signer.ready()),
    sign: (input) => watched(() => signer.sign(input)),
  };
}

/** A receipt's header names the key, so the key's id is known before anything is settled. */
const signerReady =
  (signer: KmsSigner, path: string): AddRoute =>
  (app) =>
    app.use(path, async (_c, next) => {
      await signer.ready();
      await next();
    });
