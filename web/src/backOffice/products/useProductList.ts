import type { ResponseOf } from '@bloomkin/shared/route.ts';
import { listProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { useCallback } from 'react';
import { useQuery } from '#api/useQuery.ts';
import { type PagedList, usePagedList } from '#components/list/usePagedList.ts';
import { type ProductFilters, toSelection, writeFilters } from './productFilters.ts';
import type { SetFilters } from './useProductFilters.ts';

export type ProductPage = ResponseOf<typeof listProducts>;
export type ListedProduct = ProductPage['data'][number];
export type ListedProducts = PagedList<ProductPage>;

const countedBy = (filters: ProductFilters) =>
  `${writeFilters({ ...filters, activity: 'all', sort: 'new', page: 1, perPage: 20 })}`;

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
  const answer = useQuery(listProducts, { query }, { asMyself: true, keepPreviousData: false });
  const onPage = useCallback((page: number) => setFilters({ page }, { replace: true }), [setFilters]);
  return usePagedList(answer, { filters, countedBy, onPage });
}
