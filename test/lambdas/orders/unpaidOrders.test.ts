import { addProduct, checkout, updateCart } from '@bloomkin/shared/routes/cart.ts';
import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import { getOrder, updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { startPayment } from '@bloomkin/shared/routes/payments.ts';
import { deliveryDays } from '@bloomkin/shared/routes/stores.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Api } from '#support/api.ts';
import { runJob } from '#support/jobs.ts';
import { localCloud } from '#support/localCloud.ts';
import { updateCompanyItem } from '#support/operator.ts';
import { messageTo, sentTo } from '#support/outbox.ts';
import { newBuyer, signInDemoUser } from '#support/people.ts';
import { contact, placeOrder, productsForSurryHills, surryHills } from '#support/shopping.ts';

const test = localCloud({ demoData: true });
const minuteMs = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minuteMs);

let florist: Api;
let product: Product;
/** Each test has a day of its own. */
let dayIndex = 0;
let chosen: { deliveryDay: string; delivery_period: { start_time: string; stop_time: string } };

async function periods(api: Api) {
  const { lat, lng } = surryHills;
  const { data } = await api.call(deliveryDays, { query: { company_id: product.company, lat, lng } });
  return data.flatMap(({ day, periods }) => periods.map((period) => ({ day, ...period })));
}

const readLeft = async (api: Api) =>
  (await periods(api)).find(
    ({ day, start_time }) => day === chosen.deliveryDay && start_time === chosen.delivery_period.start_time,
  )?.left;

beforeAll(async () => {
  florist = test.visitor();
  const { company } = await signInDemoUser(florist, 'vendor1');
  const found = (await productsForSurryHills(florist)).find((one) => one.company === company?.id);
  if (!found) throw new Error('vendor1 brings nothing to Surry Hills');
  product = found;
});

/** Two orders fit in a period. */
beforeEach(async () => {
  const deliveryPeriods = product.company_info.delivery_periods.map(({ start_time, stop_time }) => ({
    startTime: start_time,
    stopTime: stop_time,
    capacity: 2,
  }));
  await updateCompanyItem(test.world, product.company, { deliveryPeriods });
  // A guest's answer may be some seconds old.
  const empty = (await periods(florist)).filter(({ available, left }) => available && left === 2);
  const free = empty[++dayIndex];
  if (!free) throw new Error('No period is empty');
  const { day, start_time, stop_time } = free;
  chosen = { deliveryDay: day, delivery_period: { start_time, stop_time } };
});

async function submit(api: Api, about: object = {}) {
  const { data } = await api.call(addProduct, { body: { product_id: product.id } });
  const params = { id: data.cart_hash };
  await api.call(updateCart, {
    params,
    body: { ...contact, ...chosen, location: surryHills, ...about },
  });
  return api.send(checkout, { params, body: {} });
}

async function buyer() {
  const api = test.visitor();
  const user = await newBuyer(api);
  return { api, user };
}

async function placeHeldOrder() {
  const { api, user } = await buyer();
  const { status, data, failure } = await submit(api);
  if (status !== 200) throw new Error(JSON.stringify(failure));
  return { api, user, order: data.data, params: { id: data.data.id } };
}

const cardPage = async (api: Api, { id }: Order) =>
  (await api.call(startPayment, { body: { order_id: id } })).data.url;

const payAt = (url: string) =>
  fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ card: '4242 4242 4242 4242' }),
    redirect: 'manual',
  });

async function pay(url: string): Promise<void> {
  await payAt(url);
  await test.world.payments.settled();
  await test.world.settle();
}

const release = (at = inMinutes(31)) => runJob(test.world, 'releaseHolds', at);

const stateOf = async (api: Api, { id }: Order) => {
  const { data } = await api.call(getOrder, { params: { id } });
  return { status: data.status, payment: data.payment_status, held_until: data.held_until };
};

/** Takes both places of the period. */
const bookOut = async () => {
  for (let taken = 0; taken < 2; taken++) {
    const { status } = await submit((await buyer()).api);
    if (status !== 200) throw new Error('The period has no two places');
  }
};

