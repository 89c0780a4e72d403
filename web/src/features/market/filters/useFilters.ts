import { paths } from '@bloomkin/shared/pages.ts';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { type Filters, readFilters, writeFilters } from './filters.ts';

/** The query's category overrides the path's. */
export function filtersAt(search: string, category: string | undefined): Filters {
  const read = readFilters(new URLSearchParams(search));
  return category && category !== 'all' && read.category === '0' ? { ...read, category } : read;
}

/** A change returns to page 1. */
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
