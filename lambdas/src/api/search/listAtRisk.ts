import { isLateSoon, isOverdue } from '@bloomkin/shared/rules/lateOrder.ts';
import type { OpeningRules } from '@bloomkin/shared/rules/openingHours.ts';
import { countOpenMinutes } from '@bloomkin/shared/rules/openMinutes.ts';
import { addDays, localTime, toInstant } from '@bloomkin/shared/rules/zonedTime.ts';
import type { CompanyId, OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { decodeTime } from 'ulid';
import type { ListedOrder } from '#model/orders/storedOrder.ts';

type OpenOrder = Pick<
  ListedOrder,
  'id' | 'companyId' | 'day' | 'period' | 'status' | 'paymentStatus' | 'timeZone'
>;
type Store = OpeningRules & { timeZone: string };
type FindStores = (id: CompanyId) => readonly Store[];
type Risk = 'late' | 'soon' | 'waiting';

interface FloristAtRisk extends Record<Risk, number> {
  companyId: CompanyId;
  /** The one that is due first. */
  orderId: OrderId;
  dueBy: Date | null;
}

/** Opening minutes after which a paid order should be accepted: one that is due later may wait for a working day. */
const waitMinutes = { soon: 40, later: 480 };

/** By florist, the one with the most urgent order first. */
export function listAtRisk(open: readonly OpenOrder[], findStores: FindStores, now: Date): FloristAtRisk[] {
  const atRisk = open
    .flatMap((order) => {
      const risk = findRisk(order, findStores, now);
      return risk ? [{ ...order, risk, dueBy: findEnd(order) }] : [];
    })
    .toSorted((a, b) => (a.dueBy?.getTime() ?? Infinity) - (b.dueBy?.getTime() ?? Infinity));
  return [...Map.groupBy(atRisk, ({ companyId }) => companyId)].flatMap(([companyId, orders]) => {
    const count = (risk: Risk) => orders.filter((order) => order.risk === risk).length;
    const counts = { late: count('late'), soon: count('soon'), waiting: count('waiting') };
    return orders.slice(0, 1).map(({ id, dueBy }) => ({ companyId, ...counts, orderId: id, dueBy }));
  });
}

function findRisk(order: OpenOrder, findStores: FindStores, now: Date): Risk | undefined {
  const due = { ...order, stopTime: order.period?.stopTime ?? null };
  if (isOverdue(due, now)) return 'late';
  if (isLateSoon(due, now)) return 'soon';
  if (order.status !== 'new' || order.paymentStatus !== 'paid') return undefined;
  const tomorrow = addDays(localTime(now, order.timeZone).day, 1);
  const limit = order.day !== null && order.day <= tomorrow ? waitMinutes.soon : waitMinutes.later;
  const placed = new Date(decodeTime(order.id));
  const isLong = findStores(order.companyId).some((store) => countOpenMinutes(store, placed, now) >= limit);
  return isLong ? 'waiting' : undefined;
}

function findEnd({ day, period, timeZone }: OpenOrder): Date | null {
  if (day === null) return null;
  return period ? toInstant(day, period.stopTime, timeZone) : toInstant(addDays(day, 1), '00:00', timeZone);
}
