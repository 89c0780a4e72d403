import { useEffect, useState } from 'react';

interface ListPage {
  total: number;
  total_pages: number;
  counts?: unknown;
}

interface Answer<P> {
  data: P | undefined;
  error: { message: string; code: string; errors: readonly { path: string }[] } | undefined;
  mutate: () => unknown;
}

export interface PagedList<P extends ListPage> {
  page: P | undefined;
  counts: P['counts'] | undefined;
  failure: string | undefined;
  failureCode: string | undefined;
  /** Parameters that the API refused. */
  failedFields: readonly string[];
  retry: () => void;
}

interface Options<F> {
  filters: F;
  /** Key of the filters that the counts depend on. */
  countedBy: (filters: F) => string;
  onPage: (page: number) => void;
}

/** The current page of a list, its counts and failure; a page past the end becomes the last. */
export function usePagedList<F extends { page: number }, P extends ListPage>(
  { data, error, mutate }: Answer<P>,
  { filters, countedBy, onPage }: Options<F>,
): PagedList<P> {
  const lastPage = data && data.total > 0 ? data.total_pages : filters.page;
  const isPastEnd = filters.page > lastPage;
  useEffect(() => {
    if (isPastEnd) onPage(lastPage);
  }, [isPastEnd, lastPage, onPage]);
  const page = isPastEnd ? undefined : data;
  const [last, setLast] = useState<{ filters: F; page: P }>();
  if (page && page !== last?.page) setLast({ filters, page });
  const counted = last && countedBy(last.filters) === countedBy(filters) ? last.page : undefined;
  return {
    page,
    counts: (page ?? counted)?.counts,
    failure: error?.message,
    failureCode: error?.code,
    failedFields: error?.errors.map(({ path }) => path) ?? [],
    retry: () => void mutate(),
  };
}
