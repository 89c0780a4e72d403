import type * as routes from '@bloomkin/shared/routes/orders.ts';
import { describeReason } from '@bloomkin/shared/rules/deliveryReason.ts';
import type { DeliveryDay } from '@bloomkin/shared/rules/promise.ts';
import { findCompany } from '#model/companies/companyWithStores.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import { getVisibleOrder } from '#model/orders/visibleOrder.ts';
import { toDeliveryDay } from '#model/stores/toDeliveryDay.ts';
import type { Handler } from '#platform/http/request.ts';
import { findChangeRefusal, isSamePrice } from './buyerChange.ts';
import { computeCostCents, listMoveDays, readMoveQuestion } from './movePromise.ts';

/** Empty once the order cannot be moved any more. */
export const listOrderDays: Handler<typeof routes.listOrderDays> = async ({ params, caller, now }) => {
  const order = await getVisibleOrder(caller, params.id);
  const florist = await findCompany(order.companyId);
  if (!florist || findChangeRefusal(order, florist, now)) return { data: [] };
  const question = await readMoveQuestion(order, florist, now);
  const ownCents = computeCostCents(question, order);
  const days = listMoveDays(question, order).map((day) => {
    const kept = keepOwnTime(day, order);
    return isSamePrice(day.costCents, ownCents, order)
      ? { ...kept, costCents: order.deliveryCents }
      : closeOtherPrice(kept, order);
  });
  return { data: days.map((day) => toDeliveryDay(day, now)) };
};

/** The agreed window stays open for its own order. */
function keepOwnTime(day: DeliveryDay, order: OrderItem): DeliveryDay {
  if (day.day !== order.day) return day;
  const periods = day.periods.map((period) =>
    period.startTime === order.period?.startTime && period.stopTime === order.period.stopTime
      ? { ...period, available: true, reason: null }
      : period,
  );
  return { ...day, available: true, reason: null, reasonMessage: null, periods };
}

function closeOtherPrice(day: DeliveryDay, order: OrderItem): DeliveryDay {
  if (!day.available) return day;
  const details = { day: day.day, costCents: day.costCents ?? 0, agreedCents: order.deliveryCents };
  return {
    ...day,
    ...{ available: false, reason: 'other_price' },
    reasonMessage: describeReason('other_price', details),
  };
}
