/** What the gateway itself answers, in the same form as every other problem (RFC 9457). */
import { ResponseType, type RestApi } from 'aws-cdk-lib/aws-apigateway';
import { PROBLEM_TYPES, type ProblemName } from '../lib/problems/catalogue.ts';

const RETRY_AFTER_SECONDS = 2;

/** The gateway's own refusals, by its name for them. */
const PROBLEMS: Readonly<Record<string, ProblemName>> = {
  UNAUTHORIZED: 'unauthorized',
  EXPIRED_TOKEN: 'unauthorized',
  INVALID_SIGNATURE: 'unauthorized',
  ACCESS_DENIED: 'forbidden',
  WAF_FILTERED: 'forbidden',
  // What the gateway calls a missing token is a path or a method that it does not have.
  MISSING_AUTHENTICATION_TOKEN: 'not-found',
  RESOURCE_NOT_FOUND: 'not-found',
  REQUEST_TOO_LARGE: 'body-too-large',
  UNSUPPORTED_MEDIA_TYPE: 'unsupported-media-type',
  THROTTLED: 'too-many-requests',
  QUOTA_EXCEEDED: 'too-many-requests',
  BAD_REQUEST_BODY: 'invalid-request',
  BAD_REQUEST_PARAMETERS: 'invalid-request',
  DEFAULT_4XX: 'invalid-request',
  INTEGRATION_FAILURE: 'unavailable',
  INTEGRATION_TIMEOUT: 'unavailable',
  AUTHORIZER_FAILURE: 'unavailable',
  DEFAULT_5XX: 'unavailable',
};

export function addGatewayProblems(api: RestApi, publicUrl: string): void {
  for (const [responseType, name] of Object.entries(PROBLEMS)) {
    const { status, title, detail } = PROBLEM_TYPES[name];
    const body = { type: `${publicUrl}/problems/${name}`, title, status, detail, instance: '$context.requestId' };
    api.addGatewayResponse(responseType, {
      type: ResponseType.of(responseType),
      // Both defaults stand for several statuses, which stay as they are.
      ...(responseType.startsWith('DEFAULT') ? {} : { statusCode: String(status) }),
      responseHeaders: {
        'Content-Type': "'application/problem+json'",
        'Request-Id': 'context.requestId',
        'Cache-Control': "'no-store'",
        'X-Content-Type-Options': "'nosniff'",
        'Referrer-Policy': "'no-referrer'",
        'Strict-Transport-Security': "'max-age=63072000; includeSubDomains'",
        ...(name === 'unauthorized' ? { 'WWW-Authenticate': "'Bearer'" } : {}),
        ...(status === 429 || status === 503 ? { 'Retry-After': `'${RETRY_AFTER_SECONDS}'` } : {}),
      },
      templates: { 'application/json': JSON.stringify(body) },
    });
  }
}
