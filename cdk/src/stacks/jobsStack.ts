import { Duration, Stack } from 'aws-cdk-lib';
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction, type LambdaFunctionProps } from 'aws-cdk-lib/aws-events-targets';
import { StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, type DynamoEventSourceProps } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Construct } from 'constructs';
import type { Assets } from '#assets.ts';
import { GroupFunction } from '#constructs/groupFunction.ts';
import { LostChanges } from '#constructs/lostChanges.ts';
import type { Platform } from '#constructs/platform.ts';
import type { FunctionName } from '#functions.ts';
import type { Stage } from '#stage.ts';
import {
  floristChanges,
  openedCarts,
  orderChanges,
  outgoingMessages,
  personChanges,
  productChanges,
} from '#streamFilters.ts';
import { stackName, stackProps } from './stackProps.ts';

export interface JobsStackProps {
  stage: Stage;
  assets: Assets;
  platform: Platform;
}

export class JobsStack extends Stack {
  readonly lostChanges: LostChanges;
  private readonly props: JobsStackProps;

  constructor(scope: Construct, props: JobsStackProps) {
    super(scope, stackName(props.stage, 'jobs'), stackProps(props.stage));
    this.props = props;
    this.lostChanges = new LostChanges(this, 'LostChanges');
    this.addFollower('tableChanges', props.platform, {
      filters: [orderChanges, productChanges, floristChanges, personChanges, openedCarts],
      batchSize: 25,
    });
    this.addFollower('outgoingMessages', props.platform, { filters: [outgoingMessages], batchSize: 5 });
    this.addCatalogueBuilder();
    this.addMoneyJobs();
    this.addScheduled('Retention', 'retention', Schedule.rate(Duration.hours(1)));
    this.addScheduled('RemindOfDays', 'remindOfDays', Schedule.rate(Duration.hours(1)));
    this.addEachMinute('ReleaseHolds', 'releaseHolds');
    this.addEachMinute('DueNotices', 'dueNotices');
    this.addEachMinute('AgentEvents', 'agentEvents');
    this.addEachMinute('SendCampaigns', 'sendCampaigns');
    // UTC: at night in Sydney and in Perth.
    this.addScheduled('RebuildFigures', 'rebuildFigures', Schedule.cron({ hour: '16', minute: '40' }));
  }

  private createFunction(name: FunctionName): GroupFunction {
    return new GroupFunction(this, { ...this.props, name });
  }

  /** At least once, in order per key; bisecting isolates a failing record. A shard takes two readers: these. */
  private addFollower(
    name: FunctionName,
    { table }: Platform,
    options: Pick<DynamoEventSourceProps, 'filters' | 'batchSize'>,
  ): void {
    const follower = this.createFunction(name);
    follower.addEventSource(
      new DynamoEventSource(table, {
        ...options,
        startingPosition: StartingPosition.TRIM_HORIZON,
        // Ten batches per shard in parallel; each key stays in one of them.
        parallelizationFactor: 10,
        reportBatchItemFailures: true,
        bisectBatchOnError: true,
        retryAttempts: 5,
        maxRecordAge: Duration.hours(6),
        onFailure: this.lostChanges.destinationFor(follower.ownRole),
      }),
    );
  }

  /** Hourly for payment calls that an outage left undone, nightly to compare with the provider's books. */
  private addMoneyJobs(): void {
    const hourly = Schedule.rate(Duration.hours(1));
    this.addScheduled('RefundsOwed', 'refundsOwed', hourly);
    this.addScheduled('MoneyOwed', 'moneyOwed', hourly);
    this.addScheduled('CheckBooks', 'checkBooks', Schedule.cron({ hour: '18', minute: '10' }));
  }

  private addScheduled(id: string, name: FunctionName, schedule: Schedule): void {
    const target = { retryAttempts: 1, maxEventAge: Duration.minutes(30) };
    new Rule(this, id, { schedule, targets: [new LambdaFunction(this.createFunction(name), target)] });
  }

  private addEachMinute(id: string, name: FunctionName): void {
    const target = { retryAttempts: 0, maxEventAge: Duration.minutes(1) };
    new Rule(this, id, {
      schedule: Schedule.rate(Duration.minutes(1)),
      targets: [new LambdaFunction(this.createFunction(name), target)],
    });
  }

  /** Every five minutes, and nightly from the whole table. By schedule, because the stream's two readers are taken. */
  private addCatalogueBuilder(): void {
    const builder = this.createFunction('catalogueBuilder');
    const start = { retryAttempts: 1, maxEventAge: Duration.minutes(5) } satisfies LambdaFunctionProps;
    new Rule(this, 'CatalogueSchedule', {
      schedule: Schedule.rate(Duration.minutes(5)),
      targets: [new LambdaFunction(builder, start)],
    });
    new Rule(this, 'CatalogueRebuild', {
      schedule: Schedule.cron({ hour: '17', minute: '20' }),
      targets: [
        new LambdaFunction(builder, { ...start, event: RuleTargetInput.fromObject({ rebuild: true }) }),
      ],
    });
  }
}
