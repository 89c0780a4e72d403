import { orderStatusLabels, paymentStatusLabels } from '@bloomkin/shared/rules/orderStatus.ts';
import { addDays, type Day } from '@bloomkin/shared/rules/zonedTime.ts';
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

export interface OrderFilters {
  status: (typeof statusTabs)[number];
  search: string;
  /** Only what is to go out today and tomorrow. */
  near: boolean;
  kind: (typeof kinds)[number];
  payment: (typeof payments)[number];
  page: number;
}

export const noFilters: OrderFilters = {
  status: 'all',
  search: '',
  near: false,
  kind: 'all',
  payment: 'all',
  page: 1,
};

const oneOf = <T extends string>(choices: readonly T[], text: string | null): T | undefined =>
  choices.find((choice) => choice === text);

/** Ignores invalid values. */
export function readFilters(params: URLSearchParams): OrderFilters {
  const page = Number(params.get('page') ?? 1);
  return {
    status: oneOf(statusTabs, params.get('status')) ?? 'all',
    search: (params.get('search') ?? '').slice(0, 100),
    near: params.get('days') === 'near',
    kind: oneOf(kinds, params.get('kind')) ?? 'all',
    payment: oneOf(payments, params.get('payment')) ?? 'all',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

export function writeFilters(filters: OrderFilters): URLSearchParams {
  const words = {
    status: filters.status === 'all' ? '' : filters.status,
    search: filters.search,
    days: filters.near ? 'near' : '',
    kind: filters.kind === 'all' ? '' : filters.kind,
    payment: filters.payment === 'all' ? '' : filters.payment,
    page: filters.page > 1 ? String(filters.page) : '',
  };
  return new URLSearchParams(Object.entries(words).filter(([, value]) => value !== ''));
}

/** Without the status, which is queried separately so that the tabs keep their counts. */
export const toOrderQuery = (filters: OrderFilters, today: Day): OrderQuery => ({
  ...(filters.search.trim() !== '' && { search: filters.search.trim() }),
  ...(filters.near && { from: today, to: addDays(today, 1) }),
  ...(filters.kind !== 'all' && { pickup: filters.kind === 'pickup' }),
  ...(filters.payment !== 'all' && { payment_status: filters.payment }),
});

/** 'Ready to ship, today and tomorrow, pickup, page 2': the list as a message names it. */
export const describeFilters = ({ status, search, near, kind, payment, page }: OrderFilters): string =>
  [
    status === 'all' ? 'All' : orderStatusLabels[status],
    search.trim() && `“${search.trim()}”`,
    near && 'today and tomorrow',
    kind !== 'all' && kind,
    payment !== 'all' && paymentStatusLabels[payment].toLowerCase(),
    page > 1 && `page ${page}`,
  ]
    .filter(Boolean)
    .join(', ');

export const isFiltered = ({ search, near, kind, payment }: OrderFilters): boolean =>
  search.trim() !== '' || near || kind !== 'all' || payment !== 'all';
