/** The whole service, in one stack: `cdk deploy` on a fresh account gives it running. */
import { CfnOutput, Stack, Tags } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { Firewall } from './firewall.ts';
import { Functions } from './functions.ts';
import { Gateway } from './gateway.ts';
import { Identity } from './identity.ts';
import type { Settings } from './settings.ts';
import { SigningKeys } from './signing.ts';
import { Tables } from './tables.ts';
import { Watch } from './watch.ts';

export class KanonStack extends Stack {
  readonly tables: Tables;
  readonly signing: SigningKeys;
  readonly identity: Identity;
  readonly functions: Functions;
  readonly gateway: Gateway;

  constructor(scope: Construct, id: string, settings: Settings) {
    super(scope, id, {
      description: 'Settles casino table games as three Armenian acts say, and signs a receipt for every round',
      terminationProtection: true,
    });
    this.tables = new Tables(this, 'Tables', settings);
    this.signing = new SigningKeys(this, 'Signing', settings.signingKey, settings.previousSigningKey);
    this.identity = new Identity(this, 'Identity');
    this.gateway = new Gateway(this, 'Gateway', this.tables.dataKey, settings);
    this.functions = new Functions(this, 'Functions', this.tables, this.signing, {
      publicUrl: this.gateway.publicUrl,
      tokenIssuer: this.identity.issuer,
      receiptEnv: settings.receiptEnv,
    });
    this.gateway.serve(this.functions, this.identity);
    new Firewall(this, 'Firewall', this.gateway.api.deploymentStage, this.tables.dataKey, this.gateway.publicUrl);
    new Watch(this, 'Watch', { ...this.parts(), alarmEmail: settings.alarmEmail });
    this.say();
    Tags.of(this).add('service', 'kanon');
  }

  private parts() {
    const { tables, signing, functions, gateway } = this;
    return { tables, signing, functions, gateway };
  }

  /** What the scripts that register clients and mark keys ask the stack for. */
  private say(): void {
    const { tables, identity, gateway, signing } = this;
    const outputs: Record<string, string | undefined> = {
      PublicUrl: gateway.publicUrl,
      AliasTarget: gateway.aliasTarget,
      TokenUrl: identity.tokenUrl,
      TokenIssuer: identity.issuer,
      UserPoolId: identity.pool.userPoolId,
      ReceiptsTable: tables.receipts.tableName,
      ProfilesTable: tables.profiles.tableName,
      KeysTable: tables.publishedKeys.tableName,
      SigningKey: signing.active.keyArn,
    };
    for (const [name, value] of Object.entries(outputs)) {
      if (value !== undefined) new CfnOutput(this, name, { value });
    }
  }
}
