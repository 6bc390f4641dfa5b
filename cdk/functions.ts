/** The functions: each with a role of its own that allows what it does, and nothing else. */
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import * as iam from 'aws-cdk-lib/aws-iam';
import type * as kms from 'aws-cdk-lib/aws-kms';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import * as logs from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { receiptsTable } from '../lib/store/table.ts';
import { FUNCTION_BUNDLES } from '../scripts/build-lambdas.ts';
import type { SigningKeys } from './signing.ts';
import { type Tables, throughDynamodb } from './tables.ts';

export type FunctionName =
  | 'settle-spin'
  | 'settle-hand'
  | 'rank-hand'
  | 'receipts'
  | 'rulesets'
  | 'keys'
  | 'pages'
  | 'watch-receipts'
  | 'publish-key';

/** What the functions know of the service around them. */
export interface Surroundings {
  readonly publicUrl: string;
  readonly tokenIssuer: string;
  readonly receiptEnv: 'live' | 'test';
}

const MEMORY_MB = 1024;
export const LOGS_KEPT = logs.RetentionDays.THIRTEEN_MONTHS;

export class Functions extends Construct {
  private readonly made = new Map<FunctionName, lambda.Function>();

  constructor(
    scope: Construct,
    id: string,
    private readonly tables: Tables,
    signing: SigningKeys,
    surroundings: Surroundings,
  ) {
    super(scope, id);
    const edge = { PUBLIC_URL: surroundings.publicUrl };
    const caller = { ...edge, TOKEN_ISSUER: surroundings.tokenIssuer };
    const profiles = { ...caller, PROFILES_TABLE: tables.profiles.tableName };
    const receipts = {
      ...profiles,
      TABLE_NAME: tables.receipts.tableName,
      RECEIPT_ENV: surroundings.receiptEnv,
    };
    const keysTable = { KEYS_TABLE: tables.publishedKeys.tableName };

    const publisher = this.make('publish-key', keysTable, { memory: 256, timeout: 60 });
    this.allow(publisher, tables.publishedKeys, ['dynamodb:PartiQLInsert'], 'write');
    signing.allowUse(publisher.role!, 'kms:GetPublicKey');
    const published = signing.publishedBy(publisher);

    const signer = { SIGNING_KEY_ID: signing.active.keyArn, SIGNING_KID: published.getAttString('kid') };
    for (const name of ['settle-spin', 'settle-hand'] as const) {
      const settle = this.make(name, { ...receipts, ...signer });
      this.allow(settle, tables.receipts, ['dynamodb:GetItem', 'dynamodb:BatchGetItem'], 'read');
      this.allow(settle, tables.receipts, ['dynamodb:PartiQLInsert'], 'write');
      this.allow(settle, tables.profiles, ['dynamodb:GetItem'], 'read');
      signing.allowUse(settle.role!, 'kms:Sign');
    }

    signing.onlySignedBy([this.get('settle-spin').role!, this.get('settle-hand').role!]);

    const reader = this.make('receipts', receipts, { timeout: 29 });
    this.allow(reader, tables.receipts, ['dynamodb:GetItem', 'dynamodb:BatchGetItem'], 'read');
    this.allowIndexes(reader, tables.receipts);
    this.allow(reader, tables.profiles, ['dynamodb:GetItem'], 'read');

    const keys = this.make('keys', { ...edge, ...keysTable }, { memory: 512 });
    this.allow(keys, tables.publishedKeys, ['dynamodb:Scan'], 'read');

    this.make('rank-hand', caller);
    this.make('rulesets', edge, { memory: 512 });
    this.make('pages', edge, { memory: 512 });
    this.make('watch-receipts', {}, { memory: 128 });
  }

  get(name: FunctionName): lambda.Function {
    return this.made.get(name)!;
  }

  get all(): readonly lambda.Function[] {
    return [...this.made.values()];
  }

  private make(
    name: FunctionName,
    environment: Record<string, string>,
    { memory = MEMORY_MB, timeout = 15 }: { readonly memory?: number; readonly timeout?: number } = {},
  ): lambda.Function {
    if (!FUNCTION_BUNDLES.some((bundle) => bundle.name === name)) throw new Error(`there is no bundle ${name}`);
    const id = name.replace(/(^|-)(.)/g, (_all, _dash, letter: string) => letter.toUpperCase());
    const logGroup = new logs.LogGroup(this, `${id}Logs`, {
      retention: LOGS_KEPT,
      encryptionKey: this.tables.dataKey,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    const role = new iam.Role(this, `${id}Role`, {
      assumedBy: new iam.ServicePrincipal('lambda.amazonaws.com'),
      description: `Of the function ${name} alone`,
    });
    logGroup.grantWrite(role);
    const made = new lambda.Function(this, id, {
      description: `Settlement service: ${name}`,
      // The newest Node that this release of the CDK knows of.
      runtime: lambda.Runtime.NODEJS_24_X,
      architecture: lambda.Architecture.ARM_64,
      handler: 'index.handler',
      code: lambda.Code.fromAsset(new URL(`../dist/lambda/${name}`, import.meta.url).pathname),
      role,
      environment: { ...environment, NODE_OPTIONS: '--enable-source-maps' },
      memorySize: memory,
      timeout: Duration.seconds(timeout),
      tracing: lambda.Tracing.ACTIVE,
      loggingFormat: lambda.LoggingFormat.JSON,
      logGroup,
    });
    this.made.set(name, made);
    return made;
  }

  /** A table's items, and its data key as far as DynamoDB needs it for the caller. */
  private allow(fn: lambda.Function, table: dynamodb.ITable, actions: string[], kind: 'read' | 'write'): void {
    fn.addToRolePolicy(new iam.PolicyStatement({ actions, resources: [table.tableArn] }));
    this.allowDataKey(fn, this.tables.dataKey, kind);
  }

  private allowIndexes(fn: lambda.Function, table: dynamodb.ITable): void {
    const resources = Object.values(receiptsTable.indexes).map(({ name }) => `${table.tableArn}/index/${name}`);
    fn.addToRolePolicy(new iam.PolicyStatement({ actions: ['dynamodb:Query'], resources }));
  }

  private allowDataKey(fn: lambda.Function, key: kms.IKey, kind: 'read' | 'write'): void {
    const reading = ['kms:Decrypt', 'kms:DescribeKey'];
    const writing = ['kms:Encrypt', 'kms:GenerateDataKey', 'kms:ReEncryptFrom', 'kms:ReEncryptTo'];
    fn.addToRolePolicy(
      new iam.PolicyStatement({
        actions: kind === 'read' ? reading : [...reading, ...writing],
        resources: [key.keyArn],
        conditions: throughDynamodb(this),
      }),
    );
  }
}
