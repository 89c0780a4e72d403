import { localTime } from '@bloomkin/shared/rules/zonedTime.ts';

const capitals = ['Sydney', 'Melbourne', 'Brisbane', 'Perth', 'Adelaide', 'Hobart', 'Darwin'];

/** Loading a time zone's data for the first time takes ten milliseconds. */
export async function startZones(): Promise<void> {
  const now = new Date();
  for (const city of capitals) localTime(now, `Australia/${city}`);
}
