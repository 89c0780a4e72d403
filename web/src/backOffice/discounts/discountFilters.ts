export const perPage = 20;
export const discountTabs = ['all', 'live', 'coming', 'over'] as const;
type DiscountTab = (typeof discountTabs)[number];
export const tabLabels: Readonly<Record<DiscountTab, string>> = {
  all: 'All',
  live: 'Live',
  coming: 'To come',
  over: 'Ended',
};
const sorts = ['new', 'name', 'used'] as const;
export type DiscountSort = (typeof sorts)[number];
export const sortLabels: Readonly<Record<DiscountSort, string>> = {
  new: 'Newest first',
  name: 'By name',
  used: 'Most used first',
};

export interface DiscountFilters {
  page: number;
  search: string;
  tab: DiscountTab;
  usedBy: '' | 'code' | 'automatic';
  sort: DiscountSort;
  /** For admins: a florist's instead of the market's. */
  company: string;
}

const findAmong = <T extends string>(values: readonly T[], text: string | null, fallback: T): T =>
  values.find((value) => value === text) ?? fallback;

export const discountFilters = {
  read: (params: URLSearchParams): DiscountFilters => ({
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    search: (params.get('q') ?? '').slice(0, 60),
    tab: findAmong(discountTabs, params.get('show'), 'all'),
    usedBy: findAmong(['', 'code', 'automatic'], params.get('kind'), ''),
    sort: findAmong(sorts, params.get('sort'), 'new'),
    company: params.get('company') ?? '',
  }),
  write: ({ page, search, tab, usedBy, sort, company }: DiscountFilters): URLSearchParams =>
    new URLSearchParams({
      ...(company && { company }),
      ...(tab !== 'all' && { show: tab }),
      ...(search && { q: search }),
      ...(usedBy && { kind: usedBy }),
      ...(sort !== 'new' && { sort }),
      ...(page > 1 && { page: String(page) }),
    }),
};
