import type { BodyInputOf, QueryInputOf, ResponseOf } from '@bloomkin/shared/route.ts';
import { getOrder, listOrders, updateOrder } from '@bloomkin/shared/routes/orders.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { call } from '#api/call.ts';

export type OrderQuery = NonNullable<QueryInputOf<typeof listOrders>>;
export type OrderPage = ResponseOf<typeof listOrders>;
export type OrderChange = Omit<NonNullable<BodyInputOf<typeof updateOrder>>, 'version'>;

/** The API's page limit, and how many pages are read. */
const largestPage = 100;
const maxPages = 5;

export const loadOrder = async (id: string): Promise<Order> =>
  (await call(getOrder, { params: { id } })).data;

/** Sorted by delivery; 500 at most by default. */
export async function loadOrders(
  query: OrderQuery,
  pages = maxPages,
): Promise<{ orders: Order[]; counts: Readonly<Record<string, number>> }> {
  const orders: Order[] = [];
  for (let page = 1; ; page++) {
    const paging = { sort: 'delivery', page, per_page: largestPage } as const;
    const answer = await call(listOrders, { query: { ...paging, ...query } });
    orders.push(...answer.data);
    if (page >= Math.min(answer.total_pages, pages)) return { orders, counts: answer.counts };
  }
}

export const openStatuses = 'new,in_progress,formation,ready_to_ship';

/** The first to be delivered, and how many there are. */
export async function loadNextOrder(filter: Pick<OrderQuery, 'company_id' | 'user_id'>) {
  const query = { ...filter, statuses: openStatuses, sort: 'delivery', per_page: 1 } as const;
  const { data, total } = await call(listOrders, { query });
  return { next: data[0], total };
}

export const loadCounts = () =>
  call(listOrders, { query: { sort: 'delivery', statuses: 'new', per_page: 1 } });

/** Throws CONFLICT.VERSION for a stale version. */
export const sendOrderChange = async (order: Order, change: OrderChange): Promise<Order> =>
  (await call(updateOrder, { params: { id: order.id }, body: { version: order.version, ...change } })).data;