describe('an unpaid order', () => {
  it('shows that it holds its place for 30 minutes', async () => {
    const { api, order } = await placeHeldOrder();
    const minutes = (Date.parse(order.held_until ?? '') - Date.parse(order.created_at)) / minuteMs;
    expect(minutes).toBe(30);
    expect(await readLeft(api)).toBe(1);
  });

  it('frees its place once when the hold lapses', async () => {
    const { api, order } = await placeHeldOrder();
    await release(inMinutes(29));
    expect(await readLeft(api)).toBe(1);
    await Promise.all([release(), release(), release()]);
    await release();
    expect(await readLeft(api)).toBe(2);
    const { data } = await api.call(getOrder, { params: { id: order.id } });
    expect(data).toMatchObject({ status: 'new', payment_status: 'not_paid' });
    expect(data.history.map(({ what, by, to }) => [what, by, to])).toEqual([
      ['placed', 'Buyer', 'new'],
      ['hold', 'Bloomkin', 'lapsed'],
    ]);
  });

  it('keeps its place once it is paid', async () => {
    const { api, order } = await placeHeldOrder();
    await pay(await cardPage(api, order));
    expect(await stateOf(api, order)).toEqual({ status: 'new', payment: 'paid', held_until: null });
    await release();
    expect(await readLeft(api)).toBe(1);
  });

  it.each(['in_progress', 'formation'] as const)(
    'keeps its place once its florist moves it to %s',
    async (status) => {
      const { api, order, params } = await placeHeldOrder();
      await florist.call(updateOrder, { params, body: { status } });
      expect((await stateOf(api, order)).held_until).toBeNull();
      await release();
      expect(await readLeft(api)).toBe(1);
    },
  );

  it('keeps its place once it is marked paid by hand', async () => {
    const { api, params } = await placeHeldOrder();
    await florist.call(updateOrder, { params, body: { payment_status: 'paid' } });
    await release();
    expect(await readLeft(api)).toBe(1);
  });

  it('frees its place once when it is canceled and its hold lapses', async () => {
    const { api, params } = await placeHeldOrder();
    await api.call(updateOrder, { params, body: { status: 'canceled' } });
    await release();
    expect(await readLeft(api)).toBe(2);
  });

  it('frees no second place when it is canceled after the lapse', async () => {
    const { api, params } = await placeHeldOrder();
    await submit((await buyer()).api);
    await release();
    expect(await readLeft(api)).toBe(2);
    await api.call(updateOrder, { params, body: { status: 'canceled' } });
    expect(await readLeft(api)).toBe(2);
  });

  it('takes its place with it when the florist moves it to another period', async () => {
    const { api, params } = await placeHeldOrder();
    const before = chosen;
    const other = (await periods(api)).find(({ day, left }) => day > chosen.deliveryDay && left === 2);
    if (!other) throw new Error('No other period is empty');
    const { day, start_time, stop_time } = other;
    chosen = { deliveryDay: day, delivery_period: { start_time, stop_time } };
    await florist.call(updateOrder, { params, body: chosen });
    expect(await readLeft(api)).toBe(1);
    await release();
    expect(await readLeft(api)).toBe(2);
    chosen = before;
    expect(await readLeft(api)).toBe(2);
  });
});

