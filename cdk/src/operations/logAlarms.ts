import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, LogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { logGroupName } from '#constructs/groupFunction.ts';
import { type FunctionName, functionNames } from '#functions.ts';
import type { Stage } from '#stage.ts';
import type { AddAlarm, AlarmOptions } from './alarms.ts';
import { fiveMinutes } from './metrics.ts';

interface LogMetric {
  id: string;
  name: FunctionName;
  pattern: string;
  /** A numeric field of the line; by default lines are counted. */
  value?: string;
}

const messageIs = (...messages: readonly string[]) =>
  `{ ${messages.map((message) => `($.message = "${message}")`).join(' || ')} }`;

interface LogAlarm {
  id: string;
  /** By default its id. */
  metricName?: string;
  sources: readonly LogMetric[];
  options: AlarmOptions;
}

const logAlarms: readonly LogAlarm[] = [
  {
    id: 'ErrorLines',
    sources: functionNames.map((name) => ({
      id: `${name}ErrorLines`,
      name,
      pattern: '{ $.level = "ERROR" }',
    })),
    options: {
      description: 'Unexpected errors: look for level ERROR in the logs /bloomkin/<stage>/…',
      threshold: 0,
    },
  },
  {
    id: 'BankDifferences',
    sources: [
      {
        id: 'BankDifferenceLines',
        name: 'checkBooks',
        pattern: messageIs('the ledger differs from the bank'),
      },
    ],
    options: { description: 'The ledger differs from the payment provider', threshold: 0 },
  },
  {
    id: 'Breaker',
    sources: [{ id: 'BreakerLines', name: 'auth', pattern: messageIs('limit.overall') }],
    options: {
      description: 'The overall limit of sign-in codes is reached: possible SMS pumping',
      threshold: 0,
    },
  },
  {
    id: 'BuilderAge',
    metricName: 'Snapshots',
    sources: [{ id: 'SnapshotLines', name: 'catalogueBuilder', pattern: messageIs('catalogue snapshot') }],
    options: {
      description: 'The catalogue’s snapshot has not been updated for 20 minutes',
      threshold: 1,
      isLow: true,
      periods: 4,
      alarmsWithoutData: true,
    },
  },
  {
    id: 'PaidWithoutOrder',
    sources: [
      {
        id: 'OrderlessLines',
        name: 'paymentWebhook',
        pattern: messageIs(
          'a payment without an order',
          'a refund without an order',
          'a dispute without an order',
          'a payment event for an unknown order',
        ),
      },
    ],
    options: { description: 'A payment matches no order', threshold: 0 },
  },
  {
    id: 'PlacesRefused',
    sources: [
      { id: 'PlacesRefusedLines', name: 'documents', pattern: messageIs('suburbs instead of addresses') },
    ],
    options: {
      description: 'Address suggestions are throttled or down: buyers are offered suburbs only',
      threshold: 20,
    },
  },
  {
    id: 'RefundAge',
    metricName: 'OldestRefundHours',
    sources: [
      {
        id: 'OldestRefundLines',
        name: 'refundsOwed',
        pattern: messageIs('the oldest refund owed'),
        value: '$.count',
      },
    ],
    options: { description: 'A refund has been owed for more than a day', threshold: 24 },
  },
];

/** Lambda counts the shell's 500 responses as successes, so the metric reads the log. */
export function addLogAlarms(scope: Construct, stage: Stage, addAlarm: AddAlarm): void {
  for (const { id, metricName = id, sources, options } of logAlarms)
    addAlarm(id, addMetric(scope, stage, metricName, sources), options);
}

function addMetric(
  scope: Construct,
  stage: Stage,
  metricName: string,
  sources: readonly LogMetric[],
): Metric {
  const namespace = `bloomkin-${stage.name}`;
  for (const { id, name, pattern, value } of sources)
    new MetricFilter(scope, id, {
      logGroup: LogGroup.fromLogGroupName(scope, `${id}Log`, logGroupName(stage, name)),
      filterPattern: FilterPattern.literal(pattern),
      metricNamespace: namespace,
      metricName,
      ...(value && { metricValue: value }),
    });
  const statistic = sources.some(({ value }) => value) ? 'Maximum' : 'Sum';
  return new Metric({ namespace, metricName, statistic, ...fiveMinutes });
}
