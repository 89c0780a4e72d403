import { Duration, Stack } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { FilterPattern, LogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import { functionNameOf, logNameOf } from '../constructs/groupFunction.ts';
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

interface AlarmWords {
  /** What a person on duty reads. */
  says: string;
  above: number;
  /** Out of how many periods in a row; one unless said. */
  periods?: number;
}

const fiveMinutes = { period: Duration.minutes(5) };

/** Who is told when something goes wrong, and one page to look at. */
export class OperationsStack extends Stack {
  private readonly topic: Topic;
  private readonly stage: Stage;

  constructor(scope: Construct, { stage, web, jobs, table }: OperationsStackProps) {
    super(scope, stackName(stage, 'operations'), stackProps(stage));
    this.stage = stage;
    this.topic = new Topic(this, 'Alarms', { enforceSSL: true });
    if (stage.alarmEmail) this.topic.addSubscription(new EmailSubscription(stage.alarmEmail));
    this.watchFunctions();
    this.watchLogs();
    this.watchStreams(jobs);
    this.watchApi(web);
    this.watchTable(table);
    this.makeDashboard(web, table);
    this.makeBudget();
  }

  private watchFunctions(): void {
    for (const name of functionNames) {
      const timeoutMs = functions[name].timeoutSeconds * 1000;
      this.alarm(`${name}Errors`, this.ofFunction(name, 'Errors', 'Sum'), {
        says: `${name} fails`,
        above: 0,
        periods: 2,
      });
      this.alarm(`${name}Throttles`, this.ofFunction(name, 'Throttles', 'Sum'), {
        says: `${name} is held back: too many at once for its concurrency`,
        above: 0,
      });
      this.alarm(`${name}Slow`, this.ofFunction(name, 'Duration', 'p99'), {
        says: `${name} takes more than 80 % of its time-out`,
        above: timeoutMs * 0.8,
        periods: 2,
      });
    }
  }

  /** A call that went wrong is answered with a 500 and so is no error to Lambda: its log line says so. */
  private watchLogs(): void {
    const errorLines = functionNames.map(
      (name) => [`${name}ErrorLines`, name, '{ $.level = "ERROR" }'] as const,
    );
    for (const [id, name, pattern] of errorLines) this.countLines(id, name, pattern, 'ErrorLines');
    this.alarm('ErrorLines', this.ownMetric('ErrorLines'), {
      says: 'Something unexpected happened: look for level ERROR in the logs /bloomkin/<stage>/…',
      above: 0,
    });
    this.countLines('BreakerLines', 'auth', '{ $.message = "limit.overall" }', 'Breaker');
    this.alarm('Breaker', this.ownMetric('Breaker'), {
      says: 'The limit of sign-in codes over all people is reached: somebody may be pumping text messages',
      above: 0,
    });
  }

  private ownMetric(metricName: string) {
    const namespace = `bloomkin-${this.stage.name}`;
    return new cloudwatch.Metric({ namespace, metricName, statistic: 'Sum', ...fiveMinutes });
  }

  private countLines(id: string, name: FunctionName, pattern: string, metricName: string): void {
    new MetricFilter(this, id, {
      logGroup: LogGroup.fromLogGroupName(this, `${id}Log`, logNameOf(this.stage, name)),
      filterPattern: FilterPattern.literal(pattern),
      metricNamespace: `bloomkin-${this.stage.name}`,
      metricName,
    });
  }

  private watchStreams(jobs: JobsStack): void {
    this.alarm('Lost', jobs.lost.metricApproximateNumberOfMessagesVisible(fiveMinutes), {
      says: 'A change could not be followed: see docs/deploy.md, "A message in the lost queue"',
      above: 0,
    });
    this.alarm('StreamAge', this.ofFunction('tableChanges', 'IteratorAge', 'Maximum'), {
      says: 'Messages to buyers and florists are more than a minute late',
      above: 60_000,
      periods: 2,
    });
  }

  private watchApi(web: WebStack): void {
    this.alarm('ApiServerErrors', web.api.metricServerError({ ...fiveMinutes, statistic: 'Average' }), {
      says: 'More than 0.5 % of the calls fail on our side',
      above: 0.005,
      periods: 2,
    });
    this.alarm('ApiSlow', web.api.metricLatency({ ...fiveMinutes, statistic: 'p99' }), {
      says: 'One call in a hundred takes more than 3 seconds',
      above: 3000,
      periods: 3,
    });
  }

  private watchTable(table: TableV2): void {
    const ofTable = (metricName: string) =>
      new cloudwatch.Metric({
        namespace: 'AWS/DynamoDB',
        metricName,
        dimensionsMap: { TableName: table.tableName },
        statistic: 'Sum',
        ...fiveMinutes,
      });
    this.alarm('TableThrottles', ofTable('WriteThrottleEvents'), {
      says: 'Writes are held back: raise the warm throughput',
      above: 0,
    });
    this.alarm('TableReadThrottles', ofTable('ReadThrottleEvents'), {
      says: 'Reads are held back',
      above: 0,
    });
    this.alarm('TransactionConflicts', ofTable('TransactionConflict'), {
      says: 'Transactions get in each other’s way: a row is shared that should not be',
      above: 50,
      periods: 2,
    });
  }

  private ofFunction(name: FunctionName, metricName: string, statistic: string) {
    return new cloudwatch.Metric({
      namespace: 'AWS/Lambda',
      metricName,
      statistic,
      dimensionsMap: { FunctionName: functionNameOf(this.stage, name) },
      ...fiveMinutes,
    });
  }

  private alarm(id: string, metric: cloudwatch.IMetric, { says, above, periods = 1 }: AlarmWords): void {
    const alarm = new cloudwatch.Alarm(this, id, {
      alarmName: `bloomkin-${this.stage.name}-${id}`,
      alarmDescription: says,
      metric,
      threshold: above,
      comparisonOperator: cloudwatch.ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods: periods,
      treatMissingData: cloudwatch.TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(new SnsAction(this.topic));
  }

  private makeDashboard(web: WebStack, table: TableV2): void {
    const every = (metricName: string, statistic: string) =>
      functionNames.map((name) => this.ofFunction(name, metricName, statistic).with({ label: name }));
    const graph = (title: string, left: cloudwatch.IMetric[]) =>
      new cloudwatch.GraphWidget({ title, left, width: 12 });
    new cloudwatch.Dashboard(this, 'Dashboard', {
      dashboardName: `bloomkin-${this.stage.name}`,
      widgets: [
        [
          graph('Calls and failures', [
            web.api.metricCount(),
            web.api.metricClientError(),
            web.api.metricServerError(),
          ]),
          graph('Time of a call', [
            web.api.metricLatency({ statistic: 'p50' }),
            web.api.metricLatency({ statistic: 'p99' }),
          ]),
        ],
        [
          graph('Functions at once', every('ConcurrentExecutions', 'Maximum')),
          graph('Errors', every('Errors', 'Sum')),
        ],
        [
          graph('Time of functions, p99', every('Duration', 'p99')),
          graph('Table', [table.metricConsumedReadCapacityUnits(), table.metricConsumedWriteCapacityUnits()]),
        ],
      ],
    });
  }

  private makeBudget(): void {
    const { alarmEmail, monthlyBudgetUsd, name } = this.stage;
    if (!alarmEmail || !monthlyBudgetUsd) return;
    const tell = (notificationType: string, threshold: number) => ({
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
      notificationsWithSubscribers: [tell('ACTUAL', 80), tell('FORECASTED', 100)],
    });
  }
}
