/** The functions that settle: they sign by KMS and insert, and can do nothing else to a receipt. */
import type { Validator } from '../../lib/contract/shape.ts';
import { kmsClient } from '../../lib/signing/kms-client.ts';
import { kmsSigner } from '../../lib/signing/kms-signer.ts';
import { type Signer, SignerUnavailable } from '../../lib/signing/signer.ts';
import type { Insert } from '../../lib/store/insert.ts';
import { conditionalPut } from '../../lib/store/insert-conditional-put.ts';
import { partiqlInsert } from '../../lib/store/insert-partiql.ts';
import { createApp } from '../http/app.ts';
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
  return lambdaHandler(createApp(edge, [settle(operation, path, validate, deps)]));
}

/** `conditional-put` is for a DynamoDB without PartiQL; on AWS the function lacks the permission for it. */
function insertOf(name = 'partiql'): Insert {
  if (name === 'partiql') return partiqlInsert;
  if (name === 'conditional-put') return conditionalPut;
  throw new Error('RECEIPT_INSERT is partiql or conditional-put');
}

/** The key's id was found when its public part was published, so that a start need not ask KMS for it. */
function watchedSigner(): Signer {
  const endpoint = optional('KMS_ENDPOINT');
  const client = kmsClient(endpoint === undefined ? {} : { endpoint });
  const signer = kmsSigner(client, required('SIGNING_KEY_ID'), required('SIGNING_KID'));
  return {
    kid: signer.kid,
    async sign(input) {
      try {
        return await signer.sign(input);
      } catch (error) {
        if (error instanceof SignerUnavailable) writeLine(counted(METRICS.signerFailures, Date.now()));
        throw error;
      }
    },
  };
}
