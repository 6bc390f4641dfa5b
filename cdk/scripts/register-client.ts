/**
 * Registers a casino's or the regulator's system: an app client in the user pool, and its profile. The secret is shown
 * once, here; whoever it is for receives it by a safe way.
 *
 *   npm run register-client -- operator --id casino-1 --name '…' --licence '…' [--legal-form …] [--legal-address …]
 *       [--hall-address …] [--registration …] [--licensed-on 2024-01-01] [--scope settle --scope receipts.read …]
 *   npm run register-client -- regulator --name '…'
 */
import { parseArgs } from 'node:util';
import {
  CognitoIdentityProviderClient,
  CreateUserPoolClientCommand,
  DeleteUserPoolClientCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { ConditionalCheckFailedException, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { type Profile, RESOURCE_SERVER, type Scope } from '../../lib/auth/caller.ts';
import { profileItem } from '../../lib/auth/dynamodb-profiles.ts';
import { storeClient } from '../../lib/store/client.ts';
import { readOutputs } from './outputs.ts';

/** Under which the receipts of no operator stand. */
const REGULATOR = 'regulator';
const OPERATOR_ID = /^[a-z0-9][a-z0-9-]{1,62}$/;
const TOKEN_MINUTES = 60;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    outputs: { type: 'string', default: 'cdk-outputs.json' },
    id: { type: 'string' },
    name: { type: 'string' },
    'legal-form': { type: 'string' },
    'legal-address': { type: 'string' },
    'hall-address': { type: 'string' },
    registration: { type: 'string' },
    licence: { type: 'string' },
    'licensed-on': { type: 'string' },
    scope: { type: 'string', multiple: true, default: ['settle', 'receipts.read'] },
  },
});

function refuse(why: string): never {
  console.error(why);
  process.exit(2);
}

const [role] = positionals;
if (role !== 'operator' && role !== 'regulator') refuse('operator or regulator?');
const operator = role === 'regulator' ? REGULATOR : values.id;
if (operator === undefined || !OPERATOR_ID.test(operator)) refuse('--id: 2 to 63 of a-z, 0-9 and -');
if (role === 'operator' && operator === REGULATOR) refuse('--id: regulator is the regulator’s');
if (values.name === undefined) refuse('--name is missing');
if (role === 'operator' && values.licence === undefined) refuse('--licence is missing: receipts name it');
if (values['licensed-on'] !== undefined && !/^\d{4}-\d\d-\d\d$/.test(values['licensed-on'])) {
  refuse('--licensed-on: a date, yyyy-mm-dd');
}

/** Of an operator's clients; `receipts.read.all` is the regulator's. */
const OPERATOR_SCOPES: readonly string[] = ['settle', 'settle.correct', 'receipts.read'];
if (!values.scope.every((scope) => OPERATOR_SCOPES.includes(scope))) refuse(`--scope: ${OPERATOR_SCOPES.join(', ')}`);
const scopes = (role === 'regulator' ? ['receipts.read.all'] : values.scope) as readonly Scope[];

const outputs = readOutputs(values.outputs);
const cognito = new CognitoIdentityProviderClient({});
const { UserPoolClient } = await cognito.send(
  new CreateUserPoolClientCommand({
    UserPoolId: outputs.UserPoolId,
    ClientName: `${role} ${operator}`,
    GenerateSecret: true,
    AllowedOAuthFlowsUserPoolClient: true,
    AllowedOAuthFlows: ['client_credentials'],
    AllowedOAuthScopes: scopes.map((scope) => `${RESOURCE_SERVER}/${scope}`),
    ExplicitAuthFlows: [],
    AccessTokenValidity: TOKEN_MINUTES,
    TokenValidityUnits: { AccessToken: 'minutes' },
    EnableTokenRevocation: true,
  }),
);
const clientId = UserPoolClient!.ClientId!;

const optional = {
  legalForm: values['legal-form'],
  legalAddress: values['legal-address'],
  hallAddress: values['hall-address'],
  registration: values.registration,
  licence: values.licence,
  licensedOn: values['licensed-on'],
};
const given = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined));
const profile: Profile = { clientId, role, operator, name: values.name, ...given };
try {
  await storeClient().send(
    new PutItemCommand({
      TableName: outputs.ProfilesTable,
      Item: profileItem(profile),
      ConditionExpression: 'attribute_not_exists(clientId)',
    }),
  );
} catch (error) {
  // A client without a profile could get tokens that nothing answers to.
  await cognito.send(new DeleteUserPoolClientCommand({ UserPoolId: outputs.UserPoolId, ClientId: clientId }));
  if (error instanceof ConditionalCheckFailedException) refuse('a profile of this client exists');
  throw error;
}
console.log(
  JSON.stringify(
    { role, operator, tokenUrl: outputs.TokenUrl, clientId, clientSecret: UserPoolClient!.ClientSecret, scopes },
    undefined,
    2,
  ),
);
