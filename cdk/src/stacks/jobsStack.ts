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

/** What follows from a change, and what the clock starts. */
export class JobsStack extends Stack {
  /** Changes that could not be followed: where in the stream they are, for a person to look at. */
  readonly lost: sqs.Queue;
  private readonly props: JobsStackProps;

  constructor(scope: Construct, props: JobsStackProps) {
    super(scope, stackName(props.stage, 'jobs'), stackProps(props.stage));
    this.props = props;
    this.lost = this.makeLostQueue();
    this.followChanges(props.platform.table);
    this.buildCatalogue(props.platform.table);
    this.refundOwed();
    this.releaseHolds();
  }

  private makeFunction(name: FunctionName): GroupFunction {
    return new GroupFunction(this, { ...this.props, name });
  }

  private makeLostQueue(): sqs.Queue {
    const queue = new sqs.Queue(this, 'Lost', {
      encryption: sqs.QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    acknowledge(queue, { 'AwsSolutions-SQS3': 'This is the dead-letter queue' });
    return queue;
  }

  /** Messages of an order, and those that requests leave, go out in order, each at least once; one bad change is cut out and set aside. */
  private followChanges(table: TableV2): void {
    this.makeFunction('tableChanges').addEventSource(
      new DynamoEventSource(table, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        filters: [orderChanges, capacityChanges, outgoingMessages, productChanges, companyChanges],
        batchSize: 25,
        reportBatchItemFailures: true,
        bisectBatchOnError: true,
        retryAttempts: 5,
        maxRecordAge: Duration.hours(6),
        onFailure: new SqsDlq(this.lost),
      }),
    );
  }

  /** Each hour, for what an outage of the payment provider left. */
  private refundOwed(): void {
    new Rule(this, 'RefundsOwed', {
      schedule: Schedule.rate(Duration.hours(1)),
      targets: [
        new LambdaFunction(this.makeFunction('refundsOwed'), {
          retryAttempts: 1,
          maxEventAge: Duration.minutes(30),
        }),
      ],
    });
  }

  /** Each minute; a run that was missed is made up for by the next. */
  private releaseHolds(): void {
    new Rule(this, 'ReleaseHolds', {
      schedule: Schedule.rate(Duration.minutes(1)),
      targets: [
        new LambdaFunction(this.makeFunction('releaseHolds'), {
          retryAttempts: 0,
          maxEventAge: Duration.minutes(1),
        }),
      ],
    });
  }

  /** Every 15 minutes, and as soon as many changes have come; the schedule makes up for a batch that failed. Each night, anew from the table. */
  private buildCatalogue(table: TableV2): void {
    const builder = this.makeFunction('catalogueBuilder');
    const start = { retryAttempts: 1, maxEventAge: Duration.minutes(15) } satisfies LambdaFunctionProps;
    new Rule(this, 'CatalogueSchedule', {
      schedule: Schedule.rate(Duration.minutes(15)),
      targets: [new LambdaFunction(builder, start)],
    });
    // The small hours of Sydney and Perth.
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
