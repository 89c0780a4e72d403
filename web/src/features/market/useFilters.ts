import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { type Filters, readFilters, writeFilters } from './filters.ts';

/** The filters that the URL says, and how to change them: a change begins at the first page again. */
export function useFilters() {
  const { pathname, search } = useLocation();
  const { category } = useParams();
  const navigate = useNavigate();
  const filters = useMemo(() => {
    const read = readFilters(new URLSearchParams(search));
    return category && category !== 'all' && read.category === '0' ? { ...read, category } : read;
  }, [search, category]);
  const setFilters = useCallback(
    (next: Filters) => {
      const path = category === undefined ? pathname : '/market';
      navigate({ pathname: path, search: `${writeFilters(next)}` }, { preventScrollReset: true });
    },
    [navigate, pathname, category],
  );
  return { filters, setFilters };
}
