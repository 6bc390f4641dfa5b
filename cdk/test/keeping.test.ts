import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createTableInput } from '../../lib/store/table.ts';
import { EVENT_ALARMS } from '../alarms.ts';
import { synthesized } from './template.ts';

const service = synthesized();

describe('what must not be lost', () => {
  it('stays when the stack goes: tables, keys, logs, the pool, backups, missed changes', () => {
    const kept = [
      'AWS::DynamoDB::Table',
      'AWS::KMS::Key',
      'AWS::Logs::LogGroup',
      'AWS::Cognito::UserPool',
      'AWS::Backup::BackupVault',
      'AWS::SQS::Queue',
    ];
    for (const type of kept) {
      const found = service.ofType(type);
      expect(found.length, type).toBeGreaterThan(0);
      for (const [id, { DeletionPolicy, UpdateReplacePolicy }] of found) {
        expect([id, DeletionPolicy, UpdateReplacePolicy]).toEqual([id, 'Retain', 'Retain']);
      }
    }
    expect(service.stack.terminationProtection).toBe(true);
    for (const [, { Properties }] of service.ofType('AWS::Cognito::UserPool')) {
      expect(Properties.DeletionProtection).toBe('ACTIVE');
    }
  });

  it('is in tables on demand, restorable to any moment of 35 days, protected, encrypted by our own key', () => {
    const tables = service.ofType('AWS::DynamoDB::Table');
    expect(tables.map(([id]) => id.replace(/[0-9A-F]{8}$/, ''))).toEqual([
      'TablesReceipts',
      'TablesProfiles',
      'TablesPublishedKeys',
    ]);
    for (const [, { Properties }] of tables) {
      expect(Properties).toMatchObject({
        BillingMode: 'PAY_PER_REQUEST',
        DeletionProtectionEnabled: true,
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: 35 },
        SSESpecification: { SSEEnabled: true, SSEType: 'KMS' },
      });
      expect(Properties.SSESpecification.KMSMasterKeyId['Fn::GetAtt'][0]).toMatch(/^TablesDataKey/);
      expect(Properties.TimeToLiveSpecification).toBeUndefined();
    }
  });

  it('is backed up every week, and copied to another region’s vault where one is named', () => {
    const rules = (context: Record<string, string>) =>
      synthesized(context).ofType('AWS::Backup::BackupPlan')[0]![1].Properties.BackupPlan.BackupPlanRule;
    expect(rules({})).toMatchObject([
      { ScheduleExpression: 'cron(0 2 ? * MON *)', Lifecycle: { DeleteAfterDays: 35 } },
    ]);
    const copyVaultArn = 'arn:aws:backup:eu-west-1:000000000000:backup-vault:copies';
    expect(rules({ copyVaultArn })[0].CopyActions).toMatchObject([{ DestinationBackupVaultArn: copyVaultArn }]);
    const [, selection] = service.ofType('AWS::Backup::BackupSelection')[0]!;
    expect(selection.Properties.BackupSelection.Resources).toHaveLength(3);
  });

  it('the receipts table has the shape that the store and its tests use, and a stream', () => {
    const [, { Properties }] = service.ofType('AWS::DynamoDB::Table').find(([id]) => id.startsWith('TablesReceipts'))!;
    const { KeySchema, AttributeDefinitions, GlobalSecondaryIndexes } = createTableInput('any');
    const byName = (a: { AttributeName: string }, b: { AttributeName: string }) =>
      a.AttributeName < b.AttributeName ? -1 : 1;
    expect(Properties.KeySchema).toEqual(KeySchema);
    expect([...Properties.AttributeDefinitions].sort(byName)).toEqual([...AttributeDefinitions].sort(byName));
    expect(Properties.GlobalSecondaryIndexes).toEqual(GlobalSecondaryIndexes);
    expect(Properties.StreamSpecification).toEqual({ StreamViewType: 'KEYS_ONLY' });
  });

  it('logs are kept 13 months, encrypted', () => {
    for (const [id, { Properties }] of service.ofType('AWS::Logs::LogGroup')) {
      expect([id, Properties.RetentionInDays]).toEqual([id, 400]);
      expect(Properties.KmsKeyId, id).toBeDefined();
    }
  });
});

