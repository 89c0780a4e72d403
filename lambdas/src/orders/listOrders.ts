import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/orders.ts';
import { ordersInList } from '@bloomkin/shared/rules/permissions.ts';
import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import type { Caller } from '../http/caller.ts';
import { prefetch } from '../http/prefetch.ts';
import type { ParsedRequest } from '../http/request.ts';
import { paginate } from '../table/paginate.ts';
import {
  findOrders,
  type ListedOrder,
  listOrdersOfAll,
  listOrdersOfCompany,
  listOrdersOfUser,
} from './orderEntity.ts';
import { matchesSearch } from './searchText.ts';
import { toOrder } from './toOrder.ts';

type ListOrders = typeof routes.listOrders;
type Query = ParsedRequest<ListOrders>['query'];

/** Prefetches the caller's own orders: most callers are buyers. */
interface Prefetched extends Record<string, Promise<unknown>> {
  own: Promise<ListedOrder[]>;
}

export const listOrders = prefetch<ListOrders, Prefetched>(
  (_request, userId) => ({ own: userId ? listOrdersOfUser(userId) : Promise.resolve([]) }),
  async ({ query, caller, own }) => {
    const rows = (await listRows(caller, query.company_id, own)).filter((row) => matches(row, query));
    const { statuses } = query;
    const shown = statuses ? rows.filter((row) => statuses.includes(row.status)) : rows;
    const page = paginate(shown, query);
    const orders = await findOrders(page.data.map(({ id }) => id));
    return { ...page, data: orders.map(toOrder), counts: countByStatus(rows) };
  },
);

function listRows(
  caller: Caller,
  companyId: CompanyId | undefined,
  own: Prefetched['own'],
): Promise<ListedOrder[]> {
  const list = ordersInList(caller);
  if (list === 'all') return companyId ? listOrdersOfCompany(companyId) : listOrdersOfAll();
  if (list === 'own') return own;
  if (companyId && companyId !== caller.companyId) throw new AppError('NOT_FOUND');
  return caller.companyId ? listOrdersOfCompany(caller.companyId) : Promise.resolve([]);
}

/** Ignores the status: tabs count statuses under the other filters. */
function matches(row: ListedOrder, query: Query): boolean {
  const day = row.day ?? '';
  return (
    (query.pickup === undefined || row.isPickup === query.pickup) &&
    (!query.company_id || row.companyId === query.company_id) &&
    (!query.payment_status || row.paymentStatus === query.payment_status) &&
    (!query.from || day >= query.from) &&
    (!query.to || (day !== '' && day <= query.to)) &&
    (!query.search || matchesSearch(row.searchText, query.search))
  );
}

function countByStatus(rows: readonly ListedOrder[]): Record<string, number> {
  const groups = Map.groupBy(rows, (row) => row.status);
  return {
    all: rows.length,
    ...Object.fromEntries([...groups].map(([status, { length }]) => [status, length])),
  };
}
