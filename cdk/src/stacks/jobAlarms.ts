import { Duration } from 'aws-cdk-lib';
import type { AddAlarm } from '#operations/alarms.ts';
import { fiveMinutes, functionMetric } from '#operations/metrics.ts';
import type { Stage } from '#stage.ts';
import type { JobsStack } from './jobsStack.ts';

export function addJobAlarms(stage: Stage, jobs: JobsStack, addAlarm: AddAlarm): void {
  addAlarm('DeadLetterQueue', jobs.lostChanges.queue.metricApproximateNumberOfMessagesVisible(fiveMinutes), {
    description: 'A stream record failed all retries',
    threshold: 0,
  });
  addAlarm('MessageAge', functionMetric(stage, 'outgoingMessages', 'IteratorAge', 'Maximum'), {
    description: 'Sign-in codes and password links are more than 20 seconds late',
    threshold: 20_000,
    periods: 2,
  });
  addAlarm('StreamAge', functionMetric(stage, 'tableChanges', 'IteratorAge', 'Maximum'), {
    description: 'Notices of orders and counters are more than a minute late',
    threshold: 60_000,
    periods: 2,
  });
  const hourly = { period: Duration.hours(1) };
  const runs = (name: 'refundsOwed' | 'checkBooks' | 'retention') =>
    functionMetric(stage, name, 'Invocations', 'Sum').with(hourly);
  const neverRan = { threshold: 1, isLow: true, alarmsWithoutData: true };
  addAlarm('RefundsStopped', runs('refundsOwed'), {
    ...neverRan,
    description: 'The refunds job has not run for three hours',
    periods: 3,
  });
  addAlarm('RetentionStopped', runs('retention'), {
    ...neverRan,
    description: 'Personal data that is due has not been removed for three hours',
    periods: 3,
  });
  addAlarm('BankCheckStopped', runs('checkBooks'), {
    ...neverRan,
    description: 'The ledger has not been compared with the bank for more than a day',
    periods: 26,
  });
}
