import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

interface ListState {
  page: number;
}

interface ListStateCodec<S extends ListState> {
  read: (params: URLSearchParams) => S;
  write: (state: S) => URLSearchParams;
}

export type ChangeListState<S> = (
  change: Partial<S>,
  /** `replace` adds no history entry. */
  options?: { replace: boolean },
) => void;

/** Filters and page of a list in the address. A change returns to page 1 unless it sets another. */
export function useListState<S extends ListState>(
  codec: ListStateCodec<S>,
): [state: S, change: ChangeListState<S>] {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => codec.read(params), [codec, params]);
  const change = useCallback<ChangeListState<S>>(
    (part, options = { replace: false }) =>
      setParams((current) => codec.write({ ...codec.read(current), page: 1, ...part }), {
        ...options,
        preventScrollReset: true,
      }),
    [codec, setParams],
  );
  return [state, change];
}
