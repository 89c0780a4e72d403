import type { Day } from '@bloomkin/shared/rules/zonedTime.ts';
import type { OfferedDay } from './offeredDays.ts';

export interface Reach {
  readonly metres: number;
  canArrive(day: Day | undefined, now: Date): boolean;
  /** From `start` on, otherwise from today. */
  earliestDay(now: Date, start?: Day): Day | null;
  days(now: Date): readonly OfferedDay[];
}

export type Reaches = ReadonlyMap<number, Reach>;
