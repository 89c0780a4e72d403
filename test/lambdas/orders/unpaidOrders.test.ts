import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import { getOrder, updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { startPayment } from '@bloomkin/shared/routes/payments.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { describe, expect, it } from 'vitest';
import { updateCompanyItem } from '#support/operator.ts';
import { messageTo, sentTo } from '#support/outbox.ts';
import { openCardPage, payAt, settlePayments } from '#support/payments.ts';
import { placeOrder } from '#support/shopping.ts';
import { inMinutes, minuteMs, unpaidOrdersFixture } from './unpaidOrdersFixture.ts';

const { test, florist, product, chosenPeriod, choosePeriod, listPeriods, readLeft, readState, ...shop } =
  unpaidOrdersFixture();
const { newShopper, submitOrder, placeHeldOrder, bookOut, pay, releaseHolds } = shop;

describe('an unpaid order', () => {
  it('shows that it holds its place for 30 minutes', async () => {
    const { api, order } = await placeHeldOrder();
    const minutes = (Date.parse(order.held_until ?? '') - Date.parse(order.created_at)) / minuteMs;
    expect(minutes).toBe(30);
    expect(await readLeft(api)).toBe(1);
  });

  it('frees its place once when the hold lapses', async () => {
    const { api, order } = await placeHeldOrder();
    await releaseHolds(inMinutes(29));
    expect(await readLeft(api)).toBe(1);
    await Promise.all([releaseHolds(), releaseHolds(), releaseHolds()]);
    await releaseHolds();
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
    await pay(await openCardPage(api, order));
    expect(await readState(api, order)).toEqual({ status: 'new', payment: 'paid', held_until: null });
    await releaseHolds();
    expect(await readLeft(api)).toBe(1);
  });

  it.each(['in_progress', 'formation'] as const)(
    'keeps its place once its florist moves it to %s',
    async (status) => {
      const { api, order, params } = await placeHeldOrder();
      await florist().call(updateOrder, { params, body: { status } });
      expect((await readState(api, order)).held_until).toBeNull();
      await releaseHolds();
      expect(await readLeft(api)).toBe(1);
    },
  );

  it('keeps its place once it is marked paid by hand', async () => {
    const { api, params } = await placeHeldOrder();
    await florist().call(updateOrder, { params, body: { payment_status: 'paid' } });
    await releaseHolds();
    expect(await readLeft(api)).toBe(1);
  });

  it('frees its place once when it is canceled and its hold lapses', async () => {
    const { api, params } = await placeHeldOrder();
    await api.call(updateOrder, { params, body: { status: 'canceled' } });
    await releaseHolds();
    expect(await readLeft(api)).toBe(2);
  });

  it('frees no second place when it is canceled after the lapse', async () => {
    const { api, params } = await placeHeldOrder();
    await submitOrder((await newShopper()).api);
    await releaseHolds();
    expect(await readLeft(api)).toBe(2);
    await api.call(updateOrder, { params, body: { status: 'canceled' } });
    expect(await readLeft(api)).toBe(2);
  });

  it('takes its place with it when the florist moves it to another period', async () => {
    const { api, params } = await placeHeldOrder();
    const before = chosenPeriod();
    const other = (await listPeriods(api)).find(
      ({ day, left, available }) => available && day > before.deliveryDay && left === 2,
    );
    if (!other) throw new Error('No other period is empty');
    await florist().call(updateOrder, { params, body: choosePeriod(other) });
    expect(await readLeft(api)).toBe(1);
    await releaseHolds();
    expect(await readLeft(api)).toBe(2);
    expect(await readLeft(api, before)).toBe(2);
  });
});

describe('a lapsed order', () => {
  it('takes its place again when paying starts', async () => {
    const { api, order } = await placeHeldOrder();
    await releaseHolds();
    const page = await openCardPage(api, order);
    expect(await readLeft(api)).toBe(1);
    expect(Date.parse((await readState(api, order)).held_until ?? '')).toBeGreaterThan(Date.now());
    await pay(page);
    await releaseHolds(inMinutes(90));
    expect([await readState(api, order), await readLeft(api)]).toEqual([
      { status: 'new', payment: 'paid', held_until: null },
      1,
    ]);
  });

  it('answers 409 with the possible days when its period is booked out', async () => {
    const { api, order } = await placeHeldOrder();
    await releaseHolds();
    await bookOut();
    const { status, failure } = await api.send(startPayment, { body: { order_id: order.id } });
    expect([status, failure.code]).toEqual([409, 'ORDER.PLACE_LOST']);
    expect(failure.days).toEqual(expect.arrayContaining([expect.stringMatching(/^\d{4}-\d\d-\d\d$/)]));
    expect(await readLeft(api)).toBe(0);
  });

  it('takes its place again when a payment arrives', async () => {
    const { api, order } = await placeHeldOrder();
    const page = await openCardPage(api, order);
    await releaseHolds();
    await pay(page);
    expect([await readState(api, order), await readLeft(api)]).toEqual([
      { status: 'new', payment: 'paid', held_until: null },
      1,
    ]);
  });

  it('ends in a refund when a payment comes after it is booked out', async () => {
    const { api, user, order } = await placeHeldOrder();
    const page = await openCardPage(api, order);
    await releaseHolds();
    await bookOut();
    await pay(page);
    await pay(page);
    expect(await readState(api, order)).toMatchObject({ status: 'canceled', payment: 'refunded' });
    expect(await readLeft(api)).toBe(0);
    const { text } = await messageTo(test.cloud.url, user.phone ?? '', (sent) =>
      sent.text.includes(order.number),
    );
    expect(text).toContain('booked out before your payment');
    const toFlorist = await sentTo(test.cloud.url, 'vendor1@flowers.test');
    expect(toFlorist.filter(({ subject }) => subject?.includes(order.number))).toEqual([]);
  });

  it('takes its place again when its florist accepts it', async () => {
    const { api, params } = await placeHeldOrder();
    await releaseHolds();
    await florist().call(updateOrder, { params, body: { status: 'in_progress' } });
    expect(await readLeft(api)).toBe(1);
  });
});

describe('a payment and a lapse at the same instant', () => {
  it('leave one place taken and the order paid', async () => {
    const orders = await Promise.all([placeHeldOrder(), placeHeldOrder()]);
    const pages = await Promise.all(orders.map(({ api, order }) => openCardPage(api, order)));
    await Promise.all([...pages.map((page) => payAt(page)), releaseHolds(), releaseHolds()]);
    await settlePayments(test.cloud);
    await releaseHolds();
    for (const { api, order } of orders)
      expect(await readState(api, order)).toEqual({ status: 'new', payment: 'paid', held_until: null });
    expect(await readLeft(orders[0].api)).toBe(0);
  });
});

describe('a florist who allows paying later', () => {
  it('says so, and keeps the place of an unpaid order', async () => {
    await updateCompanyItem(test.cloud, product().company, { payLater: true });
    try {
      const params = { id: product().company };
      expect((await florist().call(getCompany, { params })).data.pay_later).toBe(true);
      const { api, user, order } = await placeHeldOrder();
      expect(order.held_until).toBeNull();
      await releaseHolds(inMinutes(24 * 60));
      expect(await readLeft(api)).toBe(1);
      await messageTo(test.cloud.url, user.phone ?? '', ({ text }) => text.includes(order.number));
      await messageTo(
        test.cloud.url,
        'vendor1@flowers.test',
        ({ subject }) => subject?.includes(order.number) ?? false,
      );
    } finally {
      await updateCompanyItem(test.cloud, product().company, { payLater: false });
    }
  });
});

describe('a buyer', () => {
  it('keeps at most five open unpaid orders', async () => {
    await updateCompanyItem(test.cloud, product().company, { deliveryPeriods: [] });
    const { api } = await newShopper();
    const orders: Order[] = [];
    for (let count = 0; count < 5; count++) orders.push(await placeOrder(api, product()));
    const sixth = await submitOrder(api, { deliveryDay: orders[0]?.deliveryDay, delivery_period: null });
    expect([sixth.status, sixth.failure.code]).toEqual([429, 'ORDER.TOO_MANY_UNPAID']);
    const seconds = Number(sixth.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(30 * 60);
    const [first, second] = orders;
    if (!first || !second) throw new Error('No orders');
    await pay(await openCardPage(api, first));
    await placeOrder(api, product());
    await api.call(updateOrder, { params: { id: second.id }, body: { status: 'canceled' } });
    await placeOrder(api, product());
    await releaseHolds();
    await placeOrder(api, product());
  });

  it('places at most 20 orders an hour', async () => {
    await updateCompanyItem(test.cloud, product().company, { deliveryPeriods: [] });
    const { api } = await newShopper();
    for (let count = 0; count < 20; count++) {
      const { id } = await placeOrder(api, product());
      await api.call(updateOrder, { params: { id }, body: { status: 'canceled' } });
    }
    const more = await submitOrder(api, { delivery_period: null });
    expect([more.status, more.failure.code]).toEqual([429, 'LIMIT.TOO_MANY']);
    expect(Number(more.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
