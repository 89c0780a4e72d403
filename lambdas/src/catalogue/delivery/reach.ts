import type { Day } from '@bloomkin/shared/rules/zonedTime.ts';
import type { OfferedDay } from './offeredDays.ts';

export interface Reach {
  readonly metres: number;
  canArrive(day: Day | undefined, now: Date): boolean;
  /** From `start` on, otherwise from today. */
  earliestDay(now: Date, start?: Day): Day | null;
  /** What delivering goods of that sum costs on the day; null when it cannot arrive. */
  costCents(goodsCents: number, day: Day, now: Date): number | null;
  days(now: Date): readonly OfferedDay[];
  /** Some days are for some products only. */
  readonly hasMenus: boolean;
  /** For one product. */
  of(productId: string): Reach;
}

export type Reaches = ReadonlyMap<number, Reach>;
