import { Duration, Stack } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Rule } from 'aws-cdk-lib/aws-events';
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import type { Platform } from '#constructs/platform.ts';
import { type FunctionName, functions } from '#functions.ts';
import { addAgentMetric } from '#operations/agentMetric.ts';
import { type AddAlarm, makeAlarms } from '#operations/alarms.ts';
import { addLogAlarms } from '#operations/logAlarms.ts';
import { addDeliveryLogs, addMessageAlarms, addSignInAlarms } from '#operations/messageAlarms.ts';
import { accountMetric, fiveMinutes, functionMetric } from '#operations/metrics.ts';
import { addTableAlarms } from '#operations/tableAlarms.ts';
import type { Stage } from '#stage.ts';
import type { JobsStack } from './jobsStack.ts';
import { stackName, stackProps } from './stackProps.ts';
import type { WebStack } from './webStack.ts';

/** Their work grows with the shop: they tell before a timeout cuts them off. Of all others `ApiSlow` and `StreamAge` tell. */
const longJobs = [
  'catalogueBuilder',
  'checkBooks',
  'moneyOwed',
  'rebuildFigures',
  'refundsOwed',
  'retention',
] as const satisfies readonly FunctionName[];

interface OperationsStackProps {
  stage: Stage;
  web: WebStack;
  jobs: JobsStack;
  table: TableV2;
  pool: NonNullable<Platform['pool']>;
}

export class OperationsStack extends Stack {
  constructor(scope: Construct, { stage, web, jobs, table, pool }: OperationsStackProps) {
    super(scope, stackName(stage, 'operations'), stackProps(stage));
    const { addAlarm, topic } = makeAlarms(this, stage);
    if (stage.name === 'prod') {
      mailFailedBackups(this, topic);
      addDeliveryLogs(this);
    }
    addFunctionAlarms(stage, addAlarm);
    addLogAlarms(this, stage, addAlarm);
    addAgentMetric(this, stage);
    addJobAlarms(stage, jobs, addAlarm);
    addApiAlarms(web, addAlarm);
    addTableAlarms(table, addAlarm);
    addMessageAlarms(stage, addAlarm);
    addSignInAlarms(pool, addAlarm);
    addBudget(this, stage);
  }
}

/** AWS Backup retries nothing before the next night. The role keeps the topic closed to other rules. */
function mailFailedBackups(scope: Construct, topic: ITopic): void {
  new Rule(scope, 'BackupFailed', {
    eventPattern: {
      source: ['aws.backup'],
      detailType: ['Backup Job State Change', 'Copy Job State Change'],
      detail: { state: ['FAILED', 'ABORTED', 'EXPIRED'] },
    },
    targets: [new SnsTopic(topic, { authorizeUsingRole: true })],
  });
}

function addApiAlarms({ api }: WebStack, addAlarm: AddAlarm): void {
  addAlarm('ApiServerErrors', api.metricServerError({ ...fiveMinutes, statistic: 'Average' }), {
    description: 'More than 0.5 % of requests fail with a 5xx',
    threshold: 0.005,
    periods: 2,
  });
  addAlarm('ApiSlow', api.metricLatency({ ...fiveMinutes, statistic: 'p99' }), {
    description: 'The p99 latency is above 3 seconds',
    threshold: 3000,
    periods: 3,
  });
}

/** Counts by the tag `stage`, which must be active as a cost allocation tag. */
function addBudget(scope: Construct, { alarmEmail, monthlyBudgetUsd, name }: Stage): void {
  if (!alarmEmail || !monthlyBudgetUsd) return;
  const notification = (notificationType: string, threshold: number) => ({
    notification: {
      notificationType,
      threshold,
      comparisonOperator: 'GREATER_THAN',
      thresholdType: 'PERCENTAGE',
    },
    subscribers: [{ subscriptionType: 'EMAIL', address: alarmEmail }],
  });
  new CfnBudget(scope, 'Budget', {
    budget: {
      budgetName: `bloomkin-${name}`,
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: monthlyBudgetUsd, unit: 'USD' },
      costFilters: { TagKeyValue: [`user:stage$${name}`] },
    },
    notificationsWithSubscribers: [notification('ACTUAL', 80), notification('FORECASTED', 100)],
  });
}

/** Watches the whole account: the log of `ErrorLines` names the function, and an alarm each would cost more. */
function addFunctionAlarms(stage: Stage, addAlarm: AddAlarm): void {
  addAlarm('FunctionErrors', accountMetric('AWS/Lambda', 'Errors', 'Sum'), {
    description: 'A function has thrown, crashed or timed out',
    threshold: 0,
    periods: 2,
  });
  addAlarm('FunctionThrottles', accountMetric('AWS/Lambda', 'Throttles', 'Sum'), {
    description: 'A function is throttled: its concurrency limit is reached',
    threshold: 0,
  });
  for (const name of longJobs)
    addAlarm(`${name}Slow`, functionMetric(stage, name, 'Duration', 'p99'), {
      description: `${name} takes more than 80 % of its timeout`,
      threshold: functions[name].timeoutSeconds * 1000 * 0.8,
    });
  addAlarm('AccountConcurrency', accountMetric('AWS/Lambda', 'ClaimedAccountConcurrency', 'Maximum'), {
    description: `More than 80 % of the account's ${stage.accountConcurrency} concurrent executions are in use`,
    threshold: stage.accountConcurrency * 0.8,
  });
}

function addJobAlarms(stage: Stage, jobs: JobsStack, addAlarm: AddAlarm): void {
  addAlarm('DeadLetterQueue', jobs.lostChanges.queue.metricApproximateNumberOfMessagesVisible(fiveMinutes), {
    description: 'A stream record failed all retries',
    threshold: 0,
  });
  addAlarm('MessageAge', functionMetric(stage, 'outgoingMessages', 'IteratorAge', 'Maximum'), {
    description: 'Sign-in codes and password links are more than 20 seconds late',
    threshold: 20_000,
    periods: 2,
  });
  addAlarm('StreamAge', functionMetric(stage, 'tableChanges', 'IteratorAge', 'Maximum'), {
    description: 'Notices of orders and counters are more than a minute late',
    threshold: 60_000,
    periods: 2,
  });
  const hourly = { period: Duration.hours(1) };
  const runs = (name: 'refundsOwed' | 'checkBooks' | 'retention') =>
    functionMetric(stage, name, 'Invocations', 'Sum').with(hourly);
  const neverRan = { threshold: 1, isLow: true, alarmsWithoutData: true };
  addAlarm('RefundsStopped', runs('refundsOwed'), {
    ...neverRan,
    description: 'The refunds job has not run for three hours',
    periods: 3,
  });
  addAlarm('RetentionStopped', runs('retention'), {
    ...neverRan,
    description: 'Personal data that is due has not been removed for three hours',
    periods: 3,
  });
  addAlarm('BankCheckStopped', runs('checkBooks'), {
    ...neverRan,
    description: 'The ledger has not been compared with the bank for more than a day',
    periods: 26,
  });
}
