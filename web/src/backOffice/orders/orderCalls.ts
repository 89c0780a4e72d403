import type { BodyInputOf, QueryInputOf, ResponseOf } from '@bloomkin/shared/route.ts';
import { getOrder, listOrders, updateOrder } from '@bloomkin/shared/routes/orders.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { call } from '#api/call.ts';

export type OrderQuery = NonNullable<QueryInputOf<typeof listOrders>>;
export type OrderPage = ResponseOf<typeof listOrders>;
export type OrderChange = Omit<NonNullable<BodyInputOf<typeof updateOrder>>, 'version'>;

/** The API's page limit, and how many pages are read. */
const largestPage = 100;
const mostPages = 5;

export const loadOrder = async (id: string): Promise<Order> =>
  (await call(getOrder, { params: { id } })).data;

/** Newest first; 500 at most. Stops at the first order that is not `isWanted`. */
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

/** Throws CONFLICT.VERSION for a stale version. */
export const sendOrderChange = async (order: Order, change: OrderChange): Promise<Order> =>
  (await call(updateOrder, { params: { id: order.id }, body: { version: order.version, ...change } })).data;
