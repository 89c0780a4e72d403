import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { Stage } from '../stage.ts';
import { AlarmTopic } from './alarmTopic.ts';

export interface AlarmOptions {
  description: string;
  /** Exclusive. */
  threshold: number;
  /** In a row; one by default. */
  periods?: number;
  /** Alarms below the threshold instead of above. */
  isLow?: boolean;
  /** No data is a failure: for work that should have run. */
  alarmsWithoutData?: boolean;
}

export type AddAlarm = (id: string, metric: IMetric, options: AlarmOptions) => void;

/** What to do about each alarm is in docs/runbook.md, under its id. */
export function alarmsOf(scope: Construct, stage: Stage): AddAlarm {
  const { action } = new AlarmTopic(scope, 'Alarms', stage);
  return (id, metric, { description, threshold, periods = 1, isLow, alarmsWithoutData }) => {
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
}
