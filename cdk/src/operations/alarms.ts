import { Stack } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { Stage } from '#stage.ts';

/** Alarms can only publish to a topic of their region. */
class AlarmTopic extends Construct {
  readonly topic: Topic;

  constructor(scope: Construct, id: string, { alarmEmail }: Stage) {
    super(scope, id);
    this.topic = new Topic(this, 'Topic', { enforceSSL: true });
    // A topic policy replaces the default one, which lets the account's alarms publish.
    const ours = { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } };
    this.topic.grantPublish(new ServicePrincipal('cloudwatch.amazonaws.com', { conditions: ours }));
    if (alarmEmail) this.topic.addSubscription(new EmailSubscription(alarmEmail));
  }
}

export interface AlarmOptions {
  description: string;
  threshold: number;
  /** In a row; one by default. */
  periods?: number;
  isLow?: boolean;
  /** Missing data is a failure, for jobs that should have run. */
  alarmsWithoutData?: boolean;
}

export type AddAlarm = (id: string, metric: IMetric, options: AlarmOptions) => void;

/** docs/runbook.md has the steps for each alarm, under its id. */
export function makeAlarms(scope: Construct, stage: Stage): { addAlarm: AddAlarm; topic: Topic } {
  const { topic } = new AlarmTopic(scope, 'Alarms', stage);
  const action = new SnsAction(topic);
  const addAlarm: AddAlarm = (
    id,
    metric,
    { description, threshold, periods = 1, isLow, alarmsWithoutData },
  ) => {
    const alarm = new Alarm(scope, id, {
      alarmName: `bloomkin-${stage.name}-${id}`,
      alarmDescription: `${description}. See docs/runbook.md`,
      metric,
      threshold,
      comparisonOperator: isLow
        ? ComparisonOperator.LESS_THAN_THRESHOLD
        : ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods: periods,
      treatMissingData: alarmsWithoutData ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(action);
  };
  return { addAlarm, topic };
}
