import type { ReactNode, RefObject } from 'react';
import type { SWRConfiguration } from 'swr';
import type * as z from 'zod';
import { pageSizes, usualPageSize } from '#components/list/pageSize.ts';
import type { Selection } from '#components/list/useSelection.ts';
import type { ApiError } from '#errors/apiError.ts';
import type { BrowserRoute } from '#http/request.ts';
import type { Filter, Filters } from './filters.tsx';
import type { Column, Details } from './Rows.tsx';

export interface ListAnswer {
  page: number;
  per_page: number;
  total: number;
  data: readonly { id: string }[];
  counts?: Readonly<Record<string, number>> | undefined;
}

export type ItemOf<P extends ListAnswer> = P['data'][number];

/** Values of the filters, with the page. */
export type FilterValues<F extends Filters> = { [N in keyof F]: ReturnType<F[N]['parse']> } & {
  page: number;
  perPage: number;
};

type SetFilters<V> = (part: V, options?: { replace: boolean }) => void;

/** What a list shows now. Methods here and below, so that any list is a `List`. */
export interface ShownList<P extends ListAnswer = ListAnswer, F extends Filters = Filters> {
  filters: FilterValues<F>;
  change(...args: Parameters<SetFilters<Partial<FilterValues<F>>>>): void;
  /** The address's search after a change, on the first page. */
  toSearch(part: Partial<FilterValues<F>>): string;
  /** The same three for the list itself, which knows no names of filters. */
  values: Readonly<Record<string, string>>;
  set: SetFilters<object>;
  searchWith(part: object): string;
  /** Names the filters whose rows differ. */
  scope: string;
  /** By a filter; `isNarrowed` by the tabs too. */
  isFiltered: boolean;
  isNarrowed: boolean;
  showAll(): void;
  /** Undefined while it loads. */
  page: P | undefined;
  /** Belong to the current filters, also while another tab or page of them loads. */
  counts: P['counts'];
  error: ApiError | undefined;
  retry(): void;
  selection: Selection<ItemOf<P>>;
  searchBox: RefObject<HTMLInputElement | null>;
}

interface ListDefinition<P extends ListAnswer, Q, F extends Filters, C> {
  route: BrowserRoute & { options: { response: z.ZodType<P>; query: z.ZodType<unknown, Q> } };
  /** Its heading. */
  title: string;
  /** 'orders': in sentences. */
  name: string;
  /** The line below the heading; undefined while it loads. */
  about(shown: ShownList<P, F>, context: C): ReactNode;
  filters: F;
  /** Drops values that contradict each other. */
  correct?(filters: FilterValues<F>): FilterValues<F>;
  /** Without the page; shared with the export. */
  toQuery(filters: FilterValues<F>, context: C): NoInfer<Q>;
  columns?(context: C, shown: ShownList<P, F>): readonly Column<ItemOf<P>>[];
  /** On a card; the first column by default. */
  cardTitle?(item: ItemOf<P>, context: C): ReactNode;
  /** A card between its status and its menu; the columns of all widths by default. */
  card?(item: ItemOf<P>, context: C): ReactNode;
  menu?(item: ItemOf<P>, context: C): ReactNode;
  details?: Details<ItemOf<P>>;
  /** Heads the items of the same group. */
  group?(item: ItemOf<P>, shown: ShownList<P, F>, context: C): string;
  /** Names an item's checkbox; without it nothing is selected. */
  select?: ((item: ItemOf<P>) => string) | undefined;
  /** In place of a table and cards. */
  rows?(items: readonly ItemOf<P>[], shown: ShownList<P, F>, context: C): ReactNode;
  empty(shown: ShownList<P, F>, context: C): ReactNode;
  /** Whether a failure's own text stands in place of the rows, as `empty` shows it. */
  isRefused?(error: ApiError): boolean;
  file?: { name: string; load(query: NoInfer<Q>): Promise<Blob> };
  /** Rows on a page that it offers. */
  sizes?: readonly number[];
  /** The table's second column stays in sight as well as the first. */
  isPinned?: true;
  /** Goes to `useQuery`. */
  options?: Pick<SWRConfiguration, 'refreshInterval' | 'onErrorRetry'> & { asMyself?: boolean };
}

export interface List<
  P extends ListAnswer = ListAnswer,
  Q = unknown,
  F extends Filters = Filters,
  C = unknown,
> extends ListDefinition<P, Q, F, C> {
  codec: Codec<F>;
}

/** A list of the office: address, query, filters, table, cards, pages and states come from its declaration. */
export const defineList = <P extends ListAnswer, Q, F extends Filters, C = unknown>(
  list: ListDefinition<P, Q, F, C>,
): List<P, Q, F, C> => ({ ...list, codec: createCodec(list.filters, list) });

/** Filters in the address. */
export interface Codec<F extends Filters> {
  /** Ignores invalid values. */
  read(params: URLSearchParams): FilterValues<F>;
  write(values: FilterValues<F>): URLSearchParams;
  /** Sets the other filters and the page back. */
  keep(values: FilterValues<F>, isKept: (filter: Filter, name: string) => boolean): FilterValues<F>;
}

const readPage = (text: string | null): number => Math.max(1, Math.trunc(Number(text)) || 1);

interface CodecOptions<F extends Filters> {
  sizes?: readonly number[];
  correct?(filters: FilterValues<F>): FilterValues<F>;
}

export function createCodec<F extends Filters>(
  filters: F,
  { sizes = pageSizes, correct = (values) => values }: CodecOptions<F> = {},
): Codec<F> {
  const all = Object.entries(filters);
  const fill = (
    read: (name: string, filter: Filter) => unknown,
    page = 1,
    perPage: number = usualPageSize,
  ) => {
    const values = all.map(([name, filter]) => [name, read(name, filter)]);
    return { ...Object.fromEntries(values), page, perPage };
  };
  return {
    read: (params) =>
      correct(
        fill(
          (name, { param = name, parse }) => parse(params.get(param) ?? ''),
          readPage(params.get('page')),
          sizes.find((size) => String(size) === params.get('size')),
        ),
      ),
    write(values) {
      const written = all.flatMap(([name, { param = name, initial }]) =>
        values[name] === initial ? [] : [[param, String(values[name])]],
      );
      if (values.page > 1) written.push(['page', String(values.page)]);
      if (values.perPage !== usualPageSize) written.push(['size', String(values.perPage)]);
      return new URLSearchParams(written);
    },
    keep: (values, isKept) => fill((name, filter) => (isKept(filter, name) ? values[name] : filter.initial)),
  };
}

type Filled<T> = { [N in keyof T]?: Exclude<T[N], ''> };

/** Query values without empty ones; texts are trimmed. */
export function filled<const T extends Readonly<Record<string, string>>>(values: T): Filled<T> {
  const trimmed = Object.entries(values).map(([name, value]) => [name, value.trim()]);
  return Object.fromEntries(trimmed.filter(([, value]) => value !== ''));
}

/** 'products (active, “rose”, page 2)': the list as a message names it. */
export function nameList(
  { name, filters }: Pick<List, 'name' | 'filters'>,
  values: ShownList['values'],
  page: number,
): string {
  const chosen = Object.entries(filters).map(([key, { initial, describe }]) => {
    const value = values[key] ?? initial;
    return value !== initial && describe?.(value, values);
  });
  const parts = [...chosen, page > 1 && `page ${page}`].filter(Boolean);
  return parts.length > 0 ? `${name} (${parts.join(', ')})` : name;
}
