import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useQuery } from '#api/useQuery.ts';
import { useSelection } from '#components/list/useSelection.ts';
import type { FilterValues, ItemOf, List, ListAnswer, ShownList } from './defineList.ts';
import type { Filters } from './filters.tsx';

export function useList<P extends ListAnswer, Q, F extends Filters, C>(
  list: List<P, Q, F, C>,
  context: C,
): ShownList<P, F> {
  const { codec } = list;
  const address = useFilters(list);
  const { filters, set } = address;
  const query = { ...list.toQuery(filters, context), page: filters.page, per_page: filters.perPage };
  const answer = useQuery(list.route, { query }, { keepPreviousData: false, ...list.options });
  const page = useExistingPage(answer.data, filters.page, (last) => set({ page: last }, { replace: true }));
  const narrowing = codec.keep(filters, ({ isScope }, name) => !isScope && name !== 'sort');
  const unsorted = codec.keep(filters, ({ tabs }, name) => !tabs && name !== 'sort');
  const scope = codec.keep(filters, ({ isScope }) => isScope === true);
  return {
    ...address,
    scope: `${codec.write(scope)}`,
    isFiltered: `${codec.write(codec.keep(narrowing, ({ tabs }) => !tabs))}` !== '',
    isNarrowed: `${codec.write(narrowing)}` !== '',
    showAll: () => set(scope),
    page,
    counts: useCounts(page, `${codec.write(unsorted)}`),
    error: answer.error,
    retry: () => void answer.mutate(),
    selection: useSelection<ItemOf<P>>(page?.data ?? [], `${codec.write(filters)}`),
  };
}

/** A list's filters in the address. A change returns to page 1 unless it sets another; `replace` adds no history entry. */
export function useFilters<F extends Filters>({
  filters,
  codec,
}: Pick<List<ListAnswer, never, F>, 'filters' | 'codec'>) {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => codec.read(params), [codec, params]);
  const set = useCallback<ShownList['set']>(
    (part, { replace } = { replace: false }) =>
      setParams((current) => codec.write({ ...codec.read(current), page: 1, ...part }), {
        replace,
        preventScrollReset: true,
      }),
    [codec, setParams],
  );
  const values = Object.keys(filters).map((name) => [name, state[name]]);
  const searchWith = (part: object) => `${codec.write({ ...state, page: 1, ...part })}`;
  return {
    ...{ filters: state, set, searchWith },
    change: (...args: Parameters<ShownList<ListAnswer, F>['change']>) => set(...args),
    toSearch: (part: Partial<FilterValues<F>>) => searchWith(part),
    values: Object.fromEntries(values),
    searchBox: useRef<HTMLInputElement>(null),
  };
}

/** A page past the end becomes the last. */
function useExistingPage<P extends ListAnswer>(
  answer: P | undefined,
  page: number,
  onPage: (page: number) => void,
): P | undefined {
  const last = answer && answer.total > 0 ? Math.ceil(answer.total / answer.per_page) : page;
  const isPastEnd = page > last;
  useEffect(() => {
    if (isPastEnd) onPage(last);
  });
  return isPastEnd ? undefined : answer;
}

function useCounts<P extends ListAnswer>(page: P | undefined, key: string): P['counts'] {
  const [last, setLast] = useState({ page, key });
  if (page && page !== last.page) setLast({ page, key });
  return (page ?? (last.key === key ? last.page : undefined))?.counts;
}
