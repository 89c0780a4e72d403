import { formatDay, isDay } from '@bloomkin/shared/rules/zonedTime.ts';

export const sortNames = {
  near: 'Nearest florist',
  popular: 'Most loved',
  new: 'Newest',
  price_asc: 'Lowest price',
  price_desc: 'Highest price',
  rating: 'Best rated',
} as const;
export type Sort = keyof typeof sortNames;

export interface Filters {
  category: string;
  search: string;
  collection: string;
  /** From the path of a florist's page, not the query; '' for all. */
  company: string;
  /** `YYYY-MM-DD`; '' for any day. */
  day: string;
  /** Pickup near the place instead of delivery. */
  pickup: boolean;
  /** Undefined: the page's default. */
  sort: Sort | undefined;
  /** Dollars, as typed. */
  minPrice: string;
  maxPrice: string;
  /** By parameter id: OR within a parameter, AND between parameters. */
  values: Readonly<Record<string, readonly string[]>>;
}

/** Dollars: limit of the quick filter. */
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

/** Swaps reversed limits. */
export const inOrder = (min: string, max: string): [min: string, max: string] =>
  min && max && +min > +max ? [max, min] : [min, max];

/** Ignores invalid values. */
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

/** Inverse of `readFilters`. */
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

/** The chosen day, else the one that the filter offers: to pick up, today. */
const shownDay = ({ day, pickup }: Filters, today: string, soonest: string) =>
  day || (pickup ? today : soonest);

/** 'Can arrive today', 'Can arrive Tue 24 Nov'; to pick up, 'Today'. */
export function dayLabel(filters: Filters, today: string, soonest: string): string {
  const day = shownDay(filters, today, soonest);
  const when = day === today ? (filters.pickup ? 'Today' : 'today') : formatDay(day, today);
  return filters.pickup ? when : `Can arrive ${when}`;
}

export const toggleDay = (filters: Filters, today: string, soonest: string): Filters => ({
  ...filters,
  day: filters.day === '' ? shownDay(filters, today, soonest) : '',
});

/** Own properties only: an id may be `constructor`. */
const findChosenValues = ({ values }: Filters, parameterId: string): readonly string[] =>
  (Object.hasOwn(values, parameterId) && values[parameterId]) || [];

export function withValue(filters: Filters, parameterId: string, value: string): Filters {
  const chosen = findChosenValues(filters, parameterId);
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return { ...filters, values: { ...filters.values, [parameterId]: next } };
}

export const hasValue = (filters: Filters, parameterId: string, value: string): boolean =>
  findChosenValues(filters, parameterId).includes(value);

/** A florist's page lists all its products, whatever the day. */
export const isByDay = ({ company }: Filters): boolean => company === '';

export function filterCount(filters: Filters): number {
  const { values, minPrice, maxPrice, day, pickup } = filters;
  const chosen = Object.values(values).reduce((sum, list) => sum + list.length, 0);
  const byDay = isByDay(filters) ? Number(day !== '') + Number(pickup) : 0;
  return chosen + Number(minPrice !== '' || maxPrice !== '') + byDay;
}

/** Keeps search and place. */
export const withoutFilters = ({ category, search, collection, company, sort }: Filters): Filters => ({
  ...noFilters,
  category,
  search,
  collection,
  company,
  sort,
});
