import { Stack } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import type { Platform } from '#constructs/platform.ts';
import { functionNames, functions } from '#functions.ts';
import { type AddAlarm, makeAlarms } from '#operations/alarms.ts';
import { addLogAlarms } from '#operations/logAlarms.ts';
import { addMessageAlarms, addSignInAlarms } from '#operations/messageAlarms.ts';
import { accountMetric, fiveMinutes, functionMetric } from '#operations/metrics.ts';
import { addTableAlarms } from '#operations/tableAlarms.ts';
import type { Stage } from '#stage.ts';
import { addDashboard } from './dashboard.ts';
import { addJobAlarms } from './jobAlarms.ts';
import type { JobsStack } from './jobsStack.ts';
import { stackName, stackProps } from './stackProps.ts';
import type { WebStack } from './webStack.ts';

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
    const addAlarm = makeAlarms(this, stage);
    addFunctionAlarms(stage, addAlarm);
    addLogAlarms(this, stage, addAlarm);
    addJobAlarms(stage, jobs, addAlarm);
    addApiAlarms(web, addAlarm);
    addTableAlarms(table, addAlarm);
    addMessageAlarms(stage, addAlarm);
    addSignInAlarms(pool, addAlarm);
    addDashboard(this, stage, web, table);
    addBudget(this, stage);
  }
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

function addFunctionAlarms(stage: Stage, addAlarm: AddAlarm): void {
  for (const name of functionNames) {
    addAlarm(`${name}Errors`, functionMetric(stage, name, 'Errors', 'Sum'), {
      description: `${name} has errors`,
      threshold: 0,
      periods: 2,
    });
    addAlarm(`${name}Throttles`, functionMetric(stage, name, 'Throttles', 'Sum'), {
      description: `${name} is throttled: its concurrency limit is reached`,
      threshold: 0,
    });
    addAlarm(`${name}Slow`, functionMetric(stage, name, 'Duration', 'p99'), {
      description: `${name} takes more than 80 % of its timeout`,
      threshold: functions[name].timeoutSeconds * 1000 * 0.8,
      periods: 2,
    });
  }
  addAlarm('AccountConcurrency', accountMetric('AWS/Lambda', 'ClaimedAccountConcurrency', 'Maximum'), {
    description: `More than 80 % of the account's ${stage.accountConcurrency} concurrent executions are in use`,
    threshold: stage.accountConcurrency * 0.8,
  });
}
