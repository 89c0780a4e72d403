import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import type { Day } from '@bloomkin/shared/rules/zonedTime.ts';
import { useCallback } from 'react';
import { useQuery } from '#api/useQuery.ts';
import { type PagedList, usePagedList } from '#components/list/usePagedList.ts';
import { noFilters, type OrderFilters, writeFilters } from '../filters/orderFilters.ts';
import type { SetFilters } from '../filters/useFilters.ts';
import { listQuery } from '../loadOrderList.ts';
import type { OrderPage } from '../orderCalls.ts';
import { polling } from '../polling.ts';

export type ListedOrders = PagedList<OrderPage>;

/** Counts depend on all filters but the status. */
const countedBy = (filters: OrderFilters) =>
  `${writeFilters({ ...filters, status: 'all', sort: noFilters.sort, page: 1, perPage: 20 })}`;

export function useOrderList(filters: OrderFilters, today: Day, setFilters: SetFilters): ListedOrders {
  const answer = useQuery(listOrders, { query: listQuery(filters, today) }, polling);
  const onPage = useCallback((page: number) => setFilters({ page }, { replace: true }), [setFilters]);
  return usePagedList(answer, { filters, countedBy, onPage });
}
