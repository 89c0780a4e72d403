import { orderStatusLabels, paymentStatusLabels } from '@bloomkin/shared/rules/orderStatus.ts';
import {
  addDays,
  type Day,
  formatDay,
  formatTime,
  isDay,
  weekdayName,
} from '@bloomkin/shared/rules/zonedTime.ts';
import { findChoice } from '#components/list/findChoice.ts';
import { readPageSize, writePageSize } from '#components/list/pageSize.ts';
import { readSort, type Sort, writeSort } from '#components/list/sort.ts';
import type { OrderQuery } from '../orderCalls.ts';

export const statusTabs = [
  'all',
  'new',
  'in_progress',
  'formation',
  'ready_to_ship',
  'completed',
  'canceled',
] as const;
const kinds = ['all', 'delivery', 'pickup'] as const;
const payments = ['all', 'paid', 'not_paid', 'refunded'] as const;
const sortColumns = ['delivery', 'placed', 'total'] as const;
const namedDays = ['today', 'tomorrow', 'near'] as const;

export interface OrderFilters {
  status: (typeof statusTabs)[number];
  search: string;
  /** Of delivery: 'near' is today and tomorrow; '' is any, or from and to. */
  day: (typeof namedDays)[number] | Day | '';
  /** Of delivery; '' leaves that side open. */
  from: Day | '';
  to: Day | '';
  /** When the period starts; '' is any. */
  period: string;
  late: boolean;
  kind: (typeof kinds)[number];
  payment: (typeof payments)[number];
  /** For admins, who view all florists. */
  company: string;
  sort: Sort;
  page: number;
  perPage: number;
}

export const noFilters: OrderFilters = {
  status: 'all',
  search: '',
  day: '',
  from: '',
  to: '',
  period: '',
  late: false,
  kind: 'all',
  payment: 'all',
  company: '',
  sort: { by: 'delivery', direction: 'asc' },
  page: 1,
  perPage: 20,
};

/** Ignores invalid values. */
export function readFilters(params: URLSearchParams): OrderFilters {
  const page = Number(params.get('page') ?? 1);
  const day = params.get('days') ?? '';
  const range = readRange(params);
  const [period, company] = [params.get('period') ?? '', params.get('company') ?? ''];
  return {
    status: findChoice(statusTabs, params.get('status')) ?? 'all',
    search: (params.get('search') ?? '').slice(0, 100),
    day: range.from || range.to ? '' : (findChoice(namedDays, day) ?? (isDay(day) ? day : '')),
    ...range,
    period: /^([01]\d|2[0-3]):[0-5]\d$/.test(period) ? period : '',
    late: params.get('late') === '1',
    kind: findChoice(kinds, params.get('kind')) ?? 'all',
    payment: findChoice(payments, params.get('payment')) ?? 'all',
    company: /^[\w-]{1,64}$/.test(company) ? company : '',
    sort: readSort(params.get('sort'), sortColumns) ?? noFilters.sort,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    perPage: readPageSize(params),
  };
}

function readRange(params: URLSearchParams): Pick<OrderFilters, 'from' | 'to'> {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  const range = { from: isDay(from) ? from : '', to: isDay(to) ? to : '' } as const;
  return range.from && range.to && range.from > range.to ? { from: '', to: '' } : range;
}

export function writeFilters(filters: OrderFilters): URLSearchParams {
  const sort = writeSort(filters.sort);
  const values = {
    status: filters.status === 'all' ? '' : filters.status,
    search: filters.search,
    days: filters.day,
    from: filters.from,
    to: filters.to,
    period: filters.period,
    late: filters.late ? '1' : '',
    kind: filters.kind === 'all' ? '' : filters.kind,
    payment: filters.payment === 'all' ? '' : filters.payment,
    company: filters.company,
    sort: sort === 'delivery' ? '' : sort,
    page: filters.page > 1 ? String(filters.page) : '',
    size: writePageSize(filters.perPage),
  };
  return new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));
}

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
export function daysHeading(filters: OrderFilters, today: Day): string {
  const { from, to } = toDays(filters, today);
  if (from && to) return from === to ? dayHeading(from) : `${dayHeading(from)} to ${dayHeading(to)}`;
  if (from) return `From ${dayHeading(from)}`;
  return to ? `Until ${dayHeading(to)}` : dayHeading(today);
}

type QuerySort = NonNullable<OrderQuery['sort']>;
const sorts: readonly QuerySort[] = ['delivery', '-delivery', 'placed', '-placed', 'total', '-total'];

/** Without page and status, which is queried separately so that the tabs keep their counts. */
export const toOrderQuery = (filters: OrderFilters, today: Day): OrderQuery => ({
  sort: findChoice(sorts, writeSort(filters.sort)) ?? 'delivery',
  ...(filters.search.trim() !== '' && { search: filters.search.trim() }),
  ...toDays(filters, today),
  ...(filters.period !== '' && { period: filters.period }),
  ...(filters.late && { late: true }),
  ...(filters.kind !== 'all' && { pickup: filters.kind === 'pickup' }),
  ...(filters.payment !== 'all' && { payment_status: filters.payment }),
  ...(filters.company !== '' && { company_id: filters.company }),
});

export const dayNames = { today: 'Today', tomorrow: 'Tomorrow', near: 'Today and tomorrow' } as const;

function describeDays({ day, from, to }: Days): string {
  const named = findChoice(namedDays, day);
  if (named) return dayNames[named].toLowerCase();
  if (day) return formatDay(day);
  if (from && to) return `${formatDay(from)} to ${formatDay(to)}`;
  return (from && `from ${formatDay(from)}`) || (to && `until ${formatDay(to)}`);
}

/** 'orders (ready to ship, today and tomorrow, page 2)': the list as a message names it. */
export const describeFilters = (filters: OrderFilters): string => {
  const { status, search, period, late, kind, payment, page } = filters;
  const chosen = [
    status !== 'all' && orderStatusLabels[status].toLowerCase(),
    search.trim() && `“${search.trim()}”`,
    describeDays(filters),
    period && `from ${formatTime(period)}`,
    late && 'late',
    kind !== 'all' && kind,
    payment !== 'all' && paymentStatusLabels[payment].toLowerCase(),
    page > 1 && `page ${page}`,
  ].filter(Boolean);
  return chosen.length > 0 ? `orders (${chosen.join(', ')})` : 'orders';
};

/** The status aside. */
export const isFiltered = (filters: OrderFilters): boolean =>
  `${writeFilters({ ...filters, status: 'all', page: 1, perPage: 20, sort: noFilters.sort })}` !== '';
