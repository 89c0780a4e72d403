import { paths } from '@bloomkin/shared/pages.ts';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { type Filters, readFilters, writeFilters } from './filters.ts';

/** The query's category overrides the path's. */
interface PathFilters {
  category?: string | undefined;
  company?: string | undefined;
}

export function filtersAt(search: string, { category, company }: PathFilters): Filters {
  const read = { ...readFilters(new URLSearchParams(search)), ...(company && { company }) };
  return category && category !== 'all' && read.category === '0' ? { ...read, category } : read;
}

/** A change returns to page 1. */
export function useFilters() {
  const { pathname, search } = useLocation();
  const { category, company } = useParams();
  const navigate = useNavigate();
  const filters = useMemo(() => filtersAt(search, { category, company }), [search, category, company]);
  const setFilters = useCallback(
    (next: Filters, replace = false) => {
      const isOfMarket = category !== undefined && company === undefined;
      const path = isOfMarket ? paths.market() : pathname;
      navigate({ pathname: path, search: `${writeFilters(next)}` }, { replace, preventScrollReset: true });
    },
    [navigate, pathname, category, company],
  );
  return { filters, setFilters };
}
