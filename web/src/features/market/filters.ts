import { isDay } from '@bloomkin/shared/rules/zonedTime.ts';

export const sortNames = {
  near: 'Nearest florist',
  popular: 'Most loved',
  new: 'Newest',
  price_asc: 'Lowest price',
  price_desc: 'Highest price',
  rating: 'Best rated',
} as const;
export type Sort = keyof typeof sortNames;

/** What the listing is narrowed to. All of it stands in the URL, so that it can be shared and gone back to. */
export interface Filters {
  /** A category's id; '0' is all of them. */
  category: string;
  search: string;
  collection: string;
  /** A florist's id, on its own page; '' for all of them. Not in the query: the path says it. */
  company: string;
  /** `YYYY-MM-DD`; '' for any day. */
  day: string;
  /** Picked up at a store near the place instead of brought there. */
  pickup: boolean;
  /** Undefined: the page chooses. */
  sort: Sort | undefined;
  /** Dollars, as typed. */
  minPrice: string;
  maxPrice: string;
  /** Chosen values by parameter id: one of a parameter's, all of the parameters. */
  values: Readonly<Record<string, readonly string[]>>;
}

/** Dollars: what the quick filter goes up to. */
export const cheapPrice = '80';

export const noFilters: Filters = {
  category: '0',
  search: '',
  collection: '',
  company: '',
  day: '',
  pickup: false,
  sort: undefined,
  minPrice: '',
  maxPrice: '',
  values: {},
};

export const isSort = (text: string): text is Sort => Object.hasOwn(sortNames, text);
const priceOr = (text: string | null) => (text && /^\d{1,6}(\.\d{1,2})?$/.test(text) ? text : '');
const idOr = (text: string | null, otherwise: string) =>
  text && /^[\w-]{1,64}$/.test(text) ? text : otherwise;

/** The lower price first, whichever way round they were said. */
export const inOrder = (min: string, max: string): [min: string, max: string] =>
  min && max && +min > +max ? [max, min] : [min, max];

/** Reads the URL's query; what is not understood is left out. */
export function readFilters(query: URLSearchParams): Filters {
  const values = new Map<string, string[]>();
  for (const pair of query.getAll('f')) {
    const at = pair.indexOf(':');
    if (at < 1 || at === pair.length - 1) continue;
    const id = pair.slice(0, at);
    values.set(id, [...(values.get(id) ?? []), pair.slice(at + 1)]);
  }
  const [minPrice, maxPrice] = inOrder(priceOr(query.get('min')), priceOr(query.get('max')));
  const sort = query.get('sort') ?? '';
  const day = query.get('day') ?? '';
  return {
    category: idOr(query.get('category'), '0'),
    search: (query.get('q') ?? '').trim().slice(0, 100),
    collection: idOr(query.get('collection'), ''),
    company: '',
    day: isDay(day) ? day : '',
    pickup: query.get('pickup') === '1',
    sort: isSort(sort) ? sort : undefined,
    minPrice,
    maxPrice,
    values: Object.fromEntries(values),
  };
}

/** The query that `readFilters` reads back. */
export function writeFilters(filters: Filters): URLSearchParams {
  const query = new URLSearchParams();
  const set = (name: string, value: string | undefined) => value && query.set(name, value);
  if (filters.category !== '0') query.set('category', filters.category);
  set('q', filters.search);
  set('collection', filters.collection);
  set('day', filters.day);
  if (filters.pickup) query.set('pickup', '1');
  set('min', filters.minPrice);
  set('max', filters.maxPrice);
  for (const [id, chosen] of Object.entries(filters.values)) {
    for (const value of chosen) query.append('f', `${id}:${value}`);
  }
  set('sort', filters.sort);
  return query;
}

/** The chosen values of a parameter; its id may be any word, also one that every object has. */
const chosenOf = ({ values }: Filters, parameterId: string): readonly string[] =>
  (Object.hasOwn(values, parameterId) && values[parameterId]) || [];

/** With a value of a parameter chosen, or not any more. */
export function withValue(filters: Filters, parameterId: string, value: string): Filters {
  const chosen = chosenOf(filters, parameterId);
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return { ...filters, values: { ...filters.values, [parameterId]: next } };
}

export const hasValue = (filters: Filters, parameterId: string, value: string): boolean =>
  chosenOf(filters, parameterId).includes(value);

/** How many filters are on, for the button of a phone's filter sheet. */
export function filterCount({ values, minPrice, maxPrice, day, pickup }: Filters): number {
  const chosen = Object.values(values).reduce((sum, list) => sum + list.length, 0);
  return chosen + Number(minPrice !== '' || maxPrice !== '') + Number(day !== '') + Number(pickup);
}

/** The same listing with no filter on; what was searched, and where one is, stays. */
export const withoutFilters = ({ category, search, collection, company, sort }: Filters): Filters => ({
  ...noFilters,
  category,
  search,
  collection,
  company,
  sort,
});
