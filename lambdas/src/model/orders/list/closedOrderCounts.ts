import type { PaymentStatus } from '@bloomkin/shared/schemas/order.ts';
import type { OrderFilter } from '@bloomkin/shared/schemas/orderListing.ts';
import type { ClosedStage } from '#model/orders/orderEntity.ts';
import { noDay } from '#model/orders/orderSort.ts';
import type { DayCount } from '#platform/table/locateDays.ts';
import { type MarketClosedOrderCount, toCell } from './closedOrderCountEntity.ts';

type Days = readonly MarketClosedOrderCount[];

const payments: readonly PaymentStatus[] = ['not_paid', 'paid', 'refunded'];

const toDays = (counted: Iterable<DayCount>): DayCount[] => {
  const counts = new Map<string, number>();
  for (const { day, count } of counted) counts.set(day, (counts.get(day) ?? 0) + count);
  return [...counts]
    .map(([day, count]) => ({ day, count }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => (a.day < b.day ? 1 : -1));
};

/** Days with done orders that fit the filter, of one stage or of both; the latest first. */
export function countDays(days: Days, filter: OrderFilter, stage?: ClosedStage): DayCount[] {
  const cells = payments
    .filter((payment) => !filter.payment_status || payment === filter.payment_status)
    .flatMap((paymentStatus) =>
      [true, false]
        .filter((isPickup) => filter.pickup === undefined || isPickup === filter.pickup)
        .map((isPickup) => toCell({ paymentStatus, isPickup })),
    );
  const fitting = days
    .filter((one) => !stage || one.stage === stage)
    .filter(({ day }) => !filter.from || day >= filter.from)
    .filter(({ day }) => !filter.to || (day !== noDay && day <= filter.to));
  return toDays(
    fitting.map((counts) => ({
      day: counts.day,
      count: cells.reduce((sum, cell) => sum + Math.max(0, counts[cell]), 0),
    })),
  );
}
