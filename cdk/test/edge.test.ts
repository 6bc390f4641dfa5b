import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { PROBLEM_TYPES } from '../../lib/problems/catalogue.ts';
import { ROUTES } from '../routes.ts';
import { synthesized } from './template.ts';

const service = synthesized();

interface Operation {
  readonly security?: readonly Record<string, unknown>[];
}
const contract = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};

describe('the gateway', () => {
  it('has every operation of the contract but the token endpoint, which is the user pool’s', () => {
    const wanted = Object.entries(contract.paths).flatMap(([path, item]) =>
      Object.keys(item)
        .filter((method) => ['get', 'post'].includes(method))
        .map((method) => `${method.toUpperCase()} ${path}`),
    );
    const served = ROUTES.map(({ method, path }) => `${method} ${path}`);
    expect(wanted.filter((one) => !served.includes(one))).toEqual(['POST /oauth/token']);
  });

  it('asks for a token exactly where the contract does', () => {
    for (const { method, path, token } of ROUTES) {
      const operation = contract.paths[path]?.[method.toLowerCase()];
      if (operation === undefined) continue;
      const open = operation.security?.some((one) => Object.keys(one).length === 0) ?? false;
      expect([path, token]).toEqual([path, !open]);
    }
    const methods = service.ofType('AWS::ApiGateway::Method').map(([, { Properties }]) => Properties);
    expect(methods).toHaveLength(ROUTES.length);
    const guarded = methods.filter(({ AuthorizationType }) => AuthorizationType === 'COGNITO_USER_POOLS');
    expect(guarded).toHaveLength(ROUTES.filter(({ token }) => token).length);
    for (const { AuthorizationScopes } of guarded) expect(AuthorizationScopes).toHaveLength(4);
    for (const { AuthorizationType } of methods) expect(['COGNITO_USER_POOLS', 'NONE']).toContain(AuthorizationType);
  });

  it('throttles, traces, logs every request without what it says, and takes bodies as bytes', () => {
    const [, stage] = service.ofType('AWS::ApiGateway::Stage')[0]!;
    expect(stage.Properties.TracingEnabled).toBe(true);
    expect(stage.Properties.MethodSettings).toMatchObject([
      {
        ThrottlingRateLimit: 200,
        ThrottlingBurstLimit: 400,
        MetricsEnabled: true,
        LoggingLevel: 'ERROR',
        DataTraceEnabled: false,
      },
    ]);
    const format = stage.Properties.AccessLogSetting.Format as string;
    expect(JSON.parse(format)).toMatchObject({ requestId: '$context.requestId', status: '$context.status' });
    expect(format).not.toMatch(/queryString|header|body|\$context\.path"/i);
    const [, api] = service.ofType('AWS::ApiGateway::RestApi')[0]!;
    expect(api.Properties.BinaryMediaTypes).toEqual(['*/*']);
    expect(api.Properties.EndpointConfiguration.Types).toEqual(['REGIONAL']);
  });

  it('speaks TLS 1.2 and newer alone, under its own name and no other where it has one', () => {
    const policy = /^SecurityPolicy_TLS13_1_2_/;
    expect(service.ofType('AWS::ApiGateway::RestApi')[0]![1].Properties.SecurityPolicy).toMatch(policy);
    const certificateArn = 'arn:aws:acm:eu-central-1:000000000000:certificate/00000000-0000-0000-0000-000000000000';
    const own = synthesized({ domainName: 'kanon.example', certificateArn });
    const [, domain] = own.ofType('AWS::ApiGateway::DomainName')[0]!;
    expect(domain.Properties).toMatchObject({ DomainName: 'kanon.example', RegionalCertificateArn: certificateArn });
    expect(domain.Properties.SecurityPolicy).toMatch(policy);
    expect(own.ofType('AWS::ApiGateway::RestApi')[0]![1].Properties.DisableExecuteApiEndpoint).toBe(true);
    for (const [, { Properties }] of own.ofType('AWS::Lambda::Function')) {
      const { PUBLIC_URL } = Properties.Environment.Variables;
      expect([undefined, 'https://kanon.example']).toContain(PUBLIC_URL);
    }
  });

  it('answers its own refusals as problems of the catalogue', () => {
    const answers = service.ofType('AWS::ApiGateway::GatewayResponse').map(([, { Properties }]) => Properties);
    expect(answers.map(({ ResponseType }) => ResponseType)).toEqual(
      expect.arrayContaining([
        'UNAUTHORIZED',
        'THROTTLED',
        'WAF_FILTERED',
        'REQUEST_TOO_LARGE',
        'DEFAULT_4XX',
        'DEFAULT_5XX',
      ]),
    );
    for (const { ResponseType, ResponseParameters, ResponseTemplates, StatusCode } of answers) {
      const template = ResponseTemplates['application/json'];
      const parts: unknown[] = typeof template === 'string' ? [template] : template['Fn::Join'][1];
      const body = JSON.parse(parts.map((part) => (typeof part === 'string' ? part : 'x')).join(''));
      const problem = body.type.split('/problems/')[1] as keyof typeof PROBLEM_TYPES;
      expect(body, ResponseType).toMatchObject({
        title: PROBLEM_TYPES[problem].title,
        status: PROBLEM_TYPES[problem].status,
        instance: '$context.requestId',
      });
      const header = (name: string) => ResponseParameters[`gatewayresponse.header.${name}`];
      expect(header('Content-Type')).toBe("'application/problem+json'");
      expect(header('Request-Id')).toBe('context.requestId');
      if (StatusCode === '401') expect(header('WWW-Authenticate')).toBe("'Bearer'");
      if (['429', '503'].includes(StatusCode)) expect(header('Retry-After')).toBe("'2'");
      expect(header('Access-Control-Allow-Origin')).toBeUndefined();
    }
  });
});

describe('the firewall', () => {
  it('stands before the stage, limits each address, and lets rounds of more than 8 KB pass', () => {
    const [, acl] = service.ofType('AWS::WAFv2::WebACL')[0]!;
    const [perAddress, ...managed] = acl.Properties.Rules;
    expect(perAddress.Statement.RateBasedStatement).toMatchObject({ AggregateKeyType: 'IP', Limit: 12_000 });
    expect(perAddress.Action.Block.CustomResponse).toMatchObject({
      ResponseCode: 429,
      ResponseHeaders: [{ Name: 'Retry-After', Value: '60' }],
    });
    const common = managed.find(({ Name }: { Name: string }) => Name === 'AWSManagedRulesCommonRuleSet');
    expect(common.Statement.ManagedRuleGroupStatement.RuleActionOverrides).toMatchObject([
      { Name: 'SizeRestrictions_BODY', ActionToUse: { Count: {} } },
      { Name: 'NoUserAgent_HEADER', ActionToUse: { Count: {} } },
    ]);
    expect(service.ofType('AWS::WAFv2::WebACLAssociation')).toHaveLength(1);
    expect(service.ofType('AWS::WAFv2::LoggingConfiguration')).toHaveLength(1);
  });
});

describe('the functions', () => {
  it('run on arm64 and the newest Node, write JSON logs and send traces', () => {
    for (const [, { Properties }] of service.ofType('AWS::Lambda::Function')) {
      expect(Properties).toMatchObject({
        Architectures: ['arm64'],
        Runtime: 'nodejs24.x',
        Handler: 'index.handler',
        LoggingConfig: { LogFormat: 'JSON' },
        TracingConfig: { Mode: 'Active' },
      });
    }
  });

  it('are told nothing that would make them use another DynamoDB, another KMS or another way to insert', () => {
    for (const [, { Properties }] of service.ofType('AWS::Lambda::Function')) {
      const names = Object.keys(Properties.Environment.Variables);
      for (const never of ['DYNAMODB_ENDPOINT', 'KMS_ENDPOINT', 'RECEIPT_INSERT']) expect(names).not.toContain(never);
    }
  });

  it('issue live receipts unless the deployment is a rehearsal', () => {
    const envs = (context: Record<string, string>) =>
      synthesized(context)
        .ofType('AWS::Lambda::Function')
        .map(([, { Properties }]) => Properties.Environment.Variables.RECEIPT_ENV)
        .filter((env) => env !== undefined);
    expect(envs({})).toEqual(['live', 'live', 'live']);
    expect(envs({ receiptEnv: 'test' })).toEqual(['test', 'test', 'test']);
    expect(() => synthesized({ receiptEnv: 'prod' })).toThrow('receiptEnv is live or test');
  });
});

describe('the user pool', () => {
  it('has the service’s scopes, takes no sign-ups, and its clients come from the script', () => {
    const [, server] = service.ofType('AWS::Cognito::UserPoolResourceServer')[0]!;
    expect(server.Properties.Identifier).toBe('kanon');
    expect(server.Properties.Scopes.map((one: { ScopeName: string }) => one.ScopeName)).toEqual([
      'settle',
      'settle.correct',
      'receipts.read',
      'receipts.read.all',
    ]);
    const [, pool] = service.ofType('AWS::Cognito::UserPool')[0]!;
    expect(pool.Properties.AdminCreateUserConfig).toEqual({ AllowAdminCreateUserOnly: true });
    expect(service.ofType('AWS::Cognito::UserPoolClient')).toEqual([]);
  });
});
