import type { ResponseOf } from '@bloomkin/shared/route.ts';
import { listProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { useEffect, useState } from 'react';
import { useQuery } from '#api/useQuery.ts';
import { type ProductFilters, toSelection, writeFilters } from './productFilters.ts';
import type { SetFilters } from './useProductFilters.ts';

export type ProductPage = ResponseOf<typeof listProducts>;
export type ListedProduct = ProductPage['data'][number];

export interface ListedProducts {
  page: ProductPage | undefined;
  /** Of the previous filters: a placeholder without actions. */
  previous: ProductPage | undefined;
  counts: ProductPage['counts'];
  failure: string | undefined;
  retry: () => void;
}

const countedBy = (filters: ProductFilters) =>
  `${writeFilters({ ...filters, activity: 'all', sort: 'new', page: 1, perPage: 20 })}`;

/** Falls back to the last page. */
export function useProductList(
  filters: ProductFilters,
  companyId: string | undefined,
  setFilters: SetFilters,
): ListedProducts {
  const query = {
    ...toSelection(filters, companyId),
    sort_type: filters.sort,
    page: filters.page,
    per_page: filters.perPage,
  };
  const { data, error, mutate } = useQuery(
    listProducts,
    { query },
    { asMyself: true, keepPreviousData: false },
  );
  const lastPage = data && data.total > 0 ? data.total_pages : filters.page;
  const isPastEnd = filters.page > lastPage;
  useEffect(() => {
    if (isPastEnd) setFilters({ page: lastPage }, { replace: true });
  }, [isPastEnd, lastPage, setFilters]);
  const page = isPastEnd ? undefined : data;
  const [last, setLast] = useState<{ filters: ProductFilters; page: ProductPage }>();
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
