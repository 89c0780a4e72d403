import type { QueryInputOf } from '@bloomkin/shared/route.ts';
import { listCompanies, listProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { getDashboard } from '@bloomkin/shared/routes/dashboard.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { listReviews } from '@bloomkin/shared/routes/reviews.ts';
import { search } from '@bloomkin/shared/routes/search.ts';
import { listUsers } from '@bloomkin/shared/routes/users.ts';
import { addDays } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Api } from '#support/api.ts';
import type { FilledLists } from './listsData.ts';

export interface MeasuredList {
  name: string;
  ask: () => Promise<number | undefined>;
  /** How many there are. */
  total?: number;
  most: number;
}

const maxCalls = 3;
const maxCombinedCalls = 5;

/** Every order has it. */
const suburb = 'newtown';
const today = new Date().toISOString().slice(0, 10);
const customers = 'ROLE_BUYER,ROLE_USER';
const team = 'ROLE_ADMIN,ROLE_VENDOR,ROLE_MANAGER';

export const listsOf = (filled: FilledLists, admin: Api, vendor: Api): MeasuredList[] => [
  ...ordersOf(filled, vendor, 'a florist', isOfFlorist(filled)),
  ...manyOrdersOf(filled, vendor),
  ...ordersOf(filled, admin, 'all', () => true),
  ...others(filled, admin, vendor),
];

type Query = NonNullable<QueryInputOf<typeof listOrders>>;
type Order = FilledLists['orders'][number];
const isOfFlorist =
  ({ florist }: FilledLists) =>
  ({ companyId }: Order) =>
    companyId === florist.company.id;

/** Of a florist alone: orders of the others lack most words. */
function manyOrdersOf(filled: FilledLists, vendor: Api): MeasuredList[] {
  const own = filled.orders.filter(isOfFlorist(filled));
  const ask = (query: Query) => async () =>
    (await vendor.call(listOrders, { query: { sort: 'delivery', ...query } })).total;
  const placed = `${addDays(today, -3)}T00:00:00.000Z`;
  const yesterday = addDays(today, -1);
  return [
    {
      name: 'orders of a florist, placed lately',
      ask: ask({ placed_from: placed }),
      total: own.filter(({ createdAt }) => createdAt >= placed).length,
      most: maxCalls,
    },
    {
      name: 'orders of a florist, a period of yesterday',
      ask: ask({ from: yesterday, to: yesterday, period: '08:00' }),
      total: own.filter(({ day }) => day === yesterday).length,
      most: maxCalls,
    },
    {
      name: 'orders of a florist, search by a suburb that all have',
      ask: ask({ search: suburb }),
      total: own.filter(({ searchText }) => searchText.includes(suburb)).length,
      most: maxCalls,
    },
  ];
}

type Named = Readonly<Record<string, { query: Query; fits: (order: Order) => boolean }>>;

function ordersOf(
  { orders }: FilledLists,
  api: Api,
  whose: string,
  isOwn: (order: Order) => boolean,
): MeasuredList[] {
  const own = orders.filter(isOwn);
  return Object.entries(orderLists(own)).map(([name, { query, fits }]) => ({
    name: `orders of ${whose}, ${name}`,
    ask: async () => (await api.call(listOrders, { query: { sort: 'delivery', ...query } })).total,
    total: own.filter(fits).length,
    most: maxCalls,
  }));
}

function orderLists(orders: readonly Order[]): Named {
  const last = orders.findLast(({ status }) => status === 'completed');
  if (!last) throw new Error('There is no order');
  const [number = '', , , first = ''] = last.searchText.split(' ');
  const isOn =
    (from: string, to: string) =>
    ({ day }: Order) =>
      day !== null && day >= from && day <= to;
  const years = { from: addDays(today, -4 * 365), to: addDays(today, -1) };
  const doneOfYears = { ...years, statuses: 'completed,canceled' } as const;
  const isOfYears = (order: Order) =>
    (order.status === 'completed' || order.status === 'canceled') && isOn(years.from, years.to)(order);
  const isPaid = ({ paymentStatus }: Order) => paymentStatus === 'paid';
  const ofYears = orders.filter(isOfYears);
  const countPages = ({ length }: readonly Order[]) => Math.ceil(length / 20);
  return {
    'first page': { query: {}, fits: () => true },
    'a page in the middle': { query: { page: Math.floor(orders.length / 40) }, fits: () => true },
    'last page': { query: { page: Math.ceil(orders.length / 20) }, fits: () => true },
    completed: { query: { statuses: 'completed' }, fits: ({ status }) => status === 'completed' },
    canceled: { query: { statuses: 'canceled' }, fits: ({ status }) => status === 'canceled' },
    'by way, a page in the middle': {
      query: { pickup: true, page: Math.ceil(orders.filter(({ isPickup }) => isPickup).length / 40) },
      fits: ({ isPickup }) => isPickup,
    },
    'of four years, a page in the middle': {
      query: { ...doneOfYears, page: Math.ceil(countPages(ofYears) / 2) },
      fits: isOfYears,
    },
    'of four years, paid, the last page': {
      query: { ...doneOfYears, payment_status: 'paid', page: countPages(ofYears.filter(isPaid)) },
      fits: (order) => isOfYears(order) && isPaid(order),
    },
    'not paid': {
      query: { payment_status: 'not_paid', page: 2 },
      fits: ({ paymentStatus }) => paymentStatus === 'not_paid',
    },
    refunded: {
      query: { payment_status: 'refunded', page: 2 },
      fits: ({ paymentStatus }) => paymentStatus === 'refunded',
    },
    'paid by pickup': {
      query: { payment_status: 'paid', pickup: true, page: 9 },
      fits: ({ paymentStatus, isPickup }) => paymentStatus === 'paid' && isPickup,
    },
    today: { query: { from: today, to: today }, fits: isOn(today, today) },
    'newest first': { query: { sort: '-placed' }, fits: () => true },
    'search by number': { query: { search: `#${number}` }, fits: ({ id }) => id === last.id },
    'search by name': {
      query: { search: first },
      fits: ({ searchText }) => searchText.includes(` ${first}`),
    },
  };
}

