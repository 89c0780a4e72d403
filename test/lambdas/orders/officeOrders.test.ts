import type { QueryInputOf } from '@bloomkin/shared/route.ts';
import { listOrders, updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { isLate } from '@bloomkin/shared/rules/lateOrder.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { describe, expect, it } from 'vitest';
import { localCloud } from '#support/localCloud.ts';
import { visitAs } from '#support/people.ts';
import { TableCalls } from '#support/tableCalls.ts';

const calls = new TableCalls();
const test = localCloud({ demoData: true, aroundTable: (table) => calls.around(table) });

type Query = NonNullable<QueryInputOf<typeof listOrders>>;

async function open(name: string) {
  const api = await visitAs(test, name);
  const list = (query: Query = {}) => api.call(listOrders, { query: { sort: 'delivery', ...query } });
  let whole: Promise<Order[]> | undefined;
  return {
    ...{ api, list },
    /** Read once, until an order is moved. */
    all() {
      whole ??= readAll(list);
      return whole;
    },
  };
}

const opened = new Map<string, ReturnType<typeof open>>();

function signIn(name: string) {
  const office = opened.get(name) ?? open(name);
  opened.set(name, office);
  return office;
}

async function readAll(
  list: (query: Query) => Promise<{ data: Order[]; total_pages: number }>,
  query: Query = {},
) {
  const orders: Order[] = [];
  for (let page = 1; ; page++) {
    const answer = await list({ ...query, page, per_page: 83 });
    orders.push(...answer.data);
    if (page >= answer.total_pages) return orders;
  }
}

const isDone = ({ status }: Order) => status === 'completed' || status === 'canceled';
const dueKey = ({ deliveryDay, delivery_period: period, id }: Order) =>
  `${deliveryDay}~${period?.start_time ?? '24:00'}~${id}`;

/** The last three days with done orders, and all orders of them. */
function takeLastDays(orders: readonly Order[]) {
  const days = [...new Set(orders.filter(isDone).map(({ deliveryDay }) => deliveryDay ?? ''))].toSorted();
  const [from = '', to = ''] = [days.at(-3), days.at(-1)];
  const ofDays = orders.filter(
    ({ deliveryDay }) => deliveryDay !== null && deliveryDay >= from && deliveryDay <= to,
  );
  return { from, to, ofDays };
}

describe('the orders of a florist', () => {
  it('filter by days and period', async () => {
    const { all, list } = await signIn('vendor1');
    const { from, to, ofDays } = takeLastDays(await all());
    const period = ofDays.find(isDone)?.delivery_period?.start_time ?? '';
    const ofPeriod = ofDays.filter(({ delivery_period }) => delivery_period?.start_time === period);
    const { data, total } = await list({ from, to, period, per_page: 100 });
    expect(data.map(({ id }) => id)).toEqual(ofPeriod.map(({ id }) => id));
    expect(total).toBe(ofPeriod.length);
  });

  it('filter by the time of placing', async () => {
    const { all, list } = await signIn('vendor1');
    const times = (await all()).map(({ created_at }) => created_at).toSorted();
    const placed_from = times.at(-3) ?? '';
    expect((await list({ placed_from })).total).toBe(times.filter((time) => time >= placed_from).length);
  });
});

describe('the orders of all florists', () => {
  it.each<[string, Query]>([
    ['a period of some days', { from: '2026-11-20', to: '2026-11-22', period: '08:00' }],
    ['a time of placing', { placed_from: '2026-11-20T00:00:00.000Z' }],
  ])('require a florist for %s', async (_, query) => {
    const { list } = await signIn('admin');
    await expect(list(query)).rejects.toThrow('Choose a florist');
  });
});

describe.each([
  ['a florist', 'vendor1'],
  ['all florists', 'admin'],
])('the orders of %s', (_, name) => {
  it('come in order: late, due, then done ones, the latest day first', async () => {
    const { all, list } = await signIn(name);
    const orders = await all();
    expect(new Set(orders.map(({ id }) => id)).size).toBe((await list()).total);
    const open = orders.filter((order) => !isDone(order)).map(dueKey);
    const done = orders.filter(isDone);
    const canceled = done.filter(({ status }) => status === 'canceled').length;
    expect(Math.min(open.length, canceled, done.length - canceled)).toBeGreaterThan(0);
    expect(orders.map(dueKey)).toEqual([...open.toSorted(), ...done.map(dueKey).toSorted().toReversed()]);
  });

  it.each<Query>([
    { payment_status: 'paid' },
    { payment_status: 'refunded' },
    { pickup: true },
    { pickup: false, payment_status: 'not_paid' },
    { statuses: 'completed' },
    { statuses: 'canceled,new' },
    { statuses: 'completed', pickup: true },
    { search: 'street' },
  ])('fit the filter %o, with the total and the counts of the whole list', async (query) => {
    const { all, list } = await signIn(name);
    const fits = (order: Order) =>
      (!query.payment_status || order.payment_status === query.payment_status) &&
      (query.pickup === undefined || order.isPickup === query.pickup) &&
      (!query.search || order.location?.address.toLowerCase().includes(query.search) === true);
    const hasStatus = ({ status }: Order) => !query.statuses || query.statuses.split(',').includes(status);
    const fitting = (await all()).filter(fits);
    const expected = fitting.filter(hasStatus).map(({ id }) => id);
    const found = await readAll((page) => list({ ...query, ...page }));
    expect(found.map(({ id }) => id)).toEqual(expected);
    const { total, counts } = await list(query);
    expect(total).toBe(expected.length);
    expect(counts.all).toBe(fitting.length);
    for (const status of ['new', 'completed', 'canceled'] as const)
      expect([status, counts[status] ?? 0]).toEqual([
        status,
        fitting.filter((order) => order.status === status).length,
      ]);
  });

  it('filter by days', async () => {
    const { all, list } = await signIn(name);
    const { from, to, ofDays } = takeLastDays(await all());
    const { data } = await list({ from, to, per_page: 100 });
    expect(data.map(({ id }) => id)).toEqual(ofDays.map(({ id }) => id));
  });

  it('count the late ones, which have a filter of their own', async () => {
    const { all, list } = await signIn(name);
    const now = new Date();
    const late = (await all()).filter(
      ({ status, deliveryDay: day, delivery_period, timezone }) =>
        status !== 'cart' &&
        isLate({ status, day, stopTime: delivery_period?.stop_time ?? null, timeZone: timezone ?? '' }, now),
    );
    const { data, total, counts } = await list({ late: true, per_page: 100 });
    expect(data.map(({ id }) => id)).toEqual(late.map(({ id }) => id));
    expect([total, (await list()).counts.late]).toEqual([late.length, late.length]);
    expect(counts.completed ?? 0).toBe(0);
  });

  it('sort by when they were placed and by total while they are open', async () => {
    const { list } = await signIn(name);
    const placed = (await list({ sort: '-placed', per_page: 100 })).data.filter((order) => !isDone(order));
    const times = placed.map(({ created_at }) => created_at);
    expect(times).toEqual(times.toSorted().toReversed());
    const waiting = await list({ statuses: 'new', payment_status: 'paid', sort: 'placed', per_page: 100 });
    const placedFirst = waiting.data.map(({ created_at }) => created_at);
    expect(placedFirst).toEqual(placedFirst.toSorted());
    expect(new Set(placedFirst).size).toBeGreaterThan(1);
    const totals = (await list({ sort: 'total', per_page: 100 })).data.filter((order) => !isDone(order));
    expect(totals.map(({ total }) => total)).toEqual(
      totals.map(({ total }) => total).toSorted((a, b) => a - b),
    );
  });

  it('stay findable across completion', async () => {
    const { api, list } = await signIn(name);
    const before = await list();
    const [order] = (await list({ statuses: 'new' })).data;
    if (!order) throw new Error('No new order');
    await api.call(updateOrder, { params: { id: order.id }, body: { status: 'canceled' } });
    opened.clear();
    await test.cloud.settle();
    const after = await list();
    expect(after.total).toBe(before.total);
    expect(after.counts.canceled).toBe((before.counts.canceled ?? 0) + 1);
    expect(after.counts.new ?? 0).toBe((before.counts.new ?? 0) - 1);
    for (const search of [
      `#${order.number}`,
      order.number.slice(5),
      order.number.replace('-', '').toLowerCase(),
    ])
      expect([search, (await list({ search })).data.map(({ id }) => id)]).toEqual([search, [order.id]]);
    const ofDay = await list({
      from: order.deliveryDay ?? '',
      to: order.deliveryDay ?? '',
      statuses: 'canceled',
    });
    expect(ofDay.data.map(({ id }) => id)).toContain(order.id);
  });

  it.each<Query>([
    {},
    { page: 3 },
    { search: 'an' },
    { statuses: 'completed' },
    { payment_status: 'paid', page: 2 },
  ])('take three calls of the table for %o', async (query) => {
    const { list } = await signIn(name);
    await list(query);
    await test.cloud.settle();
    calls.take();
    const { data } = await list(query);
    const own = calls.take().filter(({ functionName }) => functionName.includes('orders'));
    const ofCaller = own.filter(
      ({ operation }) => operation === 'GetItem' || operation === 'TransactGetItems',
    );
    expect(data.length).toBeGreaterThan(0);
    expect(own.length - ofCaller.length).toBeLessThanOrEqual(3);
  });
});
