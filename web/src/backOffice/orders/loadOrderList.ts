import type { QueryInputOf } from '@bloomkin/shared/route.ts';
import type { exportOrders } from '@bloomkin/shared/routes/orders.ts';
import type { Day } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { type OrderFilters, toOrderQuery } from './filters/orderFilters.ts';
import { loadOrders, type OrderQuery } from './orderCalls.ts';

const toStatusQuery = ({ status }: OrderFilters) => (status === 'all' ? {} : { statuses: status });

export const listQuery = (filters: OrderFilters, today: Day): OrderQuery => ({
  ...toOrderQuery(filters, today),
  ...toStatusQuery(filters),
  page: filters.page,
  per_page: filters.perPage,
});

export const exportQuery = (
  filters: OrderFilters,
  today: Day,
): NonNullable<QueryInputOf<typeof exportOrders>> => ({
  ...toOrderQuery(filters, today),
  ...toStatusQuery(filters),
});

/** For the run sheet: today by default, without a limit, since paper cannot show that orders are missing. */
export async function loadForSheet(filters: OrderFilters, today: Day): Promise<Order[]> {
  const day = filters.from || filters.to ? '' : filters.day || 'today';
  const query = { ...toOrderQuery({ ...filters, day }, today), ...toStatusQuery(filters) };
  const { orders } = await loadOrders(query, Infinity);
  return orders;
}