describe('the signing key', () => {
  it('is P-256, signs and verifies only, and is published before a function signs with it', () => {
    const [, key] = service.ofType('AWS::KMS::Key').find(([id]) => id.startsWith('SigningKey1'))!;
    expect(key.Properties).toMatchObject({ KeySpec: 'ECC_NIST_P256', KeyUsage: 'SIGN_VERIFY' });
    const settling = service
      .ofType('AWS::Lambda::Function')
      .filter(([, { Properties }]) => Properties.Environment.Variables.SIGNING_KEY_ID !== undefined);
    expect(settling).toHaveLength(2);
    for (const [, { Properties }] of settling) {
      const { SIGNING_KEY_ID, SIGNING_KID } = Properties.Environment.Variables;
      expect(SIGNING_KEY_ID['Fn::GetAtt'][0]).toMatch(/^SigningKey1/);
      // Its id is what publishing it answered, so no function can be told before.
      expect(SIGNING_KID['Fn::GetAtt']).toEqual([expect.stringMatching(/^SigningPublished/), 'kid']);
    }
  });

  it('changes in two steps: both keys can be used, then the new one alone, and the old one stays in KMS', () => {
    const during = synthesized({ signingKey: '2', previousSigningKey: '1' });
    const keys = during.ofType('AWS::KMS::Key').map(([id]) => id.replace(/[0-9A-F]{8}$/, ''));
    expect(keys).toEqual(expect.arrayContaining(['SigningKey1', 'SigningKey2']));
    const [, published] = during.ofType('Custom::PublishedKey')[0]!;
    expect(published.Properties.KeyId['Fn::GetAtt'][0]).toMatch(/^SigningKey2/);
    const before = service.ofType('AWS::KMS::Key').find(([id]) => id.startsWith('SigningKey1'))!;
    const [sameId, same] = during.ofType('AWS::KMS::Key').find(([id]) => id.startsWith('SigningKey1'))!;
    expect([sameId, same.Properties]).toEqual([before[0], before[1].Properties]);
    const after = synthesized({ signingKey: '2' }).ofType('AWS::KMS::Key');
    expect(after.some(([id]) => id.startsWith('SigningKey1'))).toBe(false);
  });
});

describe('the alarms', () => {
  const text = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
  const alarms = service.ofType('AWS::CloudWatch::Alarm').map(([, { Properties }]) => Properties);
  const rules = service.ofType('AWS::Events::Rule').map(([, { Properties }]) => Properties);

  it('each have a runbook under their name, and the topic to go to', () => {
    expect(alarms.length).toBeGreaterThan(10);
    expect(rules).toHaveLength(Object.keys(EVENT_ALARMS).length);
    const described = [
      ...alarms.map((alarm) => [alarm.AlarmDescription, alarm.AlarmActions]),
      ...rules.map((rule) => [rule.Description, rule.Targets]),
    ];
    for (const [description, actions] of described) {
      const [, name] = /Runbook: docs\/operations\.md#([a-z0-9-]+)$/.exec(description) ?? [];
      expect(text, description).toContain(`\n### ${name}\n`);
      expect(actions).toHaveLength(1);
    }
  });

  it('ring at the first change of a stored receipt', () => {
    const changed = alarms.find(({ MetricName }) => MetricName === 'ReceiptsChanged');
    expect(changed).toMatchObject({ Threshold: 1, EvaluationPeriods: 1, Period: 60, Statistic: 'Sum' });
    const [, source] = service.ofType('AWS::Lambda::EventSourceMapping')[0]!;
    expect(source.Properties.FilterCriteria.Filters).toEqual([{ Pattern: '{"eventName":["MODIFY","REMOVE"]}' }]);
    expect(source.Properties.StartingPosition).toBe('TRIM_HORIZON');
  });
});
