import { Deployment } from '@local/aws/assembly/deployment.ts';
import { Clock } from '@local/aws/clock.ts';
import { readFunctions } from '@local/aws/functions/functionSpec.ts';
import { Functions } from '@local/aws/functions/functions.ts';
import { cronFalls } from '@local/aws/schedules/cron.ts';
import { Schedules } from '@local/aws/schedules/schedules.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { assemblyFor } from '#local/support/fixtureCloud.ts';

const saturday = new Date('2026-11-21T03:30:00Z');

/** A function that its schedule calls once a minute, on a clock that the test moves. */
function givenSchedule(code: string) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const deployment = new Deployment(assemblyFor({ api: { code, schedule: 'rate(1 minute)' } }));
  const clock = new Clock();
  const logs: string[] = [];
  const functions = new Functions(readFunctions(deployment), [], {
    maxEnvironments: 1,
    idleMs: 60_000,
    timeoutFactor: 10,
    variables: () => ({}),
    clock,
    processor: { isShared: false },
    log: (_, chunk) => logs.push(chunk),
  });
  onTestFinished(() => functions.stop());
  const errors: unknown[] = [];
  const schedules = new Schedules(deployment, { functions, clock, onError: (error) => errors.push(error) });
  schedules.start();
  vi.advanceTimersByTime(60_000);
  return { schedules, functions, logs, errors };
}

test('a scheduled function that fails is reported', async () => {
  const { errors } = givenSchedule('export const handler = () => { throw new Error("no lamp") };');
  await expect.poll(() => errors).toEqual([expect.objectContaining({ message: 'no lamp' })]);
});

test('a scheduled function that works while the schedules stop is not reported', async () => {
  const { schedules, functions, logs, errors } = givenSchedule(
    'export const handler = () => { console.log("at work"); return new Promise(() => undefined) };',
  );
  await expect.poll(() => logs.join('')).toContain('at work');
  schedules.stop();
  await functions.stop();
  await expect.poll(() => logs.join('')).toContain('Runtime.Stopped');
  expect(errors).toEqual([]);
});

test.each([
  ['cron(30 3 * * ? *)', 'UTC', true],
  ['cron(0/15 3 ? * SAT *)', 'UTC', true],
  ['cron(0,30 1-5 21 NOV ? 2026)', 'UTC', true],
  ['cron(30 3 ? * MON-FRI *)', 'UTC', false],
  ['cron(31 3 * * ? *)', 'UTC', false],
  ['cron(30 14 * * ? *)', 'Australia/Sydney', true],
  ['cron(30 22 ? * FRI *)', 'America/New_York', true],
])('%s in %s falls into the minute: %s', (expression, zone, falls) => {
  expect(cronFalls(expression, saturday, zone)).toBe(falls);
});

test.each([
  ['summer', '2026-01-10T16:40:00Z'],
  ['winter', '2026-07-10T17:40:00Z'],
  ['the night that skips an hour', '2026-10-03T16:40:00Z'],
  ['the night that repeats an hour', '2026-04-04T17:40:00Z'],
])('runs a nightly job of Sydney once in %s', (_, instant) => {
  const noon = new Date(instant).getTime() - 12 * 3_600_000;
  const minutes = Array.from({ length: 24 * 60 }, (_, minute) => new Date(noon + minute * 60_000));
  const runs = minutes.filter((at) => cronFalls('cron(40 3 * * ? *)', at, 'Australia/Sydney'));
  expect(runs.map((at) => at.toISOString())).toEqual([new Date(instant).toISOString()]);
});

test.each(['cron(0 3 L * ? *)', 'cron(0 3 * * *)', 'cron(0 25 * * ? *)'])('%s is an error', (expression) => {
  expect(() => cronFalls(expression, new Date('2026-11-21T00:00:00Z'), 'UTC')).toThrow();
});