describe('a lapsed order', () => {
  it('takes its place again when paying starts', async () => {
    const { api, order } = await placeHeldOrder();
    await release();
    const page = await cardPage(api, order);
    expect(await readLeft(api)).toBe(1);
    expect(Date.parse((await stateOf(api, order)).held_until ?? '')).toBeGreaterThan(Date.now());
    await pay(page);
    await release(inMinutes(90));
    expect([await stateOf(api, order), await readLeft(api)]).toEqual([
      { status: 'new', payment: 'paid', held_until: null },
      1,
    ]);
  });

  it('answers 409 with the possible days when its period is booked out', async () => {
    const { api, order } = await placeHeldOrder();
    await release();
    await bookOut();
    const { status, failure } = await api.send(startPayment, { body: { order_id: order.id } });
    expect([status, failure.code]).toEqual([409, 'ORDER.PLACE_LOST']);
    expect(failure.days).toEqual(expect.arrayContaining([expect.stringMatching(/^\d{4}-\d\d-\d\d$/)]));
    expect(await readLeft(api)).toBe(0);
  });

  it('takes its place again when a payment arrives', async () => {
    const { api, order } = await placeHeldOrder();
    const page = await cardPage(api, order);
    await release();
    await pay(page);
    expect([await stateOf(api, order), await readLeft(api)]).toEqual([
      { status: 'new', payment: 'paid', held_until: null },
      1,
    ]);
  });

  it('is canceled and refunded when a payment comes after it is booked out', async () => {
    const { api, user, order } = await placeHeldOrder();
    const page = await cardPage(api, order);
    await release();
    await bookOut();
    await pay(page);
    await pay(page);
    expect(await stateOf(api, order)).toMatchObject({ status: 'canceled', payment: 'refunded' });
    expect(await readLeft(api)).toBe(0);
    const { text } = await messageTo(test.world.url, user.phone ?? '', (sent) =>
      sent.text.includes(order.number),
    );
    expect(text).toContain('booked out before your payment');
    const toFlorist = await sentTo(test.world.url, 'vendor1@flowers.test');
    expect(toFlorist.filter(({ subject }) => subject?.includes(order.number))).toEqual([]);
  });

  it('takes its place again when its florist accepts it', async () => {
    const { api, params } = await placeHeldOrder();
    await release();
    await florist.call(updateOrder, { params, body: { status: 'in_progress' } });
    expect(await readLeft(api)).toBe(1);
  });
});

describe('a payment and a lapse at the same instant', () => {
  it('leave one place taken and the order paid', async () => {
    const orders = await Promise.all([placeHeldOrder(), placeHeldOrder()]);
    const pages = await Promise.all(orders.map(({ api, order }) => cardPage(api, order)));
    await Promise.all([...pages.map(payAt), release(), release()]);
    await test.world.payments.settled();
    await test.world.settle();
    await release();
    for (const { api, order } of orders)
      expect(await stateOf(api, order)).toEqual({ status: 'new', payment: 'paid', held_until: null });
    expect(await readLeft(orders[0].api)).toBe(0);
  });
});

describe('a florist who allows paying later', () => {
  it('says so, and keeps the place of an unpaid order', async () => {
    await updateCompanyItem(test.world, product.company, { payLater: true });
    try {
      const params = { id: product.company };
      expect((await florist.call(getCompany, { params })).data.pay_later).toBe(true);
      const { api, user, order } = await placeHeldOrder();
      expect(order.held_until).toBeNull();
      await release(inMinutes(24 * 60));
      expect(await readLeft(api)).toBe(1);
      await messageTo(test.world.url, user.phone ?? '', ({ text }) => text.includes(order.number));
      await messageTo(
        test.world.url,
        'vendor1@flowers.test',
        ({ subject }) => subject?.includes(order.number) ?? false,
      );
    } finally {
      await updateCompanyItem(test.world, product.company, { payLater: false });
    }
  });
});

describe('a buyer', () => {
  it('has at most five open unpaid orders', async () => {
    await updateCompanyItem(test.world, product.company, { deliveryPeriods: [] });
    const { api } = await buyer();
    const orders: Order[] = [];
    for (let count = 0; count < 5; count++) orders.push(await placeOrder(api, product));
    const sixth = await submit(api, { deliveryDay: orders[0]?.deliveryDay, delivery_period: null });
    expect([sixth.status, sixth.failure.code]).toEqual([429, 'ORDER.TOO_MANY_UNPAID']);
    const seconds = Number(sixth.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(30 * 60);
    const [first, second] = orders;
    if (!first || !second) throw new Error('No orders');
    await pay(await cardPage(api, first));
    await placeOrder(api, product);
    await api.call(updateOrder, { params: { id: second.id }, body: { status: 'canceled' } });
    await placeOrder(api, product);
    await release();
    await placeOrder(api, product);
  });

  it('places at most 20 orders an hour', async () => {
    await updateCompanyItem(test.world, product.company, { deliveryPeriods: [] });
    const { api } = await buyer();
    for (let count = 0; count < 20; count++) {
      const { id } = await placeOrder(api, product);
      await api.call(updateOrder, { params: { id }, body: { status: 'canceled' } });
    }
    const more = await submit(api, { delivery_period: null });
    expect([more.status, more.failure.code]).toEqual([429, 'LIMIT.TOO_MANY']);
    expect(Number(more.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
