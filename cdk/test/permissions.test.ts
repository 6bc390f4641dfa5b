import { describe, expect, it } from 'vitest';
import { CHANGING_ACTIONS } from '../tables.ts';
import { permissionsOf, type Synthesized, synthesized } from './template.ts';

const service: Synthesized = synthesized();

const logs = (name: string) => [
  `Allow logs:CreateLogStream on Functions${name}Logs`,
  `Allow logs:PutLogEvents on Functions${name}Logs`,
];
const TRACES = ['Allow xray:PutTelemetryRecords on *', 'Allow xray:PutTraceSegments on *'];
const dataKey = (...actions: string[]) =>
  actions.map((action) => `Allow kms:${action} on TablesDataKey if kms:ViaService`);
const READING = dataKey('Decrypt', 'DescribeKey');
const WRITING = dataKey('Decrypt', 'DescribeKey', 'Encrypt', 'GenerateDataKey', 'ReEncryptFrom', 'ReEncryptTo');
const SETTLING = [
  ...WRITING,
  'Allow dynamodb:GetItem on TablesReceipts',
  'Allow dynamodb:BatchGetItem on TablesReceipts',
  'Allow dynamodb:PartiQLInsert on TablesReceipts',
  'Allow dynamodb:GetItem on TablesProfiles',
  'Allow kms:Sign on SigningKey1',
];

const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'settle-spin': [...logs('SettleSpin'), ...TRACES, ...SETTLING],
  'settle-hand': [...logs('SettleHand'), ...TRACES, ...SETTLING],
  'rank-hand': [...logs('RankHand'), ...TRACES],
  rulesets: [...logs('Rulesets'), ...TRACES],
  pages: [...logs('Pages'), ...TRACES],
  receipts: [
    ...logs('Receipts'),
    ...TRACES,
    ...READING,
    'Allow dynamodb:GetItem on TablesReceipts',
    'Allow dynamodb:BatchGetItem on TablesReceipts',
    'Allow dynamodb:Query on TablesReceipts/index/by-operator-day',
    'Allow dynamodb:Query on TablesReceipts/index/by-day',
    'Allow dynamodb:GetItem on TablesProfiles',
  ],
  keys: [...logs('Keys'), ...TRACES, ...READING, 'Allow dynamodb:Scan on TablesPublishedKeys'],
  'publish-key': [
    ...logs('PublishKey'),
    ...TRACES,
    ...WRITING,
    'Allow dynamodb:PartiQLInsert on TablesPublishedKeys',
    'Allow kms:GetPublicKey on SigningKey1',
  ],
  'watch-receipts': [
    ...logs('WatchReceipts'),
    ...TRACES,
    ...READING,
    ...['DescribeStream', 'GetRecords', 'GetShardIterator'].map(
      (action) => `Allow dynamodb:${action} on TablesReceipts.StreamArn`,
    ),
    'Allow dynamodb:ListStreams on *',
    ...['GetQueueAttributes', 'GetQueueUrl', 'SendMessage'].map(
      (action) => `Allow sqs:${action} on WatchMissedChanges`,
    ),
    ...['Decrypt', 'DescribeKey', 'Encrypt', 'GenerateDataKey*', 'ReEncrypt*'].map(
      (action) => `Allow kms:${action} on TablesDataKey`,
    ),
  ],
};

describe('a function may do what it does, and nothing else:', () => {
  for (const [name, allowed] of Object.entries(ALLOWED)) {
    it(name, () => {
      expect(permissionsOf(service, name)).toEqual([...allowed].sort());
    });
  }

  it('and there is no other function, each with a role of its own', () => {
    const functions = service.ofType('AWS::Lambda::Function');
    const names = functions.map(([, { Properties }]) => Properties.Description.replace('Settlement service: ', ''));
    expect(names.sort()).toEqual(Object.keys(ALLOWED).sort());
    const roles = functions.map(([, { Properties }]) => Properties.Role['Fn::GetAtt'][0]);
    expect(new Set(roles).size).toBe(functions.length);
  });
});

describe('receipts are appended only:', () => {
  it('no role of the service is allowed an action that changes, removes or expires an item of any table', () => {
    const forbidden = [
      ...CHANGING_ACTIONS,
      'dynamodb:DeleteTable',
      'dynamodb:UpdateTable',
      'dynamodb:UpdateTimeToLive',
    ];
    for (const [id, { Properties }] of service.ofType('AWS::IAM::Policy')) {
      for (const { Effect, Action } of Properties.PolicyDocument.Statement) {
        const actions = [Action].flat() as string[];
        expect(Effect, id).toBe('Allow');
        expect(
          actions.filter((one) => forbidden.includes(one) || /^(\*|dynamodb:.*\*)/.test(one)),
          id,
        ).toEqual([]);
      }
    }
  });

  it('the table itself denies these to everyone, whatever a role is allowed', () => {
    const [, receipts] = service.ofType('AWS::DynamoDB::Table').find(([id]) => id.startsWith('TablesReceipts'))!;
    const [changing, dropping] = receipts.Properties.ResourcePolicy.PolicyDocument.Statement;
    expect(changing).toMatchObject({ Effect: 'Deny', Principal: { AWS: '*' }, Resource: '*' });
    expect([...changing.Action].sort()).toEqual([...CHANGING_ACTIONS].sort());
    expect(changing.Condition).toBeUndefined();
    expect(dropping).toMatchObject({ Effect: 'Deny', Principal: { AWS: '*' }, Resource: '*' });
    expect([...dropping.Action].sort()).toEqual(['dynamodb:DeleteTable', 'dynamodb:UpdateTimeToLive']);
  });

  it('the two functions that settle are the only ones with which the key signs', () => {
    const [, key] = service.ofType('AWS::KMS::Key').find(([id]) => id.startsWith('SigningKey1'))!;
    const deny = key.Properties.KeyPolicy.Statement.find((one: { Effect: string }) => one.Effect === 'Deny');
    expect(deny).toMatchObject({ Action: 'kms:Sign', Principal: { AWS: '*' } });
    expect(Object.keys(deny.Condition)).toEqual(['ArnNotEquals']);
    const roles = deny.Condition.ArnNotEquals['aws:PrincipalArn'].map((one: Record<string, string[]>) =>
      one['Fn::GetAtt']![0]!.replace(/[0-9A-F]{8}$/, ''),
    );
    expect(roles).toEqual(['FunctionsSettleSpinRole', 'FunctionsSettleHandRole']);
  });
});
