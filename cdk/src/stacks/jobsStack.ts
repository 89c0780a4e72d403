import { Duration, Stack, TimeZone } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, type DynamoEventSourceProps } from 'aws-cdk-lib/aws-lambda-event-sources';
import {
  ContextAttribute,
  Schedule,
  ScheduleExpression,
  ScheduleTargetInput,
} from 'aws-cdk-lib/aws-scheduler';
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
  private readonly scheduler: Role;

  constructor(scope: Construct, props: JobsStackProps) {
    super(scope, stackName(props.stage, 'jobs'), stackProps(props.stage));
    this.props = props;
    this.scheduler = new Role(this, 'Scheduler', {
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': this.account } },
      }),
    });
    this.lostChanges = new LostChanges(this, 'LostChanges');
    this.addFollower('tableChanges', props.platform, {
      filters: [orderChanges, productChanges, floristChanges, personChanges, openedCarts],
      batchSize: 25,
    });
    this.addFollower('outgoingMessages', props.platform, { filters: [outgoingMessages], batchSize: 5 });
    this.addCatalogueBuilder();
    this.addMoneyJobs();
    this.addHourly('Retention', 'retention');
    this.addHourly('RemindOfDays', 'remindOfDays');
    this.addEachMinute('ReleaseHolds', 'releaseHolds');
    this.addEachMinute('DueNotices', 'dueNotices');
    this.addEachMinute('AgentEvents', 'agentEvents');
    this.addEachMinute('SendCampaigns', 'sendCampaigns');
    this.addSchedule('RebuildFigures', this.createFunction('rebuildFigures'), atNight(3, 40), patient);
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
    this.addHourly('RefundsOwed', 'refundsOwed');
    this.addHourly('MoneyOwed', 'moneyOwed');
    this.addSchedule('CheckBooks', this.createFunction('checkBooks'), atNight(5, 10), patient);
  }

  private addHourly(id: string, name: FunctionName): void {
    this.addSchedule(id, this.createFunction(name), ScheduleExpression.rate(Duration.hours(1)), patient);
  }

  private addEachMinute(id: string, name: FunctionName): void {
    const policy = { retries: 0, maxAge: Duration.minutes(1) };
    this.addSchedule(id, this.createFunction(name), ScheduleExpression.rate(Duration.minutes(1)), policy);
  }

  /** Every five minutes, and nightly from the whole table. By schedule, because the stream's two readers are taken. */
  private addCatalogueBuilder(): void {
    const builder = this.createFunction('catalogueBuilder');
    const policy = { retries: 1, maxAge: Duration.minutes(5) };
    const often = ScheduleExpression.rate(Duration.minutes(5));
    this.addSchedule('CatalogueSchedule', builder, often, policy);
    this.addSchedule('CatalogueRebuild', builder, atNight(4, 20), { ...policy, input: { rebuild: true } });
  }

  private addSchedule(
    id: string,
    { functionArn }: GroupFunction,
    schedule: ScheduleExpression,
    { retries, maxAge, input = {} }: RunPolicy,
  ): void {
    const { scheduler: role } = this;
    role.addToPolicy(new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [functionArn] }));
    const target = {
      arn: functionArn,
      role,
      input: ScheduleTargetInput.fromObject({ time: ContextAttribute.scheduledTime, ...input }),
      retryPolicy: { maximumRetryAttempts: retries, maximumEventAgeInSeconds: maxAge.toSeconds() },
    };
    new Schedule(this, id, { schedule, target: { bind: () => target } });
  }
}

interface RunPolicy {
  retries: number;
  maxAge: Duration;
  input?: object;
}

const patient: RunPolicy = { retries: 1, maxAge: Duration.minutes(30) };

/** After the hour that daylight saving skips or repeats; it is night in Perth too. */
const atNight = (hour: number, minute: number): ScheduleExpression =>
  ScheduleExpression.cron({
    hour: `${hour}`,
    minute: `${minute}`,
    timeZone: TimeZone.AUSTRALIA_SYDNEY,
  });
