/** The REST API in front of the functions: tokens, throttling, access log, traces, its own name. */
import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import * as apigateway from 'aws-cdk-lib/aws-apigateway';
import * as acm from 'aws-cdk-lib/aws-certificatemanager';
import type * as kms from 'aws-cdk-lib/aws-kms';
import * as logs from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { type Functions, LOGS_KEPT } from './functions.ts';
import { addGatewayProblems } from './gateway-problems.ts';
import type { Identity } from './identity.ts';
import { ROUTES } from './routes.ts';
import type { Settings } from './settings.ts';

const STAGE = 'live';
/** TLS 1.2 and 1.3, with forward secrecy. */
const TLS_POLICY = apigateway.SecurityPolicy.TLS13_1_2_PFS_PQ_2025_09;

/** No query (a search names players), no header, no token. */
const ACCESS_LOG = {
  time: '$context.requestTime',
  requestId: '$context.requestId',
  extendedRequestId: '$context.extendedRequestId',
  traceId: '$context.xrayTraceId',
  sourceIp: '$context.identity.sourceIp',
  method: '$context.httpMethod',
  route: '$context.resourcePath',
  status: '$context.status',
  bytes: '$context.responseLength',
  ms: '$context.responseLatency',
  functionMs: '$context.integrationLatency',
  client: '$context.authorizer.claims.client_id',
  gatewayError: '$context.error.responseType',
  firewallStatus: '$context.waf.status',
};

export class Gateway extends Construct {
  readonly api: apigateway.RestApi;
  /** Without a slash at its end. */
  readonly publicUrl: string;
  /** What a name server is given for the service's own name. */
  readonly aliasTarget: string | undefined;

  constructor(scope: Construct, id: string, dataKey: kms.IKey, { domain, rate, burst }: Settings) {
    super(scope, id);
    const accessLog = new logs.LogGroup(this, 'AccessLog', {
      retention: LOGS_KEPT,
      encryptionKey: dataKey,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    this.api = new apigateway.RestApi(this, 'Api', {
      restApiName: 'kanon',
      description: 'Settles casino table games and issues receipts',
      endpointTypes: [apigateway.EndpointType.REGIONAL],
      // With a name of its own, the service has no other: else the firewall of tomorrow's name server has a back door.
      disableExecuteApiEndpoint: domain !== undefined,
      // Bodies reach the functions as the bytes that were sent.
      binaryMediaTypes: ['*/*'],
      cloudWatchRole: true,
      cloudWatchRoleRemovalPolicy: RemovalPolicy.RETAIN,
      deployOptions: {
        stageName: STAGE,
        tracingEnabled: true,
        metricsEnabled: true,
        loggingLevel: apigateway.MethodLoggingLevel.ERROR,
        // Bodies and headers are never logged.
        dataTraceEnabled: false,
        throttlingRateLimit: rate,
        throttlingBurstLimit: burst,
        accessLogDestination: new apigateway.LogGroupLogDestination(accessLog),
        accessLogFormat: apigateway.AccessLogFormat.custom(JSON.stringify(ACCESS_LOG)),
      },
    });
    const resource = this.api.node.defaultChild as apigateway.CfnRestApi;
    resource.securityPolicy = TLS_POLICY;
    resource.endpointAccessMode = 'BASIC';
    if (domain === undefined) {
      const { region, urlSuffix } = Stack.of(this);
      this.publicUrl = `https://${this.api.restApiId}.execute-api.${region}.${urlSuffix}/${STAGE}`;
      this.aliasTarget = undefined;
    } else {
      this.publicUrl = `https://${domain.name}`;
      const name = this.api.addDomainName('Domain', {
        domainName: domain.name,
        certificate: acm.Certificate.fromCertificateArn(this, 'Certificate', domain.certificateArn),
        endpointType: apigateway.EndpointType.REGIONAL,
        securityPolicy: TLS_POLICY,
        endpointAccessMode: apigateway.EndpointAccessMode.BASIC,
      });
      this.aliasTarget = name.domainNameAliasDomainName;
    }
  }

  /** Routes to the functions. */
  serve(functions: Functions, { pool, scopes }: Identity): void {
    const authorizer = new apigateway.CognitoUserPoolsAuthorizer(this, 'Tokens', { cognitoUserPools: [pool] });
    const guarded: apigateway.MethodOptions = {
      authorizer,
      authorizationType: apigateway.AuthorizationType.COGNITO,
      authorizationScopes: scopes.map(({ scopeName }) => scopeName),
    };
    for (const { method, path, function: name, token } of ROUTES) {
      const integration = new apigateway.LambdaIntegration(functions.get(name), { allowTestInvoke: false });
      this.api.root.resourceForPath(path).addMethod(method, integration, token ? guarded : {});
    }
    addGatewayProblems(this.api, this.publicUrl);
  }
}
