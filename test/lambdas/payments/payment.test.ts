import type { OrderItem } from '@bloomkin/lambdas/model/orders/orderEntity.ts';
import { addProduct } from '@bloomkin/shared/routes/cart.ts';
import { getOrder, updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { getPaymentSession, startPayment } from '@bloomkin/shared/routes/payments.ts';
import { receivePaymentEvent } from '@bloomkin/shared/routes/paymentWebhook.ts';
import { createProduct } from '@bloomkin/shared/routes/products.ts';
import { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { describe, expect, it, vi } from 'vitest';
import type { Api } from '#support/api.ts';
import { localCloud } from '#support/localCloud.ts';
import { goodCard, openCardPage, payAt } from '#support/payments.ts';
import { newBuyer, signInDemoUser, visitAs, visitAsBuyer } from '#support/people.ts';
import { patience } from '#support/run/budget.ts';
import { pickProduct, pickProductOf, placeOrder } from '#support/shopping.ts';

const test = localCloud({ demoData: true });

const declined = '4000 0000 0000 0002';

async function placeUnpaidOrder() {
  const ruby = await visitAsBuyer(test);
  const product = await pickProduct(ruby);
  return { ruby, order: await placeOrder(ruby, product) };
}

/** Waits for the provider's call to arrive: it is sent after the card page has answered. */
async function waitUntilPaid(api: Api, order: Order): Promise<Order> {
  return vi.waitFor(
    async () => {
      const { data } = await api.call(getOrder, { params: { id: order.id } });
      expect(data.payment_status).not.toBe('not_paid');
      return data;
    },
    { timeout: 20_000 * patience, interval: 100 },
  );
}

async function loadModules() {
  Object.assign(process.env, test.cloud.operatorVariables);
  const [write, { orderEntity }, { paymentEntity }] = await Promise.all([
    import('@bloomkin/lambdas/platform/table/write.ts'),
    import('@bloomkin/lambdas/model/orders/orderEntity.ts'),
    import('@bloomkin/lambdas/model/payments/paymentEntity.ts'),
  ]);
  return { ...write, orderEntity, paymentEntity };
}

async function changeOrder({ id }: Order, set: Partial<OrderItem>) {
  const { patchItem, orderEntity } = await loadModules();
  if (!(await patchItem(orderEntity, { id: OrderId.parse(id) }, { set }))) throw new Error('No order');
}

/** As if time had passed until so many seconds are left to the order's attempt to pay. */
async function hasLeft({ id }: Order, seconds: number) {
  const { patchItem, paymentEntity } = await loadModules();
  const expiresAtSeconds = Math.floor(Date.now() / 1000) + seconds;
  await patchItem(paymentEntity, { orderId: OrderId.parse(id) }, { set: { expiresAtSeconds } });
}
const hasTotal = (order: Order, totalCents: number) => changeOrder(order, { totalCents });

describe('a card payment', () => {
  it('opens one page per order and counts by the webhook alone', async () => {
    const { ruby, order } = await placeUnpaidOrder();
    const [first, second] = await Promise.all([openCardPage(ruby, order), openCardPage(ruby, order)]);
    expect(first).toBe(second);
    const inQuery = await fetch(new URL(`/api/stripe/checkout?order_id=${order.id}`, ruby.url), {
      method: 'POST',
      headers: { 'x-auth-token': ruby.token ?? '' },
    });
    expect(await inQuery.json()).toEqual({ data: { url: first } });
    const session = await ruby.call(getPaymentSession, { query: { cartId: order.cart_hash } });
    expect(session.data.url).toBe(first);
    const answer = await payAt(first, goodCard);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toContain(`/orders/${order.id}`);
    const paid = await waitUntilPaid(ruby, order);
    expect(paid.payment_status).toBe('paid');
    expect(paid.history.filter(({ what }) => what === 'payment_status')).toHaveLength(1);
    const again = await ruby.send(startPayment, { body: { order_id: order.id } });
    expect([again.status, again.failure.code]).toEqual([409, 'ORDER.PAID']);
  });

  it('starts again when the provider was down at the first try', async () => {
    const { ruby, order } = await placeUnpaidOrder();
    test.cloud.faults.inject({ target: 'payments', mode: 'error', rate: 1, seconds: 60 });
    expect((await ruby.send(startPayment, { body: { order_id: order.id } })).status).toBe(503);
    test.cloud.faults.clear();
    await hasLeft(order, 25 * 60);
    expect((await payAt(await openCardPage(ruby, order), goodCard)).status).toBe(303);
    expect((await waitUntilPaid(ruby, order)).payment_status).toBe('paid');
  });

  it('takes an order of twenty products and a delivery, to the cent', async () => {
    const [ruby, florist] = [test.visitor(), test.visitor()];
    await newBuyer(ruby);
    const { company } = await signInDemoUser(florist, 'vendor1');
    const example = await pickProductOf(ruby, company?.id);
    const { category, type } = example;
    const stem = async (number: number) => {
      const fields = { name: `Stem ${number}`, sku: `STEM-${number}`, price: '0.37' };
      const body = { ...fields, category: category.id, type: type.id };
      return (await florist.call(createProduct, { body })).data;
    };
    for (let number = 1; number < 20; number++)
      await ruby.call(addProduct, { body: { product_id: (await stem(number)).id } });
    const order = await placeOrder(ruby, await stem(20));
    expect([order.items.length, order.delivery_cost > 0]).toEqual([20, true]);
    expect((await payAt(await openCardPage(ruby, order), goodCard)).status).toBe(303);
    expect((await waitUntilPaid(ruby, order)).payment_status).toBe('paid');
  });

  it('starts only at what the provider takes', async () => {
    const [ruby, florist] = [test.visitor(), test.visitor()];
    await newBuyer(ruby);
    const { company } = await signInDemoUser(florist, 'vendor1');
    const example = await pickProductOf(ruby, company?.id);
    const order = await placeOrder(ruby, example);
    await hasTotal(order, 49);
    const { status, failure } = await ruby.send(startPayment, { body: { order_id: order.id } });
    expect([status, failure.code]).toEqual([409, 'ORDER.NOT_PAYABLE']);
  });

  it.each([
    ['than an order may be worth', 'totalCents', 2_000_001],
    ['than the provider takes', 'deliveryCents', 99_999_999],
  ])('starts for no more %s', async (_, name, cents) => {
    const { ruby, order } = await placeUnpaidOrder();
    await changeOrder(order, { [name]: cents });
    const { status, failure } = await ruby.send(startPayment, { body: { order_id: order.id } });
    expect([status, failure.code]).toEqual([409, 'ORDER.NOT_PAYABLE']);
  });

  it('repeats on the same page after a declined card', async () => {
    const { ruby, order } = await placeUnpaidOrder();
    const page = await openCardPage(ruby, order);
    expect((await payAt(page, declined)).status).toBe(402);
    expect((await ruby.call(getOrder, { params: { id: order.id } })).data.payment_status).toBe('not_paid');
    await payAt(page, goodCard);
    expect((await waitUntilPaid(ruby, order)).payment_status).toBe('paid');
  });

  it('fails once its order is canceled', async () => {
    const { ruby, order } = await placeUnpaidOrder();
    const page = await openCardPage(ruby, order);
    await ruby.call(updateOrder, { params: { id: order.id }, body: { status: 'canceled' } });
    await test.cloud.settle();
    await test.cloud.payments.settled();
    expect((await payAt(page, goodCard)).status).toBe(409);
  });

  it('starts for no canceled order, nor for another user’s', async () => {
    const { ruby, order } = await placeUnpaidOrder();
    const max = await visitAsBuyer(test);
    expect((await max.send(startPayment, { body: { order_id: order.id } })).status).toBe(404);
    await ruby.call(updateOrder, { params: { id: order.id }, body: { status: 'canceled' } });
    const { status, failure } = await ruby.send(startPayment, { body: { order_id: order.id } });
    expect([status, failure.code]).toEqual([409, 'ORDER.NOT_PAYABLE']);
  });

  it('rejects an undo by hand', async () => {
    const { ruby, order } = await placeUnpaidOrder();
    await payAt(await openCardPage(ruby, order), goodCard);
    await waitUntilPaid(ruby, order);
    const admin = await visitAs(test, 'admin');
    const params = { id: order.id };
    const { status, failure } = await admin.send(updateOrder, {
      params,
      body: { payment_status: 'not_paid' },
    });
    expect([status, failure.code]).toEqual([409, 'ORDER.CARD_PAYMENT']);
  });

  it('ignores a webhook without the provider’s signature', async () => {
    const { ruby, order } = await placeUnpaidOrder();
    const forged = JSON.stringify({
      id: 'evt_forged',
      type: 'checkout.session.completed',
      data: {
        object: { client_reference_id: order.id, payment_status: 'paid', amount_total: 1, currency: 'aud' },
      },
    });
    const answer = await fetch(new URL(receivePaymentEvent.path, test.cloud.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' },
      body: forged,
    });
    expect(answer.status).toBe(400);
    expect((await ruby.call(getOrder, { params: { id: order.id } })).data.payment_status).toBe('not_paid');
  });
});
