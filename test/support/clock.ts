import { shiftDate, toWholeSeconds } from '@local/aws/clock.ts';

/**
 * `TEST_NOW=2026-12-31T02:00:00Z` lets every test file begin at that time: its own `Date` and that of the clouds it starts,
 * so that a day of the year or of the week can be tried on any machine.
 */
const wanted = process.env.TEST_NOW;

shiftDate(0);
if (wanted) {
  const startsAt = Date.parse(wanted);
  if (Number.isNaN(startsAt)) throw new Error(`TEST_NOW=${wanted} is not a date`);
  shiftDate(toWholeSeconds(startsAt - Date.now()));
}
