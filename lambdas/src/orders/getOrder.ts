import type * as routes from '@bloomkin/shared/routes/orders.ts';
import type { Handler } from '../http/request.ts';
import { readHistory } from './orderEntity.ts';
import { toOrder } from './toOrder.ts';
import { getVisibleOrder } from './visibleOrder.ts';

export const getOrder: Handler<typeof routes.getOrder> = async ({ params, caller }) => {
  const order = await getVisibleOrder(caller, params.id);
  return { data: toOrder({ ...order, history: await readHistory(order) }) };
};
