import type { PaymentStatus } from '@bloomkin/shared/schemas/order.ts';
import type { OrderFilter } from '@bloomkin/shared/schemas/orderListing.ts';
import { type DoneStage, noDay } from '../orderEntity.ts';
import { type DoneDay, toCell } from './doneDayEntity.ts';

type Days = readonly Omit<DoneDay, 'companyId'>[];

export interface DayCount {
  day: string;
  count: number;
}

const payments: readonly PaymentStatus[] = ['not_paid', 'paid', 'refunded'];

/** Days with orders of a stage that fit the filter, the latest first. */
export function countDays(days: Days, stage: DoneStage, filter: OrderFilter): DayCount[] {
  const cells = payments
    .filter((payment) => !filter.payment_status || payment === filter.payment_status)
    .flatMap((paymentStatus) =>
      [true, false]
        .filter((isPickup) => filter.pickup === undefined || isPickup === filter.pickup)
        .map((isPickup) => toCell({ paymentStatus, isPickup })),
    );
  return days
    .filter((one) => one.stage === stage)
    .filter(({ day }) => !filter.from || day >= filter.from)
    .filter(({ day }) => !filter.to || (day !== noDay && day <= filter.to))
    .map((counts) => ({
      day: counts.day,
      count: cells.reduce((sum, cell) => sum + Math.max(0, counts[cell]), 0),
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => (a.day < b.day ? 1 : -1));
}

export const sumDays = (days: readonly DayCount[]): number => days.reduce((sum, { count }) => sum + count, 0);

export interface DayRange {
  from: string;
  to: string;
  /** Orders of the range before the first that is wanted. */
  skip: number;
}

/** The fewest days that hold the orders from `offset` on. */
export function locateDays(days: readonly DayCount[], offset: number, limit: number): DayRange | undefined {
  let before = 0;
  let range: DayRange | undefined;
  for (const { day, count } of days) {
    const isWanted = before + count > offset && before < offset + limit;
    if (isWanted) range = { from: day, to: range?.to ?? day, skip: range?.skip ?? offset - before };
    before += count;
  }
  return range;
}
