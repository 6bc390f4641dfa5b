/** What a deployment may choose, by `-c name=value` or in cdk.context.json. Everything has a default. */
import type { Node } from 'constructs';

export interface Settings {
  /** `live` receipts, or `test` ones of a rehearsal: they are never mistaken for each other. */
  readonly receiptEnv: 'live' | 'test';
  /** The service's own name; without one it has API Gateway's, and its pages lie under the stage's path. */
  readonly domain?: {
    readonly name: string;
    /** A certificate for it in the stack's region. */
    readonly certificateArn: string;
  };
  /** Whom alarms wake. */
  readonly alarmEmail?: string;
  /** A backup vault in another region, to which the weekly backup is copied. */
  readonly copyVaultArn?: string;
  /** The number of the key that signs: raised by one to change keys. */
  readonly signingKey: number;
  /** While a change of keys is under way: the key before, with which functions may sign until all have the new one. */
  readonly previousSigningKey?: number;
  /** Requests a second and at once, over all callers. */
  readonly rate: number;
  readonly burst: number;
}

const DEFAULTS = { receiptEnv: 'live', signingKey: '1', rate: '200', burst: '400' };

/** @throws Error naming the setting that cannot be */
export function settings(node: Node): Settings {
  const text = (name: string) => node.tryGetContext(name) as string | undefined;
  const number = (name: string, value: string | undefined) => {
    if (!/^[1-9][0-9]*$/.test(String(value))) throw new Error(`${name} is a number from 1`);
    return Number(value);
  };
  const { receiptEnv = DEFAULTS.receiptEnv } = { receiptEnv: text('receiptEnv') };
  if (receiptEnv !== 'live' && receiptEnv !== 'test') throw new Error('receiptEnv is live or test');
  const [name, certificateArn] = [text('domainName'), text('certificateArn')];
  if ((name === undefined) !== (certificateArn === undefined)) {
    throw new Error('domainName and certificateArn belong together');
  }
  const [alarmEmail, copyVaultArn, previous] = [text('alarmEmail'), text('copyVaultArn'), text('previousSigningKey')];
  return {
    receiptEnv,
    signingKey: number('signingKey', text('signingKey') ?? DEFAULTS.signingKey),
    rate: number('rate', text('rate') ?? DEFAULTS.rate),
    burst: number('burst', text('burst') ?? DEFAULTS.burst),
    ...(previous === undefined ? {} : { previousSigningKey: number('previousSigningKey', previous) }),
    ...(name === undefined || certificateArn === undefined ? {} : { domain: { name, certificateArn } }),
    ...(alarmEmail === undefined ? {} : { alarmEmail }),
    ...(copyVaultArn === undefined ? {} : { copyVaultArn }),
  };
}
