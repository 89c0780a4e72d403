import { Duration } from 'aws-cdk-lib';
import type { JobsStack } from '../stacks/jobsStack.ts';
import type { Stage } from '../stage.ts';
import type { AddAlarm } from './alarms.ts';
import { fiveMinutes, functionMetric } from './metrics.ts';

export function addJobAlarms(stage: Stage, jobs: JobsStack, addAlarm: AddAlarm): void {
  addAlarm('DeadLetterQueue', jobs.deadLetterQueue.metricApproximateNumberOfMessagesVisible(fiveMinutes), {
    description: 'A stream record failed for good',
    threshold: 0,
  });
  addAlarm('StreamAge', functionMetric(stage, 'tableChanges', 'IteratorAge', 'Maximum'), {
    description: 'Messages to buyers and florists are more than a minute late',
    threshold: 60_000,
    periods: 2,
  });
  addAlarm('BuilderAge', functionMetric(stage, 'catalogueBuilder', 'IteratorAge', 'Maximum'), {
    description: 'The catalogue’s builder is more than 15 minutes behind the changes',
    threshold: 15 * 60_000,
  });
  const hourly = { period: Duration.hours(1) };
  const runs = (name: 'catalogueBuilder' | 'refundsOwed' | 'checkBooks') =>
    functionMetric(stage, name, 'Invocations', 'Sum').with(hourly);
  const neverRan = { threshold: 1, isLow: true, alarmsWithoutData: true };
  addAlarm('BuilderStopped', runs('catalogueBuilder'), {
    ...neverRan,
    description: 'The catalogue’s builder has not run for an hour',
  });
  addAlarm('RefundsStopped', runs('refundsOwed'), {
    ...neverRan,
    description: 'Refunds have not been looked after for three hours',
    periods: 3,
  });
  addAlarm('BankCheckStopped', runs('checkBooks'), {
    ...neverRan,
    description: 'The ledger has not been compared with the bank for more than a day',
    periods: 26,
  });
}
