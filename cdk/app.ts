/** `cdk synth` and `cdk deploy` start here: builds the functions' bundles, then the stack around them. */
import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { buildLambdas } from '../scripts/build-lambdas.ts';
import { explain } from './explained.ts';
import { settings } from './settings.ts';
import { KanonStack } from './stack.ts';

await buildLambdas();
const app = new App();
const stack = new KanonStack(app, 'Kanon', settings(app.node));
explain(stack);
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
app.synth();
