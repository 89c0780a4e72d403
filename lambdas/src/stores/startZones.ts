import { localTime } from '@bloomkin/shared/rules/zonedTime.ts';

const capitals = ['Sydney', 'Melbourne', 'Brisbane', 'Perth', 'Adelaide', 'Hobart', 'Darwin'];

/** The first use of a time zone loads its data, ten milliseconds of a processor. */
export async function startZones(): Promise<void> {
  const now = new Date();
  for (const city of capitals) localTime(now, `Australia/${city}`);
}
