import type { Day } from '@bloomkin/shared/rules/zonedTime.ts';
import type { OfferedDay } from './offeredDays.ts';

/** How a florist's flowers and a place come together: brought by stores that deliver there, or picked up near it. */
export interface Reach {
  /** To the nearest of the stores. */
  readonly metres: number;
  /** Without a day: on any that can be ordered for. */
  canArrive(day: Day | undefined, now: Date): boolean;
  /** Null when none of the days one may order for. */
  earliestDay(now: Date): Day | null;
  /** The next days, today first. */
  days(now: Date): readonly OfferedDay[];
}

/** The florists that reach a place, by company number. */
export type Reaches = ReadonlyMap<number, Reach>;
