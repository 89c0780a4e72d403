import type * as routes from '@bloomkin/shared/routes/orders.ts';
import { canEditCompany, canEditOrder } from '@bloomkin/shared/rules/permissions.ts';
import type { Handler } from '../http/request.ts';
import { readHistory } from './orderEntity.ts';
import { toOrder } from './toOrder.ts';
import { toPayout } from './toPayout.ts';
import { getVisibleOrder } from './visibleOrder.ts';

export const getOrder: Handler<typeof routes.getOrder> = async ({ params, caller }) => {
  const order = await getVisibleOrder(caller, params.id);
  const named = canEditOrder(caller, order);
  const seesPayout = canEditCompany(caller, order.companyId);
  const [history, payout] = await Promise.all([readHistory(order), seesPayout ? toPayout(order) : undefined]);
  return { data: { ...toOrder({ ...order, history }, { named }), ...(payout && { payout }) } };
};
