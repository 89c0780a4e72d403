import type { BodyInputOf, QueryInputOf, ResponseOf } from '@bloomkin/shared/route.ts';
import { getOrder, listOrders, updateOrder } from '@bloomkin/shared/routes/orders.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { call } from '../../api/call.ts';

export type OrderQuery = NonNullable<QueryInputOf<typeof listOrders>>;
export type OrderPage = ResponseOf<typeof listOrders>;
export type OrderChange = Omit<NonNullable<BodyInputOf<typeof updateOrder>>, 'version'>;

/** As many as one page of the API may carry, and how many pages a whole day or search is read to. */
const largestPage = 100;
const mostPages = 5;

export const loadOrder = async (id: string): Promise<Order> =>
  (await call(getOrder, { params: { id } })).data;

/** All orders of a filter, newest first; 500 at most. `isWanted` ends the reading at the first that is not wanted. */
export async function loadOrders(
  query: OrderQuery,
  isWanted: (order: Order) => boolean = () => true,
  perPage = largestPage,
): Promise<{ orders: Order[]; counts: Readonly<Record<string, number>> }> {
  const orders: Order[] = [];
  for (let page = 1; ; page++) {
    const answer = await call(listOrders, { query: { ...query, page, per_page: perPage } });
    const wanted = answer.data.filter(isWanted);
    orders.push(...wanted);
    const isLast = page >= Math.min(answer.total_pages, mostPages);
    if (isLast || wanted.length < answer.data.length) return { orders, counts: answer.counts };
  }
}

/** Changes an order as it was seen: throws CONFLICT.VERSION when somebody changed it since. */
export const sendOrderChange = async (order: Order, change: OrderChange): Promise<Order> =>
  (await call(updateOrder, { params: { id: order.id }, body: { version: order.version, ...change } })).data;
