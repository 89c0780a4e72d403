import type * as routes from '@bloomkin/shared/routes/orders.ts';
import { canEditCompany, canEditOrder, isAdmin } from '@bloomkin/shared/rules/permissions.ts';
import { fillInvoicer } from '#model/orders/invoicer.ts';
import { type OrderItem, readHistory } from '#model/orders/orderEntity.ts';
import { recordOpened } from '#model/orders/orderOpenedEntity.ts';
import { toOrder } from '#model/orders/toOrder.ts';
import { getVisibleOrder } from '#model/orders/visibleOrder.ts';
import type { Caller } from '#platform/http/caller.ts';
import type { Handler } from '#platform/http/request.ts';
import { toPayout } from './toPayout.ts';

export const getOrder: Handler<typeof routes.getOrder> = async ({ params, caller, now }) => {
  const order = await getVisibleOrder(caller, params.id);
  const named = canEditOrder(caller, order);
  const seesPayout = canEditCompany(caller, order.companyId);
  const [history, invoiced, payout] = await Promise.all([
    readHistory(order),
    fillInvoicer(order),
    seesPayout ? toPayout(order) : undefined,
    isToRecord(caller, order) ? recordOpened(order.id, now) : undefined,
  ]);
  return { data: { ...toOrder({ ...invoiced, history }, { named }), ...(payout && { payout }) } };
};

/** Only while the florist may be reminded of it; an unpaid order is not theirs to accept yet. */
const isToRecord = (caller: Caller, order: OrderItem): boolean =>
  order.status === 'new' && !order.heldUntil && canEditOrder(caller, order) && !isAdmin(caller);
