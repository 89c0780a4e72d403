import { localTime } from '@bloomkin/shared/rules/zonedTime.ts';

/** Keeps the order; days are of the given zone. */
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
