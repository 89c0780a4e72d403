import { getCart } from '@bloomkin/shared/routes/cart.ts';
import { getOrder, updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { getPaymentSession, startPayment } from '@bloomkin/shared/routes/payments.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { describe, expect, it } from 'vitest';
import type { Api } from '#support/api.ts';
import { localCloud } from '#support/localCloud.ts';
import { messageTo } from '#support/outbox.ts';
import { openCardPage, payAt } from '#support/payments.ts';
import { newBuyer, signInDemoUser, visitAsBuyer } from '#support/people.ts';
import { pickProductOf, placeOrder } from '#support/shopping.ts';

const test = localCloud({ demoData: true });

async function placeUnpaidOrder() {
  const [ruby, florist] = [test.visitor(), test.visitor()];
  const { phone } = await newBuyer(ruby);
  const { company } = await signInDemoUser(florist, 'vendor1');
  const product = await pickProductOf(ruby, company?.id);
  const order = await placeOrder(ruby, product);
  return { ruby, phone: phone ?? '', florist, order, product, params: { id: order.id } };
}

async function pay(url: string): Promise<void> {
  expect((await payAt(url)).status).toBe(303);
  await test.cloud.settle();
}

/** How many payments the provider has said it gave back. */
const givenBack = () =>
  new Set(
    test.cloud.logs
      .filter(({ fields }) => fields.what === 'refund.created')
      .map(({ fields }) => fields.eventId),
  ).size;

const stateOf = async (api: Api, { id }: Order) => {
  const { data } = await api.call(getOrder, { params: { id } });
  return [data.status, data.payment_status];
};

describe('a card payment is refunded', () => {
  it('once when its buyer cancels the order', async () => {
    const { ruby, phone, order, params } = await placeUnpaidOrder();
    await pay(await openCardPage(ruby, order));
    expect(await stateOf(ruby, order)).toEqual(['new', 'paid']);
    const before = givenBack();
    await ruby.call(updateOrder, { params, body: { status: 'canceled' } });
    await test.cloud.settle();
    expect(await stateOf(ruby, order)).toEqual(['canceled', 'refunded']);
    expect(givenBack()).toBe(before + 1);
    const { data } = await ruby.call(getOrder, { params });
    expect(data.history.map(({ what, to }) => `${what} ${to}`)).toEqual([
      'placed new',
      'payment_status paid',
      'status canceled',
      'payment_status refunded',
    ]);
    const message = await messageTo(test.cloud.url, phone, ({ text }) => text.includes('is canceled'));
    expect(message.text).toContain('goes back to your card');
    await messageTo(
      test.cloud.url,
      'vendor1@flowers.test',
      ({ subject }) => subject?.startsWith(`Canceled: order ${order.number}`) ?? false,
    );
    const again = await ruby.send(startPayment, { body: { order_id: order.id } });
    expect([again.status, again.failure.code]).toEqual([409, 'ORDER.NOT_PAYABLE']);
  });

  it('when its order was canceled while the card page was open', async () => {
    const { ruby, order, params } = await placeUnpaidOrder();
    const page = await openCardPage(ruby, order);
    const before = givenBack();
    // The card was taken before, the provider's word of it comes after.
    test.cloud.payments.misbehave({ dropNext: 1 });
    await payAt(page);
    await ruby.call(updateOrder, { params, body: { status: 'canceled' } });
    await test.cloud.payments.settled();
    await test.cloud.settle();
    test.cloud.payments.misbehave({});
    expect(givenBack()).toBe(before + 1);
    expect(await stateOf(ruby, order)).toEqual(['canceled', 'not_paid']);
  });

  it('when its amount is no longer the order’s', async () => {
    const { ruby, florist, order, product, params } = await placeUnpaidOrder();
    const old = await openCardPage(ruby, order);
    await florist.call(updateOrder, { params, body: { items: [{ product_id: product.id, count: 2 }] } });
    const fresh = await openCardPage(ruby, order);
    expect(fresh).not.toBe(old);
    const before = givenBack();
    await pay(old);
    expect([givenBack(), await stateOf(ruby, order)]).toEqual([before + 1, ['new', 'not_paid']]);
    await pay(fresh);
    expect(await stateOf(ruby, order)).toEqual(['new', 'paid']);
  });

  it('when the order is paid already', async () => {
    const { ruby, florist, order, product, params } = await placeUnpaidOrder();
    const first = await openCardPage(ruby, order);
    await florist.call(updateOrder, { params, body: { items: [{ product_id: product.id, count: 2 }] } });
    const second = await openCardPage(ruby, order);
    await florist.call(updateOrder, { params, body: { items: [{ product_id: product.id, count: 1 }] } });
    await pay(first);
    const before = givenBack();
    await pay(second);
    expect([givenBack(), await stateOf(ruby, order)]).toEqual([before + 1, ['new', 'paid']]);
  });
});

async function run(job: string): Promise<unknown> {
  const { functions } = test.cloud;
  const spec = functions.specs.find(({ name }) => name.endsWith(`-${job}`));
  return functions.invoke(spec?.name ?? '', {});
}

describe('while the provider is out', () => {
  it('a canceled order waits for its refund', async () => {
    const { ruby, phone, order, params } = await placeUnpaidOrder();
    await pay(await openCardPage(ruby, order));
    test.cloud.faults.inject({ target: 'payments', mode: 'error', rate: 1, seconds: 600 });
    await ruby.call(updateOrder, { params, body: { status: 'canceled' } });
    await messageTo(test.cloud.url, phone, ({ text }) => text.includes('is canceled'));
    await messageTo(
      test.cloud.url,
      'vendor1@flowers.test',
      ({ subject }) => subject?.startsWith(`Canceled: order ${order.number}`) ?? false,
    );
    await test.cloud.settle();
    expect(await run('refundsOwed')).toEqual({ owed: 1, asked: 0 });
    expect(test.cloud.logs.map(({ fields }) => fields)).toContainEqual(
      expect.objectContaining({ message: 'the oldest refund owed', count: 0 }),
    );
    test.cloud.faults.clear();
    expect(await stateOf(ruby, order)).toEqual(['canceled', 'paid']);
    const before = givenBack();
    expect(await run('refundsOwed')).toEqual({ owed: 1, asked: 1 });
    await test.cloud.settle();
    expect([givenBack(), await stateOf(ruby, order)]).toEqual([before + 1, ['canceled', 'refunded']]);
    expect(await run('refundsOwed')).toEqual({ owed: 0, asked: 0 });
  });
});

describe('the provider’s events', () => {
  it('act once, repeated and in any order', async () => {
    test.cloud.payments.misbehave({ copies: 4, dropNext: 1 });
    const { ruby, order, params } = await placeUnpaidOrder();
    await pay(await openCardPage(ruby, order));
    await ruby.call(updateOrder, { params, body: { status: 'canceled' } });
    await test.cloud.settle();
    test.cloud.payments.misbehave({});
    const { data } = await ruby.call(getOrder, { params });
    expect(data.payment_status).toBe('refunded');
    expect(data.history.filter(({ what }) => what === 'payment_status')).toHaveLength(2);
  });
});

describe('a card page', () => {
  it('answers 404 for an open cart and for another user’s cart', async () => {
    const [ruby, max] = [await visitAsBuyer(test), await visitAsBuyer(test)];
    const { data } = await ruby.call(getCart, {});
    const query = { cartId: data.cart_hash };
    const own = await ruby.send(getPaymentSession, { query });
    expect([own.status, own.failure.code]).toEqual([409, 'ORDER.NOT_PAYABLE']);
    expect((await max.send(getPaymentSession, { query })).status).toBe(404);
  });
});
