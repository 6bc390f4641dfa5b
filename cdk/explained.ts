/** Findings of cdk-nag's AwsSolutions rules that stand, each with why. Whatever is not named here fails the synthesis. */
import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';
import { ROUTES } from './routes.ts';
import type { KanonStack } from './stack.ts';

const NAG = 'AwsSolutions::AwsSolutions';

export function explain(stack: KanonStack): void {
  const at = (path: string): IConstruct =>
    path.split('/').reduce<IConstruct>((one, id) => one.node.findChild(id), stack);
  const accept = (construct: IConstruct, rule: string, reason: string) =>
    Validations.of(construct).acknowledge({ id: `${NAG}-${rule}`, reason });
  const managed = (name: string) => `IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/${name}]`;

  accept(
    at('Tables/BackupPlan/Tables/Role'),
    managed('AWSBackupServiceRolePolicyForBackup'),
    'AWS Backup’s own policy for making backups, kept up to date by AWS; the role is assumed by AWS Backup alone.',
  );
  accept(
    at('Gateway/Api/CloudWatchRole'),
    managed('AmazonAPIGatewayPushToCloudWatchLogs'),
    'API Gateway writes its logs for the account by this policy of AWS’s; there is one role of the kind an account.',
  );
  accept(at('Identity/Pool'), 'COG2', 'The pool has no users: clients of machines have secrets, and no second factor.');
  accept(at('Identity/Pool'), 'COG8', 'The plus plan watches the log-ins of users, of which the pool has none.');
  accept(
    at('Gateway/Api'),
    'APIG2',
    'The functions validate by the contract’s own validators and name every fault; the gateway would name the first.',
  );
  for (const { method, path, token } of ROUTES) {
    if (token) continue;
    const open = stack.gateway.api.root.resourceForPath(path).node.findChild(method);
    const reason = 'Public data: acts, keys, contract, pages. The contract asks for no token here.';
    accept(open, 'APIG4', reason);
    accept(open, 'COG4', reason);
  }
  for (const { role } of stack.functions.all) {
    const reason =
      'X-Ray’s two actions to send traces know no resources, nor does dynamodb:ListStreams of the stream’s reader.';
    accept(role!.node.findChild('DefaultPolicy'), 'IAM5[Resource::*]', reason);
  }
  const reader = at('Functions/WatchReceiptsRole/DefaultPolicy');
  for (const action of ['kms:GenerateDataKey*', 'kms:ReEncrypt*']) {
    accept(reader, `IAM5[Action::${action}]`, 'What sending to an encrypted queue takes, on the one data key.');
  }
  accept(at('Watch/MissedChanges'), 'SQS3', 'It is the dead-letter queue of the stream’s reader.');
}
