import { nextOccurrence } from '@bloomkin/shared/rules/occasions.ts';
import { daysAhead } from '@bloomkin/shared/rules/storeDay.ts';
import { addDays, type Day, daysBetween } from '@bloomkin/shared/rules/zonedTime.ts';
import type { MarkedOccasion } from '@bloomkin/shared/schemas/occasion.ts';
import type { Recipient } from '@bloomkin/shared/schemas/recipient.ts';

export interface Upcoming<T> {
  who: T;
  occasion: MarkedOccasion;
  day: Day;
  inDays: number;
}

/** Sorts the nearest first and omits days marked as never. */
export function listDays<T extends Pick<Recipient, 'days'>>(people: readonly T[], today: Day): Upcoming<T>[] {
  return people
    .flatMap((who) =>
      who.days
        .filter(({ never }) => !never)
        .map((occasion) => {
          const day = nextOccurrence(occasion, today);
          return { who, occasion, day, inDays: daysBetween(today, day) };
        }),
    )
    .toSorted((a, b) => a.inDays - b.inDays);
}

/** The first day on which it can be ordered; undefined when that is past. Florists' days include today. */
export const findOpeningDay = (day: Day, inDays: number): Day | undefined =>
  inDays < daysAhead ? undefined : addDays(day, 1 - daysAhead);

/** 'today', 'tomorrow', 'in 12 days'. */
export function daysUntilLabel(inDays: number): string {
  if (inDays === 0) return 'today';
  return inDays === 1 ? 'tomorrow' : `in ${inDays} days`;
}
