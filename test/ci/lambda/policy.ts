/**
 * The synthesized permissions, decided as IAM decides them (explicit deny, then allow, else deny), as far as DynamoDB's
 * requests need it. DynamoDB Local checks no permission at all; this stands in front of it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Statement {
  readonly Effect: 'Allow' | 'Deny';
  readonly Action: string | readonly string[];
  readonly Resource: unknown;
}

interface Resource {
  readonly Type: string;
  // biome-ignore lint/suspicious/noExplicitAny: the template is data
  readonly Properties: any;
  readonly Metadata?: Readonly<Record<string, string>>;
}

/** What a request asks for: an action on a table, or on one of its indexes. */
export interface Asked {
  readonly action: string;
  readonly table: string;
  readonly index?: string | undefined;
}

export class Policies {
  private readonly resources: Readonly<Record<string, Resource>>;

  /** @param tables the physical table for the beginning of each logical id */
  constructor(
    private readonly assembly: string,
    private readonly tables: Readonly<Record<string, string>>,
  ) {
    this.resources = JSON.parse(readFileSync(join(assembly, 'Kanon.template.json'), 'utf8')).Resources;
  }

  /** The folder of a function's asset. */
  assetOf(functionName: string): string {
    return join(this.assembly, this.functionNamed(functionName).Metadata!['aws:asset:path']!);
  }

  /** @param principal a function's name, or `administrator`, who is allowed everything that the tables do not deny */
  allows(principal: string, asked: Asked, withTablePolicy = true): boolean {
    const denied = withTablePolicy && this.tableStatements(asked.table).some((one) => matchesAction(one, asked.action));
    if (denied) return false;
    if (principal === 'administrator') return true;
    return this.roleStatements(principal).some(
      (one) => one.Effect === 'Allow' && matchesAction(one, asked.action) && this.covers(one.Resource, asked),
    );
  }

  private functionNamed(name: string): Resource {
    const found = Object.values(this.resources).find(
      ({ Type, Properties }) =>
        Type === 'AWS::Lambda::Function' && Properties.Description === `Settlement service: ${name}`,
    );
    if (found === undefined) throw new Error(`there is no function ${name}`);
    return found;
  }

  private roleStatements(name: string): readonly Statement[] {
    const role: string = this.functionNamed(name).Properties.Role['Fn::GetAtt'][0];
    return Object.values(this.resources)
      .filter(({ Type, Properties }) => Type === 'AWS::IAM::Policy' && Properties.Roles[0].Ref === role)
      .flatMap(({ Properties }) => Properties.PolicyDocument.Statement);
  }

  private tableStatements(table: string): readonly Statement[] {
    const found = Object.entries(this.resources).find(
      ([id, { Type }]) => Type === 'AWS::DynamoDB::Table' && this.tableOf(id) === table,
    );
    return found?.[1].Properties.ResourcePolicy?.PolicyDocument.Statement ?? [];
  }

  private tableOf(logicalId: string): string | undefined {
    return Object.entries(this.tables).find(([start]) => logicalId.startsWith(start))?.[1];
  }

  private covers(resource: unknown, { table, index }: Asked): boolean {
    const wanted = index === undefined ? table : `${table}/index/${index}`;
    return [resource].flat().some((one) => this.physical(one) === wanted);
  }

  /** `table` or `table/index/name` of an ARN in the template; anything else is not a table's. */
  private physical(resource: unknown): string | undefined {
    if (typeof resource === 'string') return resource;
    const { 'Fn::GetAtt': attribute, 'Fn::Join': parts } = resource as Record<string, never>;
    if (attribute !== undefined) return attribute[1] === 'Arn' ? this.tableOf(attribute[0]) : undefined;
    return parts === undefined ? undefined : (parts[1] as unknown[]).map((part) => this.physical(part)).join('');
  }
}

function matchesAction({ Action }: Statement, action: string): boolean {
  return [Action].flat().some((one) => one === action || (one.endsWith('*') && action.startsWith(one.slice(0, -1))));
}
