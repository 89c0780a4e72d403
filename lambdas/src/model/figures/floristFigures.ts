import { findMedian, qualityFrom } from '@bloomkin/shared/rules/floristQuality.ts';
import { findDueEnd } from '@bloomkin/shared/rules/lateOrder.ts';
import { centsToDollars } from '@bloomkin/shared/rules/money.ts';
import { localTime, marketTimeZone } from '@bloomkin/shared/rules/zonedTime.ts';
import type { FloristFigures } from '@bloomkin/shared/schemas/floristFigures.ts';
import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import { listOpenOrdersDue } from '#model/orders/list/officeOrders.ts';
import { noDay } from '#model/orders/orderSort.ts';
import { type FloristWeek, findFloristWeeks, listFloristWeeks } from './floristWeekEntity.ts';
import { sum } from './periodSums.ts';

type OpenOrder = Awaited<ReturnType<typeof listOpenOrdersDue>>[number];

export interface LoadedFigures {
  figures: FloristFigures;
  weeks: readonly FloristWeek[];
  overdue: readonly OpenOrder[];
}

/** Loads the figures of a florist, or of all. */
export async function loadFloristFigures(
  now: Date,
  companyId?: CompanyId,
): Promise<(id: CompanyId) => LoadedFigures> {
  const today = localTime(now, marketTimeZone).day;
  const from = qualityFrom(today);
  const [weeks, open] = await Promise.all([
    companyId ? findFloristWeeks(companyId, from, today) : listFloristWeeks(from, today),
    listOpenOrdersDue(noDay, today, companyId),
  ]);
  const isOver = (order: OpenOrder) => (findDueEnd(order) ?? now) < now;
  const weeksOf = Map.groupBy(weeks, (week) => week.companyId);
  const overdueOf = Map.groupBy(open.filter(isOver), (order) => order.companyId);
  return (id) => {
    const [own, overdue] = [weeksOf.get(id) ?? [], overdueOf.get(id) ?? []];
    return { figures: sumWeeks(own, overdue, from), weeks: own, overdue };
  };
}

function sumWeeks(
  weeks: readonly FloristWeek[],
  overdue: readonly OpenOrder[],
  from: string,
): FloristFigures {
  const { delivered = 0, onTime = 0, dropped = 0, ...totals } = sum(weeks, 'totals');
  const accepts = sum(weeks, 'accepts');
  const forgotten = overdue.filter(({ day }) => day !== null && day >= from).length;
  return {
    from,
    orders: totals.orders ?? 0,
    revenue: centsToDollars(totals.cents ?? 0),
    on_time: onTime,
    due: delivered + dropped + forgotten,
    dropped,
    accept_minutes: findMedian(accepts),
    accepted: Object.values(accepts).reduce((total, count) => total + count, 0),
    paid: totals.paid ?? 0,
    refunds: totals.refunds ?? 0,
    refunded: centsToDollars(totals.refundedCents ?? 0),
    late: overdue.length,
  };
}
