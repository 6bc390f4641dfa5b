/** The tables. None is ever dropped with the stack; a receipt cannot even be overwritten. */
import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import * as backup from 'aws-cdk-lib/aws-backup';
import * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import * as events from 'aws-cdk-lib/aws-events';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as kms from 'aws-cdk-lib/aws-kms';
import { Construct } from 'constructs';
import { profilesTable } from '../lib/auth/dynamodb-profiles.ts';
import { keysTable } from '../lib/signing/dynamodb-keys.ts';
import { receiptsTable } from '../lib/store/table.ts';

const text = (name: string) => ({ name, type: dynamodb.AttributeType.STRING });

/** Whatever changes or removes an item, by any way there is: transactions and batches of PartiQL ask for these too. */
export const CHANGING_ACTIONS = [
  'dynamodb:PutItem',
  'dynamodb:UpdateItem',
  'dynamodb:DeleteItem',
  'dynamodb:BatchWriteItem',
  'dynamodb:PartiQLUpdate',
  'dynamodb:PartiQLDelete',
];

/** Whatever makes a whole table's items go. */
const DROPPING_ACTIONS = ['dynamodb:DeleteTable', 'dynamodb:UpdateTimeToLive'];

const PITR_DAYS = 35;

export class Tables extends Construct {
  /** Encrypts all data at rest: tables, logs, alarms. */
  readonly dataKey: kms.Key;
  readonly receipts: dynamodb.Table;
  readonly profiles: dynamodb.Table;
  readonly publishedKeys: dynamodb.Table;

  constructor(scope: Construct, id: string, { copyVaultArn }: { readonly copyVaultArn?: string | undefined }) {
    super(scope, id);
    this.dataKey = new kms.Key(this, 'DataKey', {
      description: 'Encrypts the tables, logs and alarms of the settlement service',
      enableKeyRotation: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    this.letLogsUseDataKey();
    const { indexes, partitionKey, sortKey } = receiptsTable;
    this.receipts = this.table('Receipts', {
      partitionKey: text(partitionKey),
      sortKey: text(sortKey),
      stream: dynamodb.StreamViewType.KEYS_ONLY,
      resourcePolicy: appendOnly(),
    });
    for (const index of Object.values(indexes)) {
      this.receipts.addGlobalSecondaryIndex({
        indexName: index.name,
        partitionKey: text(index.partitionKey),
        sortKey: text(index.sortKey),
        projectionType: dynamodb.ProjectionType.KEYS_ONLY,
      });
    }
    this.profiles = this.table('Profiles', { partitionKey: text(profilesTable.partitionKey) });
    this.publishedKeys = this.table('PublishedKeys', { partitionKey: text(keysTable.partitionKey) });
    this.backUp(copyVaultArn);
  }

  private letLogsUseDataKey(): void {
    const { region, account, partition } = Stack.of(this);
    this.dataKey.addToResourcePolicy(
      new iam.PolicyStatement({
        principals: [new iam.ServicePrincipal(`logs.${region}.amazonaws.com`)],
        actions: [
          'kms:Encrypt',
          'kms:Decrypt',
          'kms:ReEncryptFrom',
          'kms:ReEncryptTo',
          'kms:GenerateDataKey',
          'kms:DescribeKey',
        ],
        resources: ['*'],
        conditions: {
          ArnLike: { 'kms:EncryptionContext:aws:logs:arn': `arn:${partition}:logs:${region}:${account}:log-group:*` },
        },
      }),
    );
  }

  private table(id: string, props: dynamodb.TableProps): dynamodb.Table {
    return new dynamodb.Table(this, id, {
      ...props,
      billingMode: dynamodb.BillingMode.PAY_PER_REQUEST,
      encryption: dynamodb.TableEncryption.CUSTOMER_MANAGED,
      encryptionKey: this.dataKey,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true, recoveryPeriodInDays: PITR_DAYS },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
  }

  /** Beside point-in-time recovery, which ends with its region: a backup a week, which can be copied to another one. */
  private backUp(copyVaultArn: string | undefined): void {
    const backupVault = new backup.BackupVault(this, 'Backups', {
      encryptionKey: this.dataKey,
      removalPolicy: RemovalPolicy.RETAIN,
      lockConfiguration: { minRetention: Duration.days(7) },
    });
    const plan = new backup.BackupPlan(this, 'BackupPlan', {
      backupVault,
      backupPlanRules: [
        new backup.BackupPlanRule({
          ruleName: 'weekly',
          scheduleExpression: events.Schedule.cron({ weekDay: 'MON', hour: '2', minute: '0' }),
          deleteAfter: Duration.days(35),
          ...(copyVaultArn === undefined
            ? {}
            : {
                copyActions: [
                  {
                    destinationBackupVault: backup.BackupVault.fromBackupVaultArn(this, 'CopyVault', copyVaultArn),
                    deleteAfter: Duration.days(35),
                  },
                ],
              }),
        }),
      ],
    });
    const tables = [this.receipts, this.profiles, this.publishedKeys];
    plan.addSelection('Tables', {
      resources: tables.map((table) => backup.BackupResource.fromDynamoDbTable(table)),
    });
  }
}

/**
 * Denies to everyone, administrators and every service role included: a deny wins over whatever a role is allowed.
 * Who lifts it must change this policy, and that is an alarm. `*` is this table: a policy cannot name its own.
 */
function appendOnly(): iam.PolicyDocument {
  const deny = (sid: string, actions: readonly string[]) =>
    new iam.PolicyStatement({
      sid,
      effect: iam.Effect.DENY,
      principals: [new iam.AnyPrincipal()],
      actions: [...actions],
      resources: ['*'],
    });
  return new iam.PolicyDocument({
    statements: [
      deny('NoReceiptIsOverwrittenOrRemoved', CHANGING_ACTIONS),
      deny('NorIsTheTableDroppedOrMadeToExpire', DROPPING_ACTIONS),
    ],
  });
}

/** Where a table's data key is used: through DynamoDB of this region alone. */
export function throughDynamodb(scope: Construct): Record<string, Record<string, string>> {
  const { region } = Stack.of(scope);
  return { StringEquals: { 'kms:ViaService': `dynamodb.${region}.amazonaws.com` } };
}
