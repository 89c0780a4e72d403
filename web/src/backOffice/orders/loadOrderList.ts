import type { Day } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { type OrderFilters, toOrderQuery } from './filters/orderFilters.ts';
import { loadOrders, type OrderQuery } from './orderCalls.ts';

const perPage = 20;

const statusesOf = ({ status }: OrderFilters) => (status === 'all' ? {} : { statuses: status });

export const listQuery = (filters: OrderFilters, today: Day): OrderQuery => ({
  ...toOrderQuery(filters, today),
  ...statusesOf(filters),
  page: filters.page,
  per_page: perPage,
});

/** For the run sheet; 500 at most. */
export async function loadFilteredOrders(filters: OrderFilters, today: Day): Promise<Order[]> {
  const { orders } = await loadOrders({ ...toOrderQuery(filters, today), ...statusesOf(filters) });
  return orders;
}
