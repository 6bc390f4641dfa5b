/** The synthesized template, and what of it the tests ask for. */
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { type Settings, settings } from '../settings.ts';
import { KanonStack } from '../stack.ts';

export interface Resource {
  readonly Type: string;
  // biome-ignore lint/suspicious/noExplicitAny: the template is data
  readonly Properties: any;
  readonly DeletionPolicy?: string;
  readonly UpdateReplacePolicy?: string;
  readonly DependsOn?: string | readonly string[];
}

export interface Synthesized {
  readonly template: Template;
  readonly stack: KanonStack;
  readonly resources: Readonly<Record<string, Resource>>;
  ofType(type: string): readonly [string, Resource][];
}

export function synthesized(context: Readonly<Record<string, string>> = {}): Synthesized {
  const app = new App({ context: { ...context, '@aws-cdk/aws-iam:minimizePolicies': true } });
  const chosen: Settings = settings(app.node);
  const stack = new KanonStack(app, 'Kanon', chosen);
  const template = Template.fromStack(stack);
  const { Resources } = template.toJSON() as { Resources: Record<string, Resource> };
  return {
    template,
    stack,
    resources: Resources,
    ofType: (type) => Object.entries(Resources).filter(([, resource]) => resource.Type === type),
  };
}

/** `Allow action on resource if condition`, one a line, for every action that a function's role has. */
export function permissionsOf({ resources, ofType }: Synthesized, functionName: string): readonly string[] {
  const [, fn] = ofType('AWS::Lambda::Function').find(
    ([, { Properties }]) => Properties.Description === `Settlement service: ${functionName}`,
  )!;
  const role: string = fn.Properties.Role['Fn::GetAtt'][0];
  const attached = ofType('AWS::IAM::Policy').filter(([, { Properties }]) =>
    Properties.Roles.some((one: { Ref: string }) => one.Ref === role),
  );
  const statements = attached.flatMap(([, { Properties }]) => Properties.PolicyDocument.Statement);
  if (resources[role]!.Properties.Policies !== undefined || resources[role]!.Properties.ManagedPolicyArns !== undefined)
    throw new Error('the role has policies elsewhere');
  const lines = statements.flatMap(({ Effect, Action, Resource: on, Condition }) =>
    [Action].flat().flatMap((action: string) =>
      [on].flat().map((one: unknown) => {
        const condition = Condition === undefined ? '' : ` if ${Object.keys(Object.values(Condition)[0] as object)}`;
        return `${Effect} ${action} on ${named(one)}${condition}`;
      }),
    ),
  );
  return [...new Set(lines)].sort();
}

/** A resource's name in the template, without the hash behind it. */
export function named(reference: unknown): string {
  if (typeof reference === 'string') return reference;
  const { Ref, 'Fn::GetAtt': attribute, 'Fn::Join': join } = reference as Record<string, never>;
  if (Ref !== undefined) return bare(Ref);
  if (attribute !== undefined) return bare(attribute[0]) + (attribute[1] === 'Arn' ? '' : `.${attribute[1]}`);
  return (join as unknown as [string, unknown[]])[1].map(named).join('');
}

const bare = (id: string) => id.replace(/[0-9A-F]{8}$/, '');
