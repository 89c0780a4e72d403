import { findOrderRisk, type OrderRisk } from '@bloomkin/shared/rules/lateOrder.ts';
import type { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { findOrders } from '#model/orders/orderEntity.ts';
import type { ListedOrder } from '#model/orders/storedOrder.ts';

export type OpenOrder = Omit<ListedOrder, 'searchText' | 'totalCents'>;
export type OrderAtRisk = OpenOrder & OrderRisk;
export type AcceptTimes = ReadonlyMap<OrderId, Date>;

/** The rows of open orders have no clock. */
export async function readAcceptTimes(open: readonly OpenOrder[]): Promise<AcceptTimes> {
  const waiting = open.filter(({ status, paymentStatus }) => status === 'new' && paymentStatus === 'paid');
  const orders = await findOrders(waiting.map(({ id }) => id));
  return new Map(
    orders.flatMap(({ id, acceptClock }) => (acceptClock ? [[id, new Date(acceptClock.acceptBy)]] : [])),
  );
}

const ranks = { late: 0, at_risk: 1, not_accepted: 2 } as const;

/** The worst first. */
export function listRisks(open: readonly OpenOrder[], acceptTimes: AcceptTimes, now: Date): OrderAtRisk[] {
  return open
    .flatMap((order) => {
      const risk = findOrderRisk(order, acceptTimes.get(order.id) ?? null, now);
      return risk ? [{ ...order, ...risk }] : [];
    })
    .toSorted((a, b) => ranks[a.risk] - ranks[b.risk] || a.by.getTime() - b.by.getTime());
}
