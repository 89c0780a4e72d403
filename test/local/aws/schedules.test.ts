import { cronFalls } from '@bloomkin/local/aws/schedules/cron.ts';
import { expect, test } from 'vitest';

const saturday = new Date('2026-11-21T03:30:00Z');

test.each([
  ['cron(30 3 * * ? *)', true],
  ['cron(0/15 3 ? * SAT *)', true],
  ['cron(0,30 1-5 21 NOV ? 2026)', true],
  ['cron(30 3 ? * MON-FRI *)', false],
  ['cron(31 3 * * ? *)', false],
])('%s falls into the minute: %s', (expression, falls) => {
  expect(cronFalls(expression, saturday)).toBe(falls);
});

test.each(['cron(0 3 L * ? *)', 'cron(0 3 * * *)', 'cron(0 25 * * ? *)'])('%s is an error', (expression) => {
  expect(() => cronFalls(expression, new Date('2026-11-21T00:00:00Z'))).toThrow();
});
