import { KMSClient, type KMSClientConfig } from '@aws-sdk/client-kms';
import { silenceNodeVersionWarning } from '../store/client.ts';
import { defaultProvider as environmentCredentials } from '../store/environment-credentials.ts';

/**
 * A client that gives up early, as the store's does: one second to connect, three for an answer, three attempts.
 * Credentials are the environment's, as on Lambda, unless others are given.
 */
export function kmsClient(given: Pick<KMSClientConfig, 'endpoint' | 'region' | 'credentials'> = {}): KMSClient {
  silenceNodeVersionWarning();
  const { AWS_REGION } = process.env;
  return new KMSClient({
    ...(AWS_REGION ? { region: AWS_REGION } : {}),
    ...(given.credentials === undefined ? { credentials: environmentCredentials() } : {}),
    ...given,
    defaultsMode: 'standard',
    retryMode: 'standard',
    useDualstackEndpoint: false,
    useFipsEndpoint: false,
    maxAttempts: 3,
    // Without throwOnRequestTimeout the SDK only logs that an answer is late, and goes on waiting.
    requestHandler: { connectionTimeout: 1000, requestTimeout: 3000, throwOnRequestTimeout: true },
  });
}
