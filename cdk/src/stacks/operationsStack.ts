import { Duration, Stack } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { FilterPattern, LogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import { logGroupName, physicalName } from '../constructs/groupFunction.ts';
import { type FunctionName, functionNames, functions } from '../functions.ts';
import type { Stage } from '../stage.ts';
import type { JobsStack } from './jobsStack.ts';
import { stackName, stackProps } from './stackProps.ts';
import type { WebStack } from './webStack.ts';

export interface OperationsStackProps {
  stage: Stage;
  web: WebStack;
  jobs: JobsStack;
  table: TableV2;
}

interface AlarmOptions {
  description: string;
  /** Exclusive. */
  threshold: number;
  /** In a row; one by default. */
  periods?: number;
}

const fiveMinutes = { period: Duration.minutes(5) };

/** Alarms, the dashboard and the budget. */
export class OperationsStack extends Stack {
  private readonly topic: Topic;
  private readonly stage: Stage;

  constructor(scope: Construct, { stage, web, jobs, table }: OperationsStackProps) {
    super(scope, stackName(stage, 'operations'), stackProps(stage));
    this.stage = stage;
    this.topic = new Topic(this, 'Alarms', { enforceSSL: true });
    if (stage.alarmEmail) this.topic.addSubscription(new EmailSubscription(stage.alarmEmail));
    this.addFunctionAlarms();
    this.addLogAlarms();
    this.addStreamAlarms(jobs);
    this.addApiAlarms(web);
    this.addTableAlarms(table);
    this.addDashboard(web, table);
    this.addBudget();
  }

  private addFunctionAlarms(): void {
    for (const name of functionNames) {
      const timeoutMs = functions[name].timeoutSeconds * 1000;
      this.addAlarm(`${name}Errors`, this.functionMetric(name, 'Errors', 'Sum'), {
        description: `${name} fails`,
        threshold: 0,
        periods: 2,
      });
      this.addAlarm(`${name}Throttles`, this.functionMetric(name, 'Throttles', 'Sum'), {
        description: `${name} is throttled: its concurrency limit is reached`,
        threshold: 0,
      });
      this.addAlarm(`${name}Slow`, this.functionMetric(name, 'Duration', 'p99'), {
        description: `${name} takes more than 80 % of its timeout`,
        threshold: timeoutMs * 0.8,
        periods: 2,
      });
    }
  }

  /** The shell turns errors into 500 responses, which Lambda counts as successes: logs tell them. */
  private addLogAlarms(): void {
    const errorLines = functionNames.map(
      (name) => [`${name}ErrorLines`, name, '{ $.level = "ERROR" }'] as const,
    );
    for (const [id, name, pattern] of errorLines) this.addLogMetric(id, name, pattern, 'ErrorLines');
    this.addAlarm('ErrorLines', this.customMetric('ErrorLines'), {
      description: 'Unexpected errors: look for level ERROR in the logs /bloomkin/<stage>/…',
      threshold: 0,
    });
    this.addLogMetric(
      'BankDifferenceLines',
      'checkBooks',
      '{ $.message = "the ledger differs from the bank" }',
      'BankDifferences',
    );
    this.addAlarm('BankDifferences', this.customMetric('BankDifferences'), {
      description:
        'The ledger differs from the payment provider: see docs/runbook.md, "The ledger differs from the bank"',
      threshold: 0,
    });
    this.addLogMetric('BreakerLines', 'auth', '{ $.message = "limit.overall" }', 'Breaker');
    this.addAlarm('Breaker', this.customMetric('Breaker'), {
      description: 'The overall limit of sign-in codes is reached: possible SMS pumping',
      threshold: 0,
    });
  }

  private customMetric(metricName: string) {
    const namespace = `bloomkin-${this.stage.name}`;
    return new cloudwatch.Metric({ namespace, metricName, statistic: 'Sum', ...fiveMinutes });
  }

  private addLogMetric(id: string, name: FunctionName, pattern: string, metricName: string): void {
    new MetricFilter(this, id, {
      logGroup: LogGroup.fromLogGroupName(this, `${id}Log`, logGroupName(this.stage, name)),
      filterPattern: FilterPattern.literal(pattern),
      metricNamespace: `bloomkin-${this.stage.name}`,
      metricName,
    });
  }

  private addStreamAlarms(jobs: JobsStack): void {
    this.addAlarm(
      'DeadLetterQueue',
      jobs.deadLetterQueue.metricApproximateNumberOfMessagesVisible(fiveMinutes),
      {
        description:
          'A stream record failed for good: see docs/deploy.md, "A message in the dead-letter queue"',
        threshold: 0,
      },
    );
    this.addAlarm('StreamAge', this.functionMetric('tableChanges', 'IteratorAge', 'Maximum'), {
      description: 'Messages to buyers and florists are more than a minute late',
      threshold: 60_000,
      periods: 2,
    });
  }

  private addApiAlarms(web: WebStack): void {
    this.addAlarm('ApiServerErrors', web.api.metricServerError({ ...fiveMinutes, statistic: 'Average' }), {
      description: 'More than 0.5 % of requests fail with a 5xx',
      threshold: 0.005,
      periods: 2,
    });
    this.addAlarm('ApiSlow', web.api.metricLatency({ ...fiveMinutes, statistic: 'p99' }), {
      description: 'The p99 latency is above 3 seconds',
      threshold: 3000,
      periods: 3,
    });
  }

  private addTableAlarms(table: TableV2): void {
    const tableMetric = (metricName: string) =>
      new cloudwatch.Metric({
        namespace: 'AWS/DynamoDB',
        metricName,
        dimensionsMap: { TableName: table.tableName },
        statistic: 'Sum',
        ...fiveMinutes,
      });
    this.addAlarm('TableThrottles', tableMetric('WriteThrottleEvents'), {
      description: 'Writes are throttled: raise the warm throughput',
      threshold: 0,
    });
    this.addAlarm('TableReadThrottles', tableMetric('ReadThrottleEvents'), {
      description: 'Reads are throttled: raise the warm throughput',
      threshold: 0,
    });
    this.addAlarm('TransactionConflicts', tableMetric('TransactionConflict'), {
      description: 'Transactions conflict: look for a row that they share',
      threshold: 50,
      periods: 2,
    });
  }

  private functionMetric(name: FunctionName, metricName: string, statistic: string) {
    return new cloudwatch.Metric({
      namespace: 'AWS/Lambda',
      metricName,
      statistic,
      dimensionsMap: { FunctionName: physicalName(this.stage, name) },
      ...fiveMinutes,
    });
  }

  private addAlarm(
    id: string,
    metric: cloudwatch.IMetric,
    { description, threshold, periods = 1 }: AlarmOptions,
  ): void {
    const alarm = new cloudwatch.Alarm(this, id, {
      alarmName: `bloomkin-${this.stage.name}-${id}`,
      alarmDescription: description,
      metric,
      threshold,
      comparisonOperator: cloudwatch.ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods: periods,
      treatMissingData: cloudwatch.TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(new SnsAction(this.topic));
  }

  private addDashboard(web: WebStack, table: TableV2): void {
    const every = (metricName: string, statistic: string) =>
      functionNames.map((name) => this.functionMetric(name, metricName, statistic).with({ label: name }));
    const graph = (title: string, left: cloudwatch.IMetric[]) =>
      new cloudwatch.GraphWidget({ title, left, width: 12 });
    new cloudwatch.Dashboard(this, 'Dashboard', {
      dashboardName: `bloomkin-${this.stage.name}`,
      widgets: [
        [
          graph('Requests and errors', [
            web.api.metricCount(),
            web.api.metricClientError(),
            web.api.metricServerError(),
          ]),
          graph('Latency', [
            web.api.metricLatency({ statistic: 'p50' }),
            web.api.metricLatency({ statistic: 'p99' }),
          ]),
        ],
        [
          graph('Concurrent executions', every('ConcurrentExecutions', 'Maximum')),
          graph('Errors', every('Errors', 'Sum')),
        ],
        [
          graph('Duration, p99', every('Duration', 'p99')),
          graph('Table capacity', [
            table.metricConsumedReadCapacityUnits(),
            table.metricConsumedWriteCapacityUnits(),
          ]),
        ],
      ],
    });
  }

  private addBudget(): void {
    const { alarmEmail, monthlyBudgetUsd, name } = this.stage;
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
    new CfnBudget(this, 'Budget', {
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
}
