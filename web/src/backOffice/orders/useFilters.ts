import { useCallback, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lastList } from './lastList.ts';
import { type OrderFilters, readFilters, writeFilters } from './orderFilters.ts';

export type SetFilters = (
  change: Partial<OrderFilters>,
  /** `replace`: Back does not come to the filters as they were. */
  options?: { replace: boolean },
) => void;

/** The filters, kept in the address. A change begins at the first page again. */
export function useFilters(): [OrderFilters, SetFilters] {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => readFilters(params), [params]);
  useEffect(() => lastList.remember(params.size > 0 ? `?${params}` : ''), [params]);
  const set = useCallback<SetFilters>(
    (change, { replace } = { replace: change.search !== undefined }) =>
      setParams((present) => writeFilters({ ...readFilters(present), page: 1, ...change }), {
        replace,
        preventScrollReset: true,
      }),
    [setParams],
  );
  return [filters, set];
}
