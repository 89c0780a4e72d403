import { Stack } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import type { Platform } from '../constructs/platform.ts';
import { type AddAlarm, makeAlarms } from '../operations/alarms.ts';
import { addBudget } from '../operations/budget.ts';
import { addFunctionAlarms } from '../operations/functionAlarms.ts';
import { addLogAlarms } from '../operations/logAlarms.ts';
import { addMessageAlarms, addSignInAlarms } from '../operations/messageAlarms.ts';
import { fiveMinutes } from '../operations/metrics.ts';
import { addTableAlarms } from '../operations/tableAlarms.ts';
import type { Stage } from '../stage.ts';
import { addDashboard } from './dashboard.ts';
import { addJobAlarms } from './jobAlarms.ts';
import type { JobsStack } from './jobsStack.ts';
import { stackName, stackProps } from './stackProps.ts';
import type { WebStack } from './webStack.ts';

export interface OperationsStackProps {
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
