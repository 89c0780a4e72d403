import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/orders.ts';
import { canEditOrder, isAdmin, ordersInList } from '@bloomkin/shared/rules/permissions.ts';
import type { OrderFilter } from '@bloomkin/shared/schemas/orderListing.ts';
import { type CartCounts, listAbandonedCarts } from '#model/carts/abandonedCarts.ts';
import { type OrderSlice, sliceOfficeOrders } from '#model/orders/list/officeOrders.ts';
import { countByStatus, createFilter, hasStatus, sortRows } from '#model/orders/list/orderFilter.ts';
import { findOrders, listOrdersOfUser } from '#model/orders/orderEntity.ts';
import type { ListedOrder } from '#model/orders/storedOrder.ts';
import { toOrder } from '#model/orders/toOrder.ts';
import type { Caller } from '#platform/http/caller.ts';
import { prefetch } from '#platform/http/request.ts';

type ListOrders = typeof routes.listOrders;

/** Prefetches the caller's own orders: most callers are buyers. */
interface Prefetched extends Record<string, Promise<unknown>> {
  own: Promise<ListedOrder[]>;
}

export const listOrders = prefetch<ListOrders, Prefetched>(
  ({ query }, userId) => ({ own: userId && !query.sort ? listOrdersOfUser(userId) : Promise.resolve([]) }),
  async ({ query, caller, own, now }) => {
    const { page, per_page, user_id: userId } = query;
    if (userId && !isAdmin(caller)) throw new AppError('ACCESS.FORBIDDEN');
    const wanted = { offset: (page - 1) * per_page, limit: per_page };
    const statuses = query.statuses?.filter((status) => status !== 'abandoned_cart');
    const withCarts = isAdmin(caller) && statuses?.length !== query.statuses?.length;
    const isCartsAlone = withCarts && statuses?.length === 0;
    const filter = { ...query, ...(withCarts && { statuses }) };
    const { rows, total, counts } = isCartsAlone
      ? noOrders
      : userId
        ? sliceAll(await listOrdersOfUser(userId), filter, wanted, now)
        : await sliceOrders(caller, filter, wanted, now, own);
    const [orders, carts] = await Promise.all([
      findOrders(rows.map(({ id }) => id)),
      withCarts ? listAbandonedCarts(query, cartsWindow(wanted, total, rows.length), now) : undefined,
    ]);
    const all = total + (carts?.total ?? 0);
    return {
      ...{ page, per_page, total: all, total_pages: Math.ceil(all / per_page) },
      data: [
        ...orders.map((order) => toOrder(order, { door: canEditOrder(caller, order) })),
        ...(carts?.data ?? []),
      ],
      counts: carts ? addCartCounts(counts, carts.counts) : counts,
    };
  },
);

const noOrders: OrderSlice = { rows: [], total: 0, counts: { all: 0 } };

/** `all` is without the filter of the tab. */
function addCartCounts(counts: OrderSlice['counts'], carts: CartCounts) {
  const all = carts.may_be_reminded + carts.reminded + carts.not_to_be_reminded;
  return { ...counts, ...carts, all: (counts.all ?? 0) + all, abandoned_cart: all };
}

const cartsWindow = (
  { offset, limit }: { offset: number; limit: number },
  orders: number,
  shown: number,
) => ({
  offset: Math.max(0, offset - orders),
  limit: limit - shown,
});

/** The office uses counts and an index; a buyer's own rows are read whole. */
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
  const rows = all.filter(createFilter(query, now));
  const fitting = rows.filter((row) => hasStatus(row, query));
  const shown = query.sort ? sortRows(fitting, query.sort) : fitting;
  return { rows: shown.slice(offset, offset + limit), total: shown.length, counts: countByStatus(rows) };
}
