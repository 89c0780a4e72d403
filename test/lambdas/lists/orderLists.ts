import type { QueryInputOf } from '@bloomkin/shared/route.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { addDays } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Api } from '#support/api.ts';
import type { Office } from './officeData.ts';

export interface List {
  ask: (office: Office) => Promise<{ total?: number }>;
  /** How many there are. */
  total?: (office: Office) => number;
  most?: number;
  /** Shows more as there is more. */
  isWhole?: boolean;
}

export const today = new Date().toISOString().slice(0, 10);
const isDone = ({ status }: Office['orders'][number]) => status === 'completed' || status === 'canceled';

export type OrderQuery = NonNullable<QueryInputOf<typeof listOrders>>;
type Order = Office['orders'][number];

export const askOrders = (api: Api, query: OrderQuery = {}) =>
  api.call(listOrders, { query: { sort: 'delivery', ...query } });

interface OrderList {
  query: OrderQuery;
  fits: (order: Order) => boolean;
  /** Shows more as there is more. */
  isWhole?: boolean;
  /** Needs a florist, so admins choose one. */
  isOfFlorist?: boolean;
}

export const lately = addDays(today, -20);
const isLately = ({ day }: Order) => day !== null && day >= lately && day <= today;
const placedFrom = `${addDays(today, -9)}T00:00:00.000Z`;

/** A name that an order has which is done. */
const nameOf = ({ orders }: Office) => orders.find(isDone)?.fio.split(' ')[0] ?? '';

const orderLists = (office: Office): Readonly<Record<string, OrderList>> => ({
  'first page': { query: {}, fits: () => true },
  'on one page': { query: { per_page: 100 }, fits: () => true, isWhole: true },
  'page 3': { query: { page: 3, per_page: 10 }, fits: () => true },
  completed: { query: { statuses: 'completed' }, fits: ({ status }) => status === 'completed' },
  'completed and canceled': {
    query: { statuses: 'completed,canceled', per_page: 100 },
    fits: isDone,
    isWhole: true,
  },
  paid: { query: { payment_status: 'paid' }, fits: ({ paymentStatus }) => paymentStatus === 'paid' },
  'not paid': {
    query: { payment_status: 'not_paid', page: 2, per_page: 2 },
    fits: ({ paymentStatus }) => paymentStatus === 'not_paid',
  },
  'delivered, page 2': {
    query: { pickup: false, page: 2, per_page: 100 },
    fits: ({ isPickup }) => !isPickup,
    isWhole: true,
  },
  'of some days': {
    query: { from: lately, to: today, per_page: 100 },
    fits: isLately,
    isWhole: true,
  },
  'of a period of some days': {
    query: { from: lately, to: today, period: '08:00' },
    fits: isLately,
    isWhole: true,
    isOfFlorist: true,
  },
  'placed lately': {
    query: { placed_from: placedFrom },
    fits: ({ createdAt }) => createdAt >= placedFrom,
    isWhole: true,
    isOfFlorist: true,
  },
  'by name': {
    query: { search: nameOf(office) },
    fits: ({ searchText }) => searchText.includes(` ${nameOf(office)}`),
  },
});

export const ordersOf = (whose: string, api: Api, office: Office): Record<string, List> =>
  Object.fromEntries(
    Object.entries(orderLists(office)).map(([name, { query, fits, isWhole = false, isOfFlorist }]) => [
      `orders of ${whose}, ${name}`,
      {
        isWhole,
        ask: () =>
          askOrders(api, { ...query, ...(isOfFlorist && { company_id: office.florist.company.id }) }),
        total: ({ orders }: Office) => orders.filter(fits).length,
      },
    ]),
  );
