/** What the deployed stack said of itself: `cdk deploy --outputs-file cdk-outputs.json`. */
import { readFileSync } from 'node:fs';

export interface Outputs {
  readonly PublicUrl: string;
  readonly TokenUrl: string;
  readonly UserPoolId: string;
  readonly ProfilesTable: string;
  readonly KeysTable: string;
}

/** @throws Error when the file is missing or of another stack */
export function readOutputs(path: string): Outputs {
  const { Kanon } = JSON.parse(readFileSync(path, 'utf8')) as { Kanon?: Outputs };
  if (Kanon === undefined) throw new Error(`${path} has no outputs of the stack Kanon`);
  return Kanon;
}
