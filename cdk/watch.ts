/** Alarms, the topic they go to, and the reader of the receipts table's stream. */
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import * as actions from 'aws-cdk-lib/aws-cloudwatch-actions';
import * as events from 'aws-cdk-lib/aws-events';
import * as targets from 'aws-cdk-lib/aws-events-targets';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import * as sns from 'aws-cdk-lib/aws-sns';
import * as subscriptions from 'aws-cdk-lib/aws-sns-subscriptions';
import * as sqs from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { EVENT_ALARMS, type MetricAlarm, SERVICE_ALARMS } from './alarms.ts';
import type { Functions } from './functions.ts';
import type { Gateway } from './gateway.ts';
import type { SigningKeys } from './signing.ts';
import { type Tables, throughDynamodb } from './tables.ts';

export interface Watched {
  readonly tables: Tables;
  readonly signing: SigningKeys;
  readonly functions: Functions;
  readonly gateway: Gateway;
  readonly alarmEmail?: string | undefined;
}

export class Watch extends Construct {
  private readonly topic: sns.Topic;

  constructor(scope: Construct, id: string, watched: Watched) {
    super(scope, id);
    this.topic = this.alarmTopic(watched);
    const missed = this.readStream(watched);
    for (const alarm of SERVICE_ALARMS) this.alarm(alarm, metricOf(alarm));
    for (const alarm of this.platformAlarms(watched, missed)) this.alarm(alarm, alarm.on);
    this.eventAlarms(watched);
  }

  private alarmTopic({ tables: { dataKey }, alarmEmail }: Watched): sns.Topic {
    const topic = new sns.Topic(this, 'Alarms', { masterKey: dataKey, enforceSSL: true });
    dataKey.grant(new iam.ServicePrincipal('cloudwatch.amazonaws.com'), 'kms:Decrypt', 'kms:GenerateDataKey');
    if (alarmEmail !== undefined) topic.addSubscription(new subscriptions.EmailSubscription(alarmEmail));
    return topic;
  }

  /** @returns where the changes go that the reader could not report */
  private readStream({ tables, functions }: Watched): sqs.Queue {
    const missed = new sqs.Queue(this, 'MissedChanges', {
      encryptionMasterKey: tables.dataKey,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
      removalPolicy: RemovalPolicy.RETAIN,
    });
    const reader = functions.get('watch-receipts');
    reader.addEventSource(
      new DynamoEventSource(tables.receipts, {
        startingPosition: lambda.StartingPosition.TRIM_HORIZON,
        // New receipts, which are nearly all there is in the stream, start nothing and cost nothing.
        filters: [lambda.FilterCriteria.filter({ eventName: lambda.FilterRule.or('MODIFY', 'REMOVE') })],
        onFailure: new SqsDlq(missed),
        retryAttempts: 5,
        bisectBatchOnError: true,
      }),
    );
    reader.addToRolePolicy(
      new iam.PolicyStatement({
        actions: ['kms:Decrypt', 'kms:DescribeKey'],
        resources: [tables.dataKey.keyArn],
        conditions: throughDynamodb(this),
      }),
    );
    return missed;
  }

  private platformAlarms({ tables, functions, gateway }: Watched, missed: sqs.Queue) {
    const minutes = (count: number) => ({ period: Duration.minutes(count) });
    const sum = (metrics: readonly cloudwatch.IMetric[]) =>
      new cloudwatch.MathExpression({
        expression: metrics.map((_, i) => `m${i}`).join('+'),
        usingMetrics: Object.fromEntries(metrics.map((metric, i) => [`m${i}`, metric])),
        ...minutes(5),
      });
    const { all } = functions;
    return [
      {
        name: 'function-failed',
        meaning: 'A function ended without an answer: it crashed, ran out of time, or did not start.',
        on: sum(all.map((one) => one.metricErrors({ statistic: 'Sum', ...minutes(5) }))),
        threshold: 1,
        periods: 1,
      },
      {
        name: 'function-throttled',
        meaning: 'Lambda turned requests away: the account’s limit of concurrent functions is used up.',
        on: sum(all.map((one) => one.metricThrottles({ statistic: 'Sum', ...minutes(5) }))),
        threshold: 1,
        periods: 1,
      },
      {
        name: 'gateway-5xx',
        meaning: 'One of a hundred requests is answered 5xx.',
        on: gateway.api.metricServerError({ statistic: 'Average', ...minutes(5) }),
        threshold: 0.01,
        periods: 2,
      },
      {
        name: 'table-throttled',
        meaning: 'DynamoDB turned away reads or writes of the receipts table.',
        on: new cloudwatch.Metric({
          namespace: 'AWS/DynamoDB',
          metricName: 'ThrottledRequests',
          dimensionsMap: { TableName: tables.receipts.tableName },
          statistic: 'Sum',
          ...minutes(5),
        }),
        threshold: 10,
        periods: 1,
      },
      {
        name: 'change-unreported',
        meaning: 'The stream said that a receipt changed, and the function that reports it failed.',
        on: missed.metricApproximateNumberOfMessagesVisible({ statistic: 'Maximum', ...minutes(1) }),
        threshold: 1,
        periods: 1,
      },
      {
        name: 'stream-late',
        meaning: 'The stream’s reader is an hour behind; after a day, changes would go unseen.',
        on: functions.get('watch-receipts').metric('IteratorAge', { statistic: 'Maximum', ...minutes(5) }),
        threshold: 3_600_000,
        periods: 1,
      },
    ];
  }

  private alarm(
    { name, meaning, threshold, periods }: Pick<MetricAlarm, 'name' | 'meaning' | 'threshold' | 'periods'>,
    metric: cloudwatch.IMetric,
  ): void {
    const alarm = new cloudwatch.Alarm(this, name, {
      metric,
      threshold,
      evaluationPeriods: periods,
      comparisonOperator: cloudwatch.ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: cloudwatch.TreatMissingData.NOT_BREACHING,
      alarmDescription: `${meaning} Runbook: docs/operations.md#${name}`,
    });
    alarm.addAlarmAction(new actions.SnsAction(this.topic));
  }

  /** The account's trail must be on for these: EventBridge sees calls only where CloudTrail writes them down. */
  private eventAlarms({ tables: { receipts }, signing }: Watched): void {
    const { tableName, tableArn } = receipts;
    const ours = {
      'aws.dynamodb': {
        requestParameters: { $or: [{ tableName: [tableName, tableArn] }, { resourceArn: [tableArn] }] },
      },
      'aws.kms': { resources: { ARN: signing.usable.map(({ keyArn }) => keyArn) } },
    };
    for (const [name, { meaning, source, eventNames }] of Object.entries(EVENT_ALARMS)) {
      new events.Rule(this, name, {
        description: `${meaning} Runbook: docs/operations.md#${name}`,
        eventPattern: {
          source: [source],
          detailType: ['AWS API Call via CloudTrail'],
          detail: { eventName: [...eventNames], ...ours[source] },
        },
        targets: [new targets.SnsTopic(this.topic)],
      });
    }
  }
}

function metricOf({ namespace, metric, dimensions, statistic, minutes }: MetricAlarm): cloudwatch.Metric {
  return new cloudwatch.Metric({
    namespace,
    metricName: metric,
    statistic,
    period: Duration.minutes(minutes),
    ...(dimensions === undefined ? {} : { dimensionsMap: { ...dimensions } }),
  });
}
