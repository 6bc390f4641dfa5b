/**
 * Runs while a deployment does (a CloudFormation custom resource): publishes the public key of the key that is about to
 * sign, before any function signs with it. It cannot sign, and cannot change or remove a key that is published.
 */
import { publishKey } from '../lib/signing/dynamodb-keys.ts';
import { kmsClient } from '../lib/signing/kms-client.ts';
import { kmsPublicKey } from '../lib/signing/kms-signer.ts';
import { dynamodb } from './lambda/data.ts';
import { optional, required } from './lambda/environment.ts';

interface ResourceEvent {
  readonly RequestType: 'Create' | 'Update' | 'Delete';
  readonly ResponseURL: string;
  readonly StackId: string;
  readonly RequestId: string;
  readonly LogicalResourceId: string;
  readonly ResourceProperties: { readonly KeyId: string };
}

export async function handler(event: ResourceEvent): Promise<void> {
  const { StackId, RequestId, LogicalResourceId, ResponseURL } = event;
  const answer = async (result: object) => {
    const body = JSON.stringify({ StackId, RequestId, LogicalResourceId, ...result });
    // CloudFormation's address is signed for a request without a content type.
    await fetch(ResponseURL, { method: 'PUT', body, headers: { 'Content-Type': '' } });
  };
  // A published key stays, whatever becomes of the resource.
  if (event.RequestType === 'Delete') return answer({ Status: 'SUCCESS', PhysicalResourceId: LogicalResourceId });
  try {
    const endpoint = optional('KMS_ENDPOINT');
    const client = kmsClient(endpoint === undefined ? {} : { endpoint });
    const point = await kmsPublicKey(client, event.ResourceProperties.KeyId);
    const kid = await publishKey(dynamodb(), required('KEYS_TABLE'), point, new Date().toISOString());
    await answer({ Status: 'SUCCESS', PhysicalResourceId: kid, Data: { kid } });
  } catch (error) {
    const { name, cause } = error as Error;
    const reason = `the key was not published: ${name} ${cause instanceof Error ? cause.name : ''}`;
    await answer({ Status: 'FAILED', Reason: reason, PhysicalResourceId: LogicalResourceId });
    throw error;
  }
}
