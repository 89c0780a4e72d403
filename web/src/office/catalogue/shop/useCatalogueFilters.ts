import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { type Filters, writeFilters } from '#features/market/filters/filters.ts';
import { filtersAt } from '#features/market/filters/useFilters.ts';

/** Category and company are of the path, all else of the query. */
export function useCatalogueFilters(): [Filters, (filters: Filters) => void] {
  const { pathname, search } = useLocation();
  const { category, company } = useParams();
  const navigate = useNavigate();
  const filters = useMemo(() => filtersAt(search, { category, company }), [search, category, company]);
  const setFilters = useCallback(
    (next: Filters) => {
      const query = writeFilters({ ...next, category: '0' });
      void navigate({ pathname, search: `${query}` }, { preventScrollReset: true });
    },
    [navigate, pathname],
  );
  return [filters, setFilters];
}
