/** What is watched, and from when on somebody is woken: data; each has its runbook under this name in docs/operations.md. */
import { METRICS, NAMESPACE } from '../functions/lambda/metrics.ts';

export interface MetricAlarm {
  /** Also the heading of its runbook. */
  readonly name: string;
  /** In one sentence, for whoever reads it at night. */
  readonly meaning: string;
  readonly namespace: string;
  readonly metric: string;
  readonly dimensions?: Readonly<Record<string, string>>;
  readonly statistic: 'Sum' | 'Maximum' | 'Average' | 'p99';
  /** At or above this. */
  readonly threshold: number;
  readonly minutes: number;
  /** How many periods in a row. */
  readonly periods: number;
}

/** Alarms on the service's own metrics. */
export const SERVICE_ALARMS: readonly MetricAlarm[] = [
  {
    name: 'receipt-changed',
    meaning: 'A stored receipt was changed or removed. That cannot happen in normal work.',
    namespace: NAMESPACE,
    metric: METRICS.receiptsChanged,
    statistic: 'Sum',
    threshold: 1,
    minutes: 1,
    periods: 1,
  },
  {
    name: 'signer-out-of-reach',
    meaning: 'KMS does not sign: rounds are answered 503 and nothing is settled.',
    namespace: NAMESPACE,
    metric: METRICS.signerFailures,
    statistic: 'Sum',
    threshold: 5,
    minutes: 1,
    periods: 3,
  },
  {
    name: 'store-out-of-reach',
    meaning: 'DynamoDB does not answer: rounds and look-ups are answered 503 and nothing is settled.',
    namespace: NAMESPACE,
    metric: METRICS.storeFailures,
    statistic: 'Sum',
    threshold: 5,
    minutes: 1,
    periods: 3,
  },
  {
    name: 'internal-error',
    meaning: 'The service met a fault of its own and answered 500.',
    namespace: NAMESPACE,
    metric: METRICS.refusals,
    dimensions: { code: 'internal-error' },
    statistic: 'Sum',
    threshold: 1,
    minutes: 5,
    periods: 1,
  },
  {
    name: 'settled-otherwise',
    meaning:
      'Many rounds came twice with different content: a casino’s system gives two rounds one name, or changes facts.',
    namespace: NAMESPACE,
    metric: METRICS.refusals,
    dimensions: { code: 'round-already-settled' },
    statistic: 'Sum',
    threshold: 20,
    minutes: 15,
    periods: 1,
  },
  {
    name: 'slow-spin',
    meaning: 'One settlement of a hundred takes two seconds or more.',
    namespace: NAMESPACE,
    metric: METRICS.latency,
    dimensions: { operation: 'settleSpin' },
    statistic: 'p99',
    threshold: 2000,
    minutes: 5,
    periods: 3,
  },
  {
    name: 'slow-hand',
    meaning: 'One settlement of a hundred takes two seconds or more.',
    namespace: NAMESPACE,
    metric: METRICS.latency,
    dimensions: { operation: 'settleHand' },
    statistic: 'p99',
    threshold: 2000,
    minutes: 5,
    periods: 3,
  },
];

/** Events of the account's trail that touch what keeps receipts as they are. */
export const EVENT_ALARMS = {
  'table-protection-touched': {
    meaning: 'Somebody changed, or tried to change, what protects the receipts table.',
    source: 'aws.dynamodb',
    eventNames: ['PutResourcePolicy', 'DeleteResourcePolicy', 'UpdateTable', 'DeleteTable', 'UpdateTimeToLive'],
  },
  'signing-key-touched': {
    meaning: 'Somebody changed, or tried to change, a key in KMS or its policy.',
    source: 'aws.kms',
    eventNames: ['DisableKey', 'ScheduleKeyDeletion', 'PutKeyPolicy', 'DeleteImportedKeyMaterial'],
  },
} as const;
