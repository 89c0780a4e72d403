import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, LogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { logGroupName } from '../constructs/groupFunction.ts';
import { type FunctionName, functionNames } from '../functions.ts';
import type { Stage } from '../stage.ts';
import type { AddAlarm } from './alarms.ts';
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

/** Lambda counts the shell's 500 responses as successes, so the metric reads the log. */
export function addLogAlarms(scope: Construct, stage: Stage, addAlarm: AddAlarm): void {
  const namespace = `bloomkin-${stage.name}`;
  const addMetric = (metricName: string, ...sources: readonly LogMetric[]) => {
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
  };

  const everyLog = functionNames.map((name) => ({
    id: `${name}ErrorLines`,
    name,
    pattern: '{ $.level = "ERROR" }',
  }));
  addAlarm('ErrorLines', addMetric('ErrorLines', ...everyLog), {
    description: 'Unexpected errors: look for level ERROR in the logs /bloomkin/<stage>/…',
    threshold: 0,
  });
  const drift = messageIs('the ledger differs from the bank');
  addAlarm(
    'BankDifferences',
    addMetric('BankDifferences', { id: 'BankDifferenceLines', name: 'checkBooks', pattern: drift }),
    { description: 'The ledger differs from the payment provider', threshold: 0 },
  );
  addAlarm(
    'Breaker',
    addMetric('Breaker', { id: 'BreakerLines', name: 'auth', pattern: messageIs('limit.overall') }),
    {
      description: 'The overall limit of sign-in codes is reached: possible SMS pumping',
      threshold: 0,
    },
  );
  const snapshots = addMetric('Snapshots', {
    id: 'SnapshotLines',
    name: 'catalogueBuilder',
    pattern: messageIs('catalogue snapshot'),
  });
  addAlarm('BuilderAge', snapshots, {
    description: 'The catalogue’s snapshot has not been updated for 20 minutes',
    threshold: 1,
    isLow: true,
    periods: 4,
    alarmsWithoutData: true,
  });
  const orderless = messageIs(
    'a payment without an order',
    'a refund without an order',
    'a dispute without an order',
    'a payment event for an unknown order',
  );
  addAlarm(
    'PaidWithoutOrder',
    addMetric('PaidWithoutOrder', { id: 'OrderlessLines', name: 'paymentWebhook', pattern: orderless }),
    { description: 'A payment matches no order', threshold: 0 },
  );
  addAlarm(
    'RefundAge',
    addMetric('OldestRefundHours', {
      id: 'OldestRefundLines',
      name: 'refundsOwed',
      pattern: messageIs('the oldest refund owed'),
      value: '$.count',
    }),
    { description: 'A refund has been owed for more than a day', threshold: 24 },
  );
}
