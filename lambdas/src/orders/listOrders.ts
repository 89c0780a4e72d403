import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/orders.ts';
import { isAdmin, ordersInList } from '@bloomkin/shared/rules/permissions.ts';
import type { OrderFilter } from '@bloomkin/shared/schemas/orderListing.ts';
import { listAbandonedCarts } from '../cart/abandonedCarts.ts';
import type { Caller } from '../http/caller.ts';
import { prefetch } from '../http/prefetch.ts';
import type { ParsedRequest } from '../http/request.ts';
import { type OrderSlice, sliceOfficeOrders } from './list/officeOrders.ts';
import { countByStatus, hasStatus, matches, sortRows } from './list/orderFilter.ts';
import { findOrders, listOrdersOfUser } from './orderEntity.ts';
import type { ListedOrder } from './storedOrder.ts';
import { toOrder } from './toOrder.ts';

type ListOrders = typeof routes.listOrders;

/** Prefetches the caller's own orders: most callers are buyers. */
interface Prefetched extends Record<string, Promise<unknown>> {
  own: Promise<ListedOrder[]>;
}

export const listOrders = prefetch<ListOrders, Prefetched>(
  // The back office always names a sort.
  ({ query }, userId) => ({ own: userId && !query.sort ? listOrdersOfUser(userId) : Promise.resolve([]) }),
  async ({ query, caller, own, now }) => {
    const { page, per_page } = query;
    if (isAdmin(caller) && query.statuses?.join() === 'abandoned_cart') return answerCarts(query, now);
    const wanted = { offset: (page - 1) * per_page, limit: per_page };
    const { rows, total, counts } = await sliceOrders(caller, query, wanted, now, own);
    const orders = await findOrders(rows.map(({ id }) => id));
    const total_pages = Math.ceil(total / per_page);
    return { page, per_page, total, total_pages, data: orders.map((order) => toOrder(order)), counts };
  },
);

async function answerCarts(query: ParsedRequest<ListOrders>['query'], now: Date) {
  const { page, per_page } = query;
  const { total, data } = await listAbandonedCarts(query, query, now);
  const counts = { all: total, abandoned_cart: total };
  return { page, per_page, total, total_pages: Math.ceil(total / per_page), data, counts };
}

/** In the office by counts and index; a buyer's own rows are read whole. */
export async function sliceOrders(
  caller: Caller,
  query: OrderFilter,
  wanted: { offset: number; limit: number },
  now: Date,
  own?: Promise<ListedOrder[]>,
): Promise<OrderSlice> {
  const list = ordersInList(caller);
  const companyId = list === 'company' ? (caller.companyId ?? undefined) : query.company_id;
  if (list === 'company' && query.company_id && query.company_id !== companyId)
    throw new AppError('NOT_FOUND');
  if (list === 'company' && !companyId) return { rows: [], total: 0, counts: { all: 0 } };
  if (list !== 'own') return sliceOfficeOrders(companyId, query, wanted, now);
  const all = await (query.sort ? listOrdersOfUser(caller.id) : (own ?? listOrdersOfUser(caller.id)));
  return sliceAll(all, query, wanted, now);
}

function sliceAll(
  all: readonly ListedOrder[],
  query: OrderFilter,
  { offset, limit }: { offset: number; limit: number },
  now: Date,
): OrderSlice {
  const rows = all.filter((row) => matches(row, query, now));
  const fitting = rows.filter((row) => hasStatus(row, query));
  const shown = query.sort ? sortRows(fitting, query.sort) : fitting;
  return { rows: shown.slice(offset, offset + limit), total: shown.length, counts: countByStatus(rows) };
}