function others(filled: FilledLists, admin: Api, vendor: Api): MeasuredList[] {
  const users = (query: NonNullable<QueryInputOf<typeof listUsers>>) => async () =>
    (await admin.call(listUsers, { query })).total;
  const reviews = (api: Api, query: NonNullable<QueryInputOf<typeof listReviews>>) => async () =>
    (await api.call(listReviews, { query })).total;
  const middle = (total: number) => Math.max(1, Math.floor(total / 40));
  const most = maxCalls;
  const { florist, product } = filled;
  return [
    { name: 'buyers', ask: users({ roles: customers }), total: filled.customers, most },
    {
      name: 'buyers, a page in the middle',
      ask: users({ roles: customers, page: middle(filled.customers) }),
      total: filled.customers,
      most,
    },
    { name: 'the team', ask: users({ roles: team }), total: filled.team + 2, most },
    { name: 'everybody', ask: users({ page: middle(filled.people) }), total: filled.people + 2, most },
    {
      name: 'gift recipients of all, a page in the middle',
      ask: users({ roles: 'ROLE_RECIPIENT', page: middle(filled.recipients) }),
      total: filled.recipients,
      most,
    },
    { name: 'buyers by name', ask: users({ roles: customers, login: 'belanco' }), most },
    {
      name: 'buyers by two letters, refused if too many',
      ask: () => totalOrRefused(admin.send(listUsers, { query: { roles: customers, login: 'an' } })),
      most,
    },
    { name: 'buyers by phone', ask: users({ roles: customers, login: '0412 34' }), most },
    {
      name: 'companies',
      ask: async () => (await admin.call(listCompanies, { query: { page: 2 } })).total,
      total: filled.florists,
      most,
    },
    {
      name: 'products of a florist',
      ask: async () => (await vendor.call(listProducts, { query: { company_id: florist.company.id } })).total,
      most,
    },
    {
      name: 'products of all, page 9',
      ask: async () => (await admin.call(listProducts, { query: { page: 9 } })).total,
      total: filled.products,
      most,
    },
    {
      name: 'orders of all by a word that all have, refused if too many',
      ask: () => totalOrRefused(admin.send(listOrders, { query: { search: suburb } })),
      most,
    },
    {
      name: 'abandoned carts',
      ask: async () =>
        (await admin.call(listOrders, { query: { sort: 'delivery', statuses: 'abandoned_cart', page: 3 } }))
          .total,
      total: filled.carts,
      most,
    },
    { name: 'reviews of all', ask: reviews(admin, {}), total: filled.reviews, most },
    {
      name: 'reviews of all, a page in the middle',
      ask: reviews(admin, { page: middle(filled.reviews) }),
      total: filled.reviews,
      most,
    },
    {
      name: 'reviews of a florist',
      ask: reviews(vendor, { page: 9 }),
      total: florist.company.reviewsCount,
      most,
    },
    {
      name: 'reviews of a product, a page in the middle',
      ask: reviews(admin, { product_id: product.id, page: middle(filled.reviewsOfProduct) }),
      total: filled.reviewsOfProduct,
      most,
    },
    {
      name: 'search',
      ask: async () => (await admin.call(search, { query: { q: 'belanco' } })).data.people.length,
      most: maxCombinedCalls,
    },
    ...[7, 84].flatMap((days) =>
      [
        { whose: 'a florist', api: vendor },
        { whose: 'the market', api: admin },
      ].map(({ whose, api }) => ({
        name: `dashboard of ${whose}, ${days} days`,
        ask: async () => (await api.call(getDashboard, { query: { days } })).data.now.orders,
        most: maxCombinedCalls,
      })),
    ),
  ];
}

/** Undefined where the API refuses because of too many. */
async function totalOrRefused(
  answer: Promise<{ status: number; data: { total: number }; failure: { code?: string } }>,
): Promise<number | undefined> {
  const { status, data, failure } = await answer;
  if (status === 200) return data.total;
  if (failure.code?.endsWith('.SEARCH_TOO_WIDE')) return undefined;
  throw new Error(`Answered ${status}: ${failure.code}`);
}
