import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { defaultProvider as environmentCredentials } from './environment-credentials.ts';

export interface StoreClientOptions {
  /** Of a DynamoDB other than AWS's, such as DynamoDB Local. */
  readonly endpoint?: string;
}

/** The SDK warns on every start under Node 20; the versions here are pinned, and a newcomer can do nothing about it. */
export function silenceNodeVersionWarning(): void {
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
}

/**
 * What every client of ours sets, so that none reads ~/.aws/config for it: on Lambda there is no such file, and elsewhere
 * it must not change how receipts are stored.
 */
export const settled = {
  accountIdEndpointMode: 'disabled',
  defaultsMode: 'standard',
  endpointDiscoveryEnabled: false,
  retryMode: 'standard',
  useDualstackEndpoint: false,
  useFipsEndpoint: false,
} as const satisfies DynamoDBClientConfig;

/** Any endpoint other than AWS's takes any credentials and any region. */
const elsewhere = { region: 'local', credentials: { accessKeyId: 'local', secretAccessKey: 'local' } };

function regionAndCredentials(endpoint: string | undefined): DynamoDBClientConfig {
  if (process.env.AWS_ACCESS_KEY_ID) {
    const { AWS_REGION } = process.env;
    return {
      credentials: environmentCredentials(),
      ...(AWS_REGION ? { region: AWS_REGION } : endpoint ? { region: elsewhere.region } : {}),
    };
  }
  return endpoint === undefined ? {} : elsewhere;
}

/**
 * A client that gives up early: one second to connect, three for an answer, three attempts. Connections are kept alive.
 * Credentials are those of the environment (Lambda's, always); without any, the SDK's own chain where it is bundled.
 */
export function storeClient({ endpoint }: StoreClientOptions = {}): DynamoDBClient {
  silenceNodeVersionWarning();
  return new DynamoDBClient({
    ...settled,
    ...(endpoint === undefined ? {} : { endpoint }),
    ...regionAndCredentials(endpoint),
    maxAttempts: 3,
    // Without throwOnRequestTimeout the SDK only logs that an answer is late, and goes on waiting.
    requestHandler: { connectionTimeout: 1000, requestTimeout: 3000, throwOnRequestTimeout: true },
  });
}
