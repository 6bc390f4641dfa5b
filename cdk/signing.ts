/** The keys that sign receipts, and the table in which their public parts are published. */
import { CustomResource, RemovalPolicy } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as kms from 'aws-cdk-lib/aws-kms';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';

export class SigningKeys extends Construct {
  /** The one that signs. */
  readonly active: kms.Key;
  /** Those with which the functions may sign: the active one, and while keys change the one before. */
  readonly usable: readonly kms.Key[];

  constructor(scope: Construct, id: string, active: number, previous?: number) {
    super(scope, id);
    this.active = this.key(active);
    this.usable = previous === undefined ? [this.active] : [this.active, this.key(previous)];
  }

  /** A key that leaves the template stays in KMS: destroying it is a decision, and a step of its own. */
  private key(number: number): kms.Key {
    return new kms.Key(this, `Key${number}`, {
      description: `Signs settlement receipts (key ${number})`,
      keySpec: kms.KeySpec.ECC_NIST_P256,
      keyUsage: kms.KeyUsage.SIGN_VERIFY,
      removalPolicy: RemovalPolicy.RETAIN,
    });
  }

  /** Publishes the active key with every deployment, before a function that depends on the result can sign with it. */
  publishedBy(publisher: lambda.Function): CustomResource {
    return new CustomResource(this, 'Published', {
      serviceToken: publisher.functionArn,
      properties: { KeyId: this.active.keyArn },
      resourceType: 'Custom::PublishedKey',
    });
  }

  allowUse(role: iam.IRole, ...actions: string[]): void {
    for (const key of this.usable) {
      role.addToPrincipalPolicy(new iam.PolicyStatement({ actions, resources: [key.keyArn] }));
    }
  }

  /**
   * Nobody else signs, administrators included: they could only by changing the key's policy, and that is an alarm.
   * Without it, whoever may use every key of the account could sign receipts.
   */
  onlySignedBy(roles: readonly iam.IRole[]): void {
    for (const key of this.usable) {
      key.addToResourcePolicy(
        new iam.PolicyStatement({
          sid: 'OnlyTheSettlingFunctionsSign',
          effect: iam.Effect.DENY,
          principals: [new iam.AnyPrincipal()],
          actions: ['kms:Sign'],
          resources: ['*'],
          conditions: { ArnNotEquals: { 'aws:PrincipalArn': roles.map(({ roleArn }) => roleArn) } },
        }),
      );
    }
  }
}
