import { listProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { orderStatusLabels } from '@bloomkin/shared/rules/orderStatus.ts';
import {
  addDays,
  type Day,
  formatDay,
  formatTime,
  isDay,
  weekdayName,
} from '@bloomkin/shared/rules/zonedTime.ts';
import { useQuery } from '#api/useQuery.ts';
import { useChoiceSearch, useSearchChoices } from '#components/form/useSearchChoices.ts';
import { findChoice } from '#components/list/findChoice.ts';
import { createCodec, type FilterValues, filled } from '#office/kit/list/defineList.ts';
import {
  type ControlProps,
  type Filter,
  floristFilter,
  searchFilter,
  selectFilter,
  sortFilter,
  tabsFilter,
  textFilter,
} from '#office/kit/list/filters.tsx';
import { SearchFilter } from '#office/kit/SearchFilter.tsx';
import type { OrderQuery } from '#office/orders/orderCalls.ts';
import { useUser } from '#session/useSession.ts';
import { DayFilter, dayNames, LateFilter, PeriodFilter } from './DayFilter.tsx';

const { new: placed, in_progress, formation, ready_to_ship, completed, canceled } = orderStatusLabels;
export const statusLabels = {
  all: 'All',
  new: placed,
  in_progress,
  formation,
  ready_to_ship,
  completed,
  canceled,
};
const namedDays = ['today', 'tomorrow', 'near'] as const;
type NamedDay = (typeof namedDays)[number];

const shortDay = (day: string): string => (isDay(day) ? formatDay(day) : '');

/** Filters by the day of delivery: 'near' is today and tomorrow; '' is any, or from and to. */
const dayFilter: Filter<NamedDay | Day | ''> = {
  param: 'days',
  initial: '',
  parse: (text) => findChoice(namedDays, text) ?? (isDay(text) ? text : ''),
  describe(day) {
    const named = findChoice(namedDays, day);
    return named ? dayNames[named].toLowerCase() : shortDay(day);
  },
  control: (props) => <DayFilter {...props} />,
};

/** Filters by an end of the days of delivery; '' leaves that side open. */
const rangeEnd = (describe: NonNullable<Filter<Day | ''>['describe']>): Filter<Day | ''> => ({
  initial: '',
  parse: (text) => (isDay(text) ? text : ''),
  describe,
});

export const orderFilters = {
  status: tabsFilter({ label: 'Status', choices: statusLabels }),
  search: searchFilter({ label: 'Search orders', placeholder: 'Order, name or phone' }),
  company: floristFilter({ resets: ['product'] }),
  day: dayFilter,
  from: rangeEnd((from, { to }) => (to ? `${shortDay(from)} to ${shortDay(to)}` : `from ${shortDay(from)}`)),
  to: rangeEnd((to, { from }) => (from ? '' : `until ${shortDay(to)}`)),
  /** When the period starts. */
  period: textFilter({
    pattern: /^([01]\d|2[0-3]):[0-5]\d$/,
    describe: (period) => `from ${formatTime(period)}`,
    control: (props) => <PeriodFilter {...props} />,
  }),
  late: selectFilter({
    ...{ label: 'Late', any: 'Any', choices: { '1': 'Late' } },
    control: (props) => <LateFilter {...props} />,
  }),
  kind: selectFilter({
    label: 'Delivery or pickup',
    any: 'Delivery or pickup',
    choices: { delivery: 'Delivery', pickup: 'Pickup' },
  }),
  payment: selectFilter({
    label: 'Payment',
    any: 'Payment',
    choices: { paid: 'Paid', not_paid: 'Not paid', refunded: 'Refunded' },
  }),
  /** Its name: closed orders are found by words. */
  product: textFilter({
    pattern: /^.{1,100}$/,
    describe: (name) => `with ${name}`,
    control: (props) => <OrderedProductFilter {...props} />,
  }),
  sort: sortFilter(['delivery', '-delivery', 'placed', '-placed', 'total', '-total'], 'delivery', {
    control: () => null,
  }),
};

export type OrderFilters = FilterValues<typeof orderFilters>;

/** A range goes before a day; one that ends before it begins is none. */
export function correctDays(filters: OrderFilters): OrderFilters {
  const { from, to } = filters;
  if (from && to && from > to) return { ...filters, from: '', to: '' };
  return from || to ? { ...filters, day: '' } : filters;
}

export const orderCodec = createCodec(orderFilters, { correct: correctDays });
export const noFilters: OrderFilters = orderCodec.read(new URLSearchParams());

type Days = Pick<OrderFilters, 'day' | 'from' | 'to'>;

/** First and last day of delivery. */
export function toDays({ day, from, to }: Days, today: Day): { from?: Day; to?: Day } {
  if (day === '') return { ...(from && { from }), ...(to && { to }) };
  const tomorrow = addDays(today, 1);
  if (day === 'near') return { from: today, to: tomorrow };
  const only = day === 'today' ? today : day === 'tomorrow' ? tomorrow : day;
  return { from: only, to: only };
}

const monthName = new Intl.DateTimeFormat('en-AU', { month: 'long', timeZone: 'UTC' });
const dayHeading = (day: Day): string =>
  `${weekdayName(day)} ${Number(day.slice(8))} ${monthName.format(new Date(`${day}T00:00:00Z`))}`;

/** The chosen days of delivery, or today. */
export function daysHeading(filters: Days, today: Day): string {
  const { from, to } = toDays(filters, today);
  if (from && to) return from === to ? dayHeading(from) : `${dayHeading(from)} to ${dayHeading(to)}`;
  if (from) return `From ${dayHeading(from)}`;
  return to ? `Until ${dayHeading(to)}` : dayHeading(today);
}

/** The API takes so many letters. */
const maxSearch = 100;

/** Builds the query of the list, its export and its sheets, without the page. */
export const toOrderQuery = (filters: OrderFilters, today: Day) =>
  ({
    ...filled({
      search: [filters.search, filters.product].filter(Boolean).join(' ').slice(0, maxSearch),
      period: filters.period,
      ...{ company_id: filters.company, payment_status: filters.payment },
    }),
    ...(filters.status !== 'all' && { statuses: filters.status }),
    ...toDays(filters, today),
    ...(filters.late && { late: true }),
    ...(filters.kind && { pickup: filters.kind === 'pickup' }),
    sort: filters.sort,
  }) satisfies OrderQuery;

const shown = 12;

/** Products of one florist: a search over all florists does not look at products. */
export function OrderedProductFilter({ value, values, onChange }: ControlProps) {
  const user = useUser();
  const company = user?.is_admin ? values.company : user?.company?.id;
  const typed = useChoiceSearch();
  const { search } = typed;
  const query = { per_page: shown, ...(company && { company_id: company }), ...(search && { search }) };
  const isClosed = search === undefined || !company;
  const { data } = useQuery(listProducts, isClosed ? null : { query }, { asMyself: true });
  const found = data?.data.map(({ name, sku }) => ({ id: name, label: name, detail: sku }));
  const choices = useSearchChoices({ ...typed, found, value, onChange, name: value, unnamed: value });
  if (!company) return null;
  return <SearchFilter label="Product" placeholder="All products" isOn={value !== ''} found={choices} />;
}
