/** Who may call: a Cognito user pool without users, whose clients are the casinos' systems and the regulator's. */
import { Aws, RemovalPolicy, Stack } from 'aws-cdk-lib';
import * as cognito from 'aws-cdk-lib/aws-cognito';
import { Construct } from 'constructs';
import { RESOURCE_SERVER, SCOPES, type Scope } from '../lib/auth/caller.ts';

const WORDS: Readonly<Record<Scope, string>> = {
  settle: 'Settle rounds',
  'settle.correct': 'Correct and annul settled rounds',
  'receipts.read': 'Read one’s own receipts',
  'receipts.read.all': 'Read every operator’s receipts',
};

export class Identity extends Construct {
  readonly pool: cognito.UserPool;
  readonly scopes: readonly cognito.OAuthScope[];
  readonly issuer: string;
  readonly tokenUrl: string;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const { region } = Stack.of(this);
    this.pool = new cognito.UserPool(this, 'Pool', {
      selfSignUpEnabled: false,
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
      passwordPolicy: {
        minLength: 16,
        requireDigits: true,
        requireLowercase: true,
        requireUppercase: true,
        requireSymbols: true,
      },
    });
    const scopes = SCOPES.map(
      (scopeName) => new cognito.ResourceServerScope({ scopeName, scopeDescription: WORDS[scopeName] }),
    );
    const server = this.pool.addResourceServer('Api', { identifier: RESOURCE_SERVER, scopes });
    this.scopes = scopes.map((one) => cognito.OAuthScope.resourceServer(server, one));
    const domain = this.pool.addDomain('Tokens', {
      cognitoDomain: { domainPrefix: `kanon-${Aws.ACCOUNT_ID}` },
    });
    this.issuer = `https://cognito-idp.${region}.amazonaws.com/${this.pool.userPoolId}`;
    this.tokenUrl = `${domain.baseUrl()}/oauth2/token`;
  }
}
