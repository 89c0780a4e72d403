import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import type { Day } from '@bloomkin/shared/rules/zonedTime.ts';
import { useEffect, useState } from 'react';
import { useQuery } from '#api/useQuery.ts';
import { type OrderFilters, writeFilters } from '../filters/orderFilters.ts';
import type { SetFilters } from '../filters/useFilters.ts';
import { listQuery } from '../loadOrderList.ts';
import type { OrderPage } from '../orderCalls.ts';
import { polling } from '../polling.ts';

export interface ListedOrders {
  page: OrderPage | undefined;
  /** Of the previous filters: a placeholder without actions. */
  previous: OrderPage | undefined;
  counts: OrderPage['counts'] | undefined;
  failure: string | undefined;
  retry: () => void;
}

/** Counts depend on all filters but the status. */
const countedBy = (filters: OrderFilters) => `${writeFilters({ ...filters, status: 'all', page: 1 })}`;

/** Falls back to the last page. */
export function useOrderList(filters: OrderFilters, today: Day, setFilters: SetFilters): ListedOrders {
  const { data, error, mutate } = useQuery(listOrders, { query: listQuery(filters, today) }, polling);
  const lastPage = data && data.total > 0 ? data.total_pages : filters.page;
  const isPastEnd = filters.page > lastPage;
  useEffect(() => {
    if (isPastEnd) setFilters({ page: lastPage }, { replace: true });
  }, [isPastEnd, lastPage, setFilters]);
  const page = isPastEnd ? undefined : data;
  const [last, setLast] = useState<{ filters: OrderFilters; page: OrderPage }>();
  if (page && page !== last?.page) setLast({ filters, page });
  const counted = last && countedBy(last.filters) === countedBy(filters) ? last.page : undefined;
  return {
    page,
    previous: page || error ? undefined : last?.page,
    counts: (page ?? counted)?.counts,
    failure: error?.message,
    retry: () => void mutate(),
  };
}
