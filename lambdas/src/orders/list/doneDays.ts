import type { PaymentStatus } from '@bloomkin/shared/schemas/order.ts';
import type { OrderFilter } from '@bloomkin/shared/schemas/orderListing.ts';
import { type DayCount, sumDays } from '#table/locateDays.ts';
import type { DoneStage } from '../orderEntity.ts';
import { type MarketDoneDay, toCell } from './doneDayEntity.ts';
import { noDay } from './orderSort.ts';

type Days = readonly MarketDoneDay[];

const payments: readonly PaymentStatus[] = ['not_paid', 'paid', 'refunded'];

/** All done orders of the days, ignoring any filter. */
export const countBetween = (days: Days, [from, to]: readonly [string, string]): number =>
  (['completed', 'canceled'] as const).reduce(
    (sum, stage) => sum + sumDays(countDays(days, stage, { from, to })),
    0,
  );

/** Days with orders of a stage that fit the filter, as `{stage}~{day}`, the latest first. */
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
      day: `${stage}~${counts.day}`,
      count: cells.reduce((sum, cell) => sum + Math.max(0, counts[cell]), 0),
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => (a.day < b.day ? 1 : -1));
}
