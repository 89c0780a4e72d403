import type { Day } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { loadOrderPage, loadOrders, type OrderPage } from './orderCalls.ts';
import { type OrderFilters, queryOf } from './orderFilters.ts';

const perPage = 20;

const statusesOf = ({ status }: OrderFilters) => (status === 'all' ? {} : { statuses: status });

/** The page of orders that the filters ask for. The API knows no delivery-or-pickup, so that one is sorted out here. */
export async function loadOrderList(filters: OrderFilters, today: Day): Promise<OrderPage> {
  const query = queryOf(filters, today);
  if (filters.kind === 'all')
    return loadOrderPage({ ...query, ...statusesOf(filters), page: filters.page, per_page: perPage });
  const { orders } = await loadOrders(query);
  return pageOfKind(orders, filters);
}

/** Every order that the filters ask for, for the run sheet; 500 at most. */
export async function loadFilteredOrders(filters: OrderFilters, today: Day): Promise<Order[]> {
  const { orders } = await loadOrders({ ...queryOf(filters, today), ...statusesOf(filters) });
  return filters.kind === 'all' ? orders : orders.filter((order) => isOfKind(order, filters));
}

const isOfKind = ({ isPickup }: Order, { kind }: OrderFilters) => isPickup === (kind === 'pickup');

export function pageOfKind(orders: readonly Order[], filters: OrderFilters): OrderPage {
  const ofKind = orders.filter((order) => isOfKind(order, filters));
  const shown = ofKind.filter(({ status }) => filters.status === 'all' || filters.status === status);
  const groups = Map.groupBy(ofKind, ({ status }) => status);
  const counted = [...groups].map(([status, { length }]) => [status, length] as const);
  return {
    page: filters.page,
    per_page: perPage,
    total: shown.length,
    total_pages: Math.ceil(shown.length / perPage),
    data: shown.slice((filters.page - 1) * perPage, filters.page * perPage),
    counts: { all: ofKind.length, ...Object.fromEntries(counted) },
  };
}
