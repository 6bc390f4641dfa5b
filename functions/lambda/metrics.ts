/**
 * Metrics as CloudWatch's embedded metric format: the log line itself carries them, so that no request waits for a
 * metrics API. One line a request, and one for each fault code that a refusal names.
 */
type Line = Readonly<Record<string, unknown>>;

export const NAMESPACE = 'Kanon';

/** Names of the metrics, as alarms and dashboards use them. */
export const METRICS = {
  latency: 'Latency',
  settlements: 'Settlements',
  replays: 'Replays',
  refusals: 'Refusals',
  signerFailures: 'SignerFailures',
  storeFailures: 'StoreFailures',
  receiptsChanged: 'ReceiptsChanged',
} as const;

interface Metric {
  readonly name: string;
  readonly value: number;
  readonly unit: 'Count' | 'Milliseconds';
  /** Members of the line. */
  readonly dimensions: readonly string[];
}

const count = (name: string, dimensions: readonly string[] = []): Metric => ({
  name,
  value: 1,
  unit: 'Count',
  dimensions,
});

/** A line with metrics in it. @param at milliseconds since 1970 */
export function withMetrics(line: Line, at: number, metrics: readonly Metric[]): Line {
  if (metrics.length === 0) return line;
  const directives = metrics.map(({ name, unit, dimensions }) => ({
    Namespace: NAMESPACE,
    Dimensions: [dimensions],
    Metrics: [{ Name: name, Unit: unit }],
  }));
  const values = Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  return { ...line, ...values, _aws: { Timestamp: at, CloudWatchMetrics: directives } };
}

/** A line that is only a count. */
export function counted(name: string, at: number, line: Line = {}, dimensions: readonly string[] = []): Line {
  return withMetrics({ time: new Date(at).toISOString(), ...line }, at, [count(name, dimensions)]);
}

/** The lines to write for the access log's line of a request. */
export function measured(line: Line): readonly Line[] {
  const at = Date.parse(String(line.time));
  const metrics: Metric[] = [];
  if (line.operation !== undefined) {
    metrics.push({
      name: METRICS.latency,
      value: Number(line.ms),
      unit: 'Milliseconds',
      dimensions: ['operation'],
    });
  }
  if (line.replayed === false) metrics.push(count(METRICS.settlements, ['ruleset', 'game']));
  if (line.replayed === true) metrics.push(count(METRICS.replays));
  const { requestId } = line;
  const codes = (line.codes as readonly string[] | undefined) ?? (line.problem === undefined ? [] : [line.problem]);
  const refusals = codes.map((code) => counted(METRICS.refusals, at, { requestId, code }, ['code']));
  return [withMetrics(line, at, metrics), ...refusals];
}
