import { paths } from '@bloomkin/shared/pages.ts';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { type Filters, readFilters, writeFilters } from './filters.ts';

/** The filters of a query; a category in the path counts where the query has none. */
export function filtersAt(search: string, category: string | undefined): Filters {
  const read = readFilters(new URLSearchParams(search));
  return category && category !== 'all' && read.category === '0' ? { ...read, category } : read;
}

/** The filters that the URL says, and how to change them: a change begins at the first page again. */
export function useFilters() {
  const { pathname, search } = useLocation();
  const { category } = useParams();
  const navigate = useNavigate();
  const filters = useMemo(() => filtersAt(search, category), [search, category]);
  const setFilters = useCallback(
    (next: Filters) => {
      const path = category === undefined ? pathname : paths.market();
      navigate({ pathname: path, search: `${writeFilters(next)}` }, { preventScrollReset: true });
    },
    [navigate, pathname, category],
  );
  return { filters, setFilters };
}
