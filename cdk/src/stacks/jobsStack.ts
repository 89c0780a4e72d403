import { Duration, Stack } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction, type LambdaFunctionProps } from 'aws-cdk-lib/aws-events-targets';
import { StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import * as sqs from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { Assets } from '../assets.ts';
import { acknowledge } from '../constructs/acknowledge.ts';
import { GroupFunction } from '../constructs/groupFunction.ts';
import type { Platform } from '../constructs/platform.ts';
import type { FunctionName } from '../functions.ts';
import type { Stage } from '../stage.ts';
import {
  capacityChanges,
  catalogueChanges,
  companyChanges,
  orderChanges,
  outgoingMessages,
  productChanges,
} from '../streamFilters.ts';
import { stackName, stackProps } from './stackProps.ts';

export interface JobsStackProps {
  stage: Stage;
  assets: Assets;
  platform: Platform;
}

/** The consumers of the table's stream, and scheduled functions. */
export class JobsStack extends Stack {
  /** Positions of stream records that failed for good. */
  readonly deadLetterQueue: sqs.Queue;
  private readonly props: JobsStackProps;

  constructor(scope: Construct, props: JobsStackProps) {
    super(scope, stackName(props.stage, 'jobs'), stackProps(props.stage));
    this.props = props;
    this.deadLetterQueue = this.createDeadLetterQueue();
    this.addTableChanges(props.platform.table);
    this.addCatalogueBuilder(props.platform.table);
    this.addMoneyJobs();
    this.addReleaseHolds();
    // UTC: at night in Sydney and in Perth.
    this.addScheduled('RebuildFigures', 'rebuildFigures', Schedule.cron({ hour: '16', minute: '40' }));
  }

  private createFunction(name: FunctionName): GroupFunction {
    return new GroupFunction(this, { ...this.props, name });
  }

  private createDeadLetterQueue(): sqs.Queue {
    const queue = new sqs.Queue(this, 'DeadLetterQueue', {
      encryption: sqs.QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    acknowledge(queue, { 'AwsSolutions-SQS3': 'This is the dead-letter queue' });
    return queue;
  }

  /** In order and at least once; bisecting isolates a record that fails. */
  private addTableChanges(table: TableV2): void {
    this.createFunction('tableChanges').addEventSource(
      new DynamoEventSource(table, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        filters: [orderChanges, capacityChanges, outgoingMessages, productChanges, companyChanges],
        batchSize: 25,
        reportBatchItemFailures: true,
        bisectBatchOnError: true,
        retryAttempts: 5,
        maxRecordAge: Duration.hours(6),
        onFailure: new SqsDlq(this.deadLetterQueue),
      }),
    );
  }

  /** Hourly, for what an outage of the payment provider left undone; nightly, the comparison with its books. */
  private addMoneyJobs(): void {
    const hourly = Schedule.rate(Duration.hours(1));
    this.addScheduled('RefundsOwed', 'refundsOwed', hourly);
    this.addScheduled('MoneyOwed', 'moneyOwed', hourly);
    // UTC: at night in Sydney and in Perth.
    this.addScheduled('CheckBooks', 'checkBooks', Schedule.cron({ hour: '18', minute: '10' }));
  }

  private addScheduled(id: string, name: FunctionName, schedule: Schedule): void {
    const target = { retryAttempts: 1, maxEventAge: Duration.minutes(30) };
    new Rule(this, id, { schedule, targets: [new LambdaFunction(this.createFunction(name), target)] });
  }

  /** Each minute; the next run makes up for a missed one. */
  private addReleaseHolds(): void {
    new Rule(this, 'ReleaseHolds', {
      schedule: Schedule.rate(Duration.minutes(1)),
      targets: [
        new LambdaFunction(this.createFunction('releaseHolds'), {
          retryAttempts: 0,
          maxEventAge: Duration.minutes(1),
        }),
      ],
    });
  }

  /** Every 15 minutes and after 1,000 changes; nightly from the whole table. The schedule makes up for a failed batch. */
  private addCatalogueBuilder(table: TableV2): void {
    const builder = this.createFunction('catalogueBuilder');
    const start = { retryAttempts: 1, maxEventAge: Duration.minutes(15) } satisfies LambdaFunctionProps;
    new Rule(this, 'CatalogueSchedule', {
      schedule: Schedule.rate(Duration.minutes(15)),
      targets: [new LambdaFunction(builder, start)],
    });
    // UTC: at night in Sydney and in Perth.
    new Rule(this, 'CatalogueRebuild', {
      schedule: Schedule.cron({ hour: '17', minute: '20' }),
      targets: [
        new LambdaFunction(builder, { ...start, event: RuleTargetInput.fromObject({ rebuild: true }) }),
      ],
    });
    builder.addEventSource(
      new DynamoEventSource(table, {
        startingPosition: StartingPosition.LATEST,
        filters: [catalogueChanges],
        batchSize: 1000,
        maxBatchingWindow: Duration.minutes(5),
        retryAttempts: 1,
        maxRecordAge: Duration.minutes(15),
      }),
    );
  }
}
