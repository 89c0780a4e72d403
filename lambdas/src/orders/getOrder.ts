import type * as routes from '@bloomkin/shared/routes/orders.ts';
import { canEditCompany, canEditOrder, isAdmin } from '@bloomkin/shared/rules/permissions.ts';
import type { Caller } from '../http/caller.ts';
import type { Handler } from '../http/request.ts';
import { fillInvoicer } from './invoicer.ts';
import { type OrderItem, readHistory } from './orderEntity.ts';
import { recordOpened } from './orderOpenedEntity.ts';
import { toOrder } from './toOrder.ts';
import { toPayout } from './toPayout.ts';
import { getVisibleOrder } from './visibleOrder.ts';

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
