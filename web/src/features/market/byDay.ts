import { localTime } from '@bloomkin/shared/rules/zonedTime.ts';

/** Things in the order they are in, gathered under the day on which they came, as a clock in the zone shows it. */
export function byDay<T extends { created_at: string }>(
  things: readonly T[],
  timeZone: string,
): Map<string, T[]> {
  const days = new Map<string, T[]>();
  for (const thing of things) {
    const { day } = localTime(new Date(thing.created_at), timeZone);
    days.set(day, [...(days.get(day) ?? []), thing]);
  }
  return days;
}
