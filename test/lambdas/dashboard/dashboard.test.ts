import { exportDashboard, getDashboard } from '@bloomkin/shared/routes/dashboard.ts';
import { listOrders, updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { recordPageViews } from '@bloomkin/shared/routes/pageViews.ts';
import { listStores } from '@bloomkin/shared/routes/stores.ts';
import { isTaken } from '@bloomkin/shared/rules/takenOrder.ts';
import { addDays, localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Api } from '#support/api.ts';
import { localCloud } from '#support/localCloud.ts';
import { newPartner, signInDemoUser, visitAsBuyer } from '#support/people.ts';
import { pickProductOf, placeOrder, placePickupOrder } from '#support/shopping.ts';
import { TestBackend } from '#support/testBackend.ts';

const test = localCloud({ demoData: true });
let backend: TestBackend;

beforeAll(async () => {
  backend = await TestBackend.open(test.cloud);
});

async function signInAs(name: string) {
  const api = test.visitor();
  const user = await signInDemoUser(api, name);
  return { api, companyId: user.company?.id };
}

async function listAll(api: Api): Promise<Order[]> {
  const page = (number: number) => api.call(listOrders, { query: { page: number, per_page: 100 } });
  const { data, total_pages } = await page(1);
  const others = Array.from({ length: total_pages - 1 }, (_, at) => page(at + 2));
  return [...data, ...(await Promise.all(others)).flatMap((one) => one.data)];
}

const placedDay = ({ created_at, timezone }: Order) => localTime(new Date(created_at), timezone ?? '').day;
const cents = (dollars: number) => Math.round(dollars * 100);

function expectedSums(orders: readonly Order[], from: string, to: string) {
  const within = (day: string | null) => day !== null && day >= from && day <= to;
  const taken = orders.filter(
    (order) =>
      isTaken({ status: order.status, paymentStatus: order.payment_status }) && within(placedDay(order)),
  );
  return {
    orders: taken.length,
    revenue: taken.reduce((sum, { total, refunded }) => sum + cents(total) - cents(refunded), 0) / 100,
    delivered: orders.filter(({ status, deliveryDay }) => status === 'completed' && within(deliveryDay))
      .length,
  };
}

describe('GET /api/dashboard', () => {
  /** Figures follow the stream; the test before may have changed an order. */
  beforeEach(() => test.cloud.settle());

  it('shows a vendor the totals of the orders of each period', async () => {
    const { api, companyId } = await signInAs('vendor1');
    const { data } = await api.call(getDashboard, { query: { days: 7 } });
    const orders = await listAll(api);
    expect(data).toMatchObject({ company_id: companyId, to: data.today, from: addDays(data.today, -6) });
    expect(data.now).toMatchObject(expectedSums(orders, data.from, data.to));
    expect(data.now.orders).toBeGreaterThan(0);
    const whole = { from: data.before_from, to: data.before_to };
    const earlier = await api.call(getDashboard, { query: whole });
    expect(earlier.data.now).toMatchObject(expectedSums(orders, whole.from, whole.to));
    expect(data.before.orders).toBeLessThanOrEqual(earlier.data.now.orders);
    expect(data.before.orders).toBeGreaterThan(0);
    expect(data.by_day.reduce((sum, day) => sum + day.orders, 0)).toBe(data.now.orders);
    expect(data.top_products[0]?.count).toBeGreaterThan(0);
    expect(data.by_florist).toBeUndefined();
  });

  it('shows the average basket, the rate on time and the orders by status', async () => {
    const { api } = await signInAs('vendor1');
    const { data } = await api.call(getDashboard, { query: { days: 28 } });
    const { now, by_status, from, to } = data;
    expect(now.average_basket).toBe(Math.round(cents(now.revenue) / now.orders) / 100);
    expect(now.on_time_rate).toBe(now.on_time / now.due);
    expect([now.on_time > 0, now.on_time <= now.delivered]).toEqual([true, true]);
    expect(now.due).toBeGreaterThanOrEqual(now.delivered + now.overdue);
    const placed = (await listAll(api)).map((order) => ({ status: order.status, day: placedDay(order) }));
    const count = (status: string) =>
      placed.filter((order) => order.status === status && order.day >= from && order.day <= to).length;
    expect(by_status.map(({ status, orders }) => [status, orders])).toEqual(
      by_status.map(({ status }) => [status, count(status)]),
    );
    expect(by_status.find(({ status }) => status === 'completed')?.orders).toBeGreaterThan(0);
  });

  it('counts what is late, and no pick-up that waits for its buyer', async () => {
    const { api, companyId = '' } = await signInAs('vendor1');
    const ruby = await visitAsBuyer(test);
    const product = await pickProductOf(ruby, companyId);
    const { data: stores } = await api.call(listStores, {
      query: { company_id: CompanyId.parse(companyId) },
    });
    const storeId = stores.find(({ pickup_point }) => pickup_point)?.id ?? '';
    const read = async () => (await api.call(getDashboard, { query: { days: 7 } })).data;
    const { today, now } = await read();
    const past = {
      deliveryDay: today,
      delivery_period: { start_time: '05:00', stop_time: '06:00' },
      outside: true,
    };
    for (const [order, overdue] of [
      [await placePickupOrder(ruby, product, storeId), 0],
      [await placeOrder(ruby, product), 1],
    ] as const) {
      const params = { id: order.id };
      await api.call(updateOrder, { params, body: past });
      await api.call(updateOrder, { params, body: { status: 'ready_to_ship', early: true } });
      expect((await read()).now.overdue - now.overdue).toBe(overdue);
    }
  });

  it('shows admins the market by part, or one company', async () => {
    const { api } = await signInAs('admin');
    const { companyId = '' } = await signInAs('vendor1');
    const { data } = await api.call(getDashboard, { query: { days: 28 } });
    const { by_state = [], by_florist = [], by_category = [], funnel = [] } = data;
    expect(by_state).toHaveLength(8);
    expect(by_category.length).toBeGreaterThan(0);
    expect(by_state.reduce((sum, state) => sum + state.orders, 0)).toBe(data.now.orders);
    expect(funnel.map(({ step }) => step).at(-1)).toBe('ordered');
    const one = await api.call(getDashboard, {
      query: { days: 28, company_id: CompanyId.parse(companyId) },
    });
    const listed = by_florist.find(({ id }) => id === companyId);
    expect(one.data.now.orders).toBe(listed?.orders);
    expect(one.data.now.revenue).toBe(listed?.revenue);
  });

  it('names the best sellers among the products of the listed florists to admins', async () => {
    const { api } = await signInAs('admin');
    const { data } = await api.call(getDashboard, { query: { days: 28 } });
    const sold = await Promise.all(
      (data.by_florist ?? []).map(({ id }) =>
        api.call(getDashboard, { query: { days: 28, company_id: id } }).then((one) => one.data.top_products),
      ),
    );
    const best = sold.flat().sort((a, b) => b.revenue - a.revenue || a.id.localeCompare(b.id));
    expect(data.top_products).toHaveLength(6);
    expect(data.top_products).toEqual(best.slice(0, 6));
  });

  it.each([
    ['vendor1', 6],
    // And one for each of seven florists, and their products.
    ['admin', 14],
  ])('takes few table calls for the dashboard of %s: %d', async (name, most) => {
    const { api } = await signInAs(name);
    backend.tableCalls.forget();
    const { status } = await backend.handlers.call(getDashboard, { token: api.token, query: { days: 28 } });
    expect(status).toBe(200);
    expect(backend.tableCalls.count).toBeLessThanOrEqual(most);
  });

  it('exports the figures of the chosen days', async () => {
    const { api } = await signInAs('admin');
    const { data } = await api.call(getDashboard, { query: { days: 28 } });
    const file = await api.call(exportDashboard, { query: { days: 28 } });
    const [head, ...lines] = file.trim().split('\r\n');
    expect(head).toContain('Figure,Name,Orders,Taken,Beside,Orders then,Taken then');
    const ofFigure = (figure: string) => lines.filter((line) => line.startsWith(`${figure},`));
    const { now, before, before_from, before_to } = data;
    expect(ofFigure('All')).toEqual([
      `All,${data.from} to ${data.to},${now.orders},${now.revenue.toFixed(2)},${before_from} to ${before_to},${before.orders},${before.revenue.toFixed(2)}`,
    ]);
    expect(['Day', 'State', 'Step'].map((figure) => ofFigure(figure).length)).toEqual([28, 8, 5]);
    expect(ofFigure('Florist')[0]).toContain(data.by_florist?.[0]?.brand);
  });

  it('refuses too many days and reversed days', async () => {
    const { api } = await signInAs('vendor1');
    for (const query of [
      { from: '2026-01-01', to: '2026-06-01' },
      { from: '2026-01-02', to: '2026-01-01' },
      { from: '2026-01-02' },
      { days: 85 },
    ])
      expect((await api.send(getDashboard, { query })).status).toBe(422);
  });

  it('shows nothing to a vendor without a company', async () => {
    const api = test.visitor();
    await newPartner(api);
    const { data } = await api.call(getDashboard, {});
    expect(data.now).toMatchObject({ orders: 0, average_basket: null, on_time_rate: null });
    expect(data.by_day).toHaveLength(7);
  });
});

describe('POST /api/page_views', () => {
  const view = (path: string, first: ('visits' | 'sawProduct')[] = []) => ({ path, first });

  it('counts pages of the shop and the steps of a visit', async () => {
    const { api } = await signInAs('admin');
    const read = async () => (await api.call(getDashboard, { query: { days: 1 } })).data;
    const before = await read();
    const guest = test.visitor();
    const views = [
      view('/main', ['visits']),
      view('/viewproduct/rose', ['sawProduct']),
      view('/viewproduct/lily', ['visits', 'sawProduct']),
      view('/nowhere/at/all'),
    ];
    expect((await guest.send(recordPageViews, { body: { views } })).status).toBe(204);
    const headers = { 'user-agent': 'Examplebot/2.1' };
    expect((await guest.send(recordPageViews, { body: { views } }, { headers })).status).toBe(204);
    const after = await read();
    expect((after.page_views?.count ?? 0) - (before.page_views?.count ?? 0)).toBe(3);
    const steps = (data: typeof before) => data.funnel?.map(({ count }) => count) ?? [];
    expect(steps(after).map((count, at) => count - (steps(before)[at] ?? 0))).toEqual([1, 1, 0, 0, 0]);
  });

  it('counts a page view without storing the visitor', async () => {
    const { user, token } = await backend.signInNewUser({ fio: 'Ruby Tran', roles: ['ROLE_BUYER'] });
    backend.tableCalls.forget();
    const body = { views: [view('/main', ['visits'])] };
    expect((await backend.handlers.call(recordPageViews, { token, body })).status).toBe(204);
    expect(backend.tableCalls.changed).toEqual([expect.stringMatching(/^VIEWS\/DAY#/)]);
    expect(backend.tableCalls.text('writes')).not.toMatch(new RegExp(`${user.id}|${user.fio}`));
  });

  it('refuses a batch of more than thirty', async () => {
    const views = Array.from({ length: 31 }, () => view('/main'));
    expect((await test.visitor().send(recordPageViews, { body: { views } })).status).toBe(422);
  });
});
