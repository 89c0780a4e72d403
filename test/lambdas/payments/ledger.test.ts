import type * as orderEntity from '@bloomkin/lambdas/model/orders/orderEntity.ts';
import type * as ledgerEntity from '@bloomkin/lambdas/model/payments/settlement/ledgerEntity.ts';
import { listMessages } from '@bloomkin/shared/routes/messages.ts';
import { getOrder, updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { listCases } from '@bloomkin/shared/routes/search.ts';
import { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { localCloud } from '#support/localCloud.ts';
import { openCardPage, payAt } from '#support/payments.ts';
import { newBuyer, signInDemoUser, visitAs } from '#support/people.ts';
import { pickProductOf, placeOrder } from '#support/shopping.ts';

const test = localCloud({ demoData: true });
let cloud: typeof ledgerEntity & typeof orderEntity;

beforeAll(async () => {
  Object.assign(process.env, test.world.operatorVariables);
  cloud = {
    ...(await import('@bloomkin/lambdas/model/payments/settlement/ledgerEntity.ts')),
    ...(await import('@bloomkin/lambdas/model/orders/orderEntity.ts')),
  };
});

/** The movements of an order, in cents. */
async function ledgerOf({ id }: Order): Promise<string[]> {
  const lines = await cloud.listLinesOfOrder(OrderId.parse(id));
  return lines.map(({ kind, cashCents }) => `${kind} ${cashCents}`).sort();
}

async function placeUnpaidOrder() {
  const [ruby, florist] = [test.visitor(), test.visitor()];
  await newBuyer(ruby);
  const { company } = await signInDemoUser(florist, 'vendor1');
  const product = await pickProductOf(ruby, company?.id);
  const order = await placeOrder(ruby, product);
  const cents = Math.round(order.total * 100);
  return { ruby, florist, order, cents, params: { id: order.id } };
}

async function pay(url: string): Promise<void> {
  expect((await payAt(url)).status).toBe(303);
  await test.world.settle();
}

describe('the ledger', () => {
  it('writes one line per payment and per refund for repeated events', async () => {
    test.world.payments.misbehave({ copies: 3 });
    const { ruby, order, cents, params } = await placeUnpaidOrder();
    await pay(await openCardPage(ruby, order));
    expect(await ledgerOf(order)).toEqual([`charge ${cents}`]);
    await ruby.call(updateOrder, { params, body: { status: 'canceled' } });
    await test.world.settle();
    test.world.payments.misbehave({});
    expect(await ledgerOf(order)).toEqual([`charge ${cents}`, `refund ${-cents}`]);
  });

  it('writes both for a payment that was refunded at once', async () => {
    const { ruby, order, cents, params } = await placeUnpaidOrder();
    const page = await openCardPage(ruby, order);
    await ruby.call(updateOrder, { params, body: { status: 'canceled' } });
    await pay(page);
    await test.world.settle();
    expect(await ledgerOf(order)).toEqual([`charge ${cents}`, `refund ${-cents}`]);
    expect((await ruby.call(getOrder, { params })).data.payment_status).toBe('not_paid');
  });
});

describe('a dispute', () => {
  it('appears once in history and ledger and notifies its florist', async () => {
    test.world.payments.misbehave({ copies: 3 });
    const { ruby, florist, order, cents, params } = await placeUnpaidOrder();
    await pay(await openCardPage(ruby, order));
    const stored = await cloud.findOrder(OrderId.parse(order.id));
    test.world.payments.dispute(stored?.paymentIntentId ?? '');
    await test.world.settle();
    test.world.payments.misbehave({});
    const { data } = await florist.call(getOrder, { params });
    expect(data.history.filter(({ what }) => what === 'dispute')).toHaveLength(1);
    expect(data.payment_status).toBe('paid');
    expect(await ledgerOf(order)).toEqual([`charge ${cents}`, `dispute ${-cents}`]);
    const messages = await florist.call(listMessages, { query: { per_page: 3 } });
    expect(messages.data[0]?.subject).toBe(`Payment disputed: order ${order.number}`);
    const latest = await ruby.call(listMessages, { query: { per_page: 3 } });
    expect(latest.data[0]?.subject).toBe(`Your bank asks about order ${order.number}`);
    expect(latest.data[0]?.text).toMatch(/tell your bank, by \w{3} \d+ \w{3}\. After that your bank decides/);
    const woken = test.world.logs.filter(({ fields }) => fields.message === 'a payment is disputed');
    expect(woken.length).toBeGreaterThan(0);
  });

  it.each([
    ['won', 'Your bank has decided: order', 'The money is yours: order'],
    ['lost', 'Your bank gives you the money back: order', 'The bank gave the money back: order'],
  ] as const)(
    'notifies both sides and leaves the admin’s queue when it is %s',
    async (outcome, ...subjects) => {
      const { ruby, florist, order, params } = await placeUnpaidOrder();
      await pay(await openCardPage(ruby, order));
      const stored = await cloud.findOrder(OrderId.parse(order.id));
      const { id } = test.world.payments.dispute(stored?.paymentIntentId ?? '');
      await test.world.settle();
      expect((await ruby.call(getOrder, { params })).data.dispute).toMatchObject({
        state: 'open',
        amount: order.total,
      });
      const admin = await visitAs(test, 'admin');
      const listDisputes = async () =>
        (await admin.call(listCases, { query: { kind: 'dispute' } })).data.map(({ number }) => number);
      expect(await listDisputes()).toContain(order.number);
      test.world.payments.closeDispute(id, outcome);
      await test.world.settle();
      expect(await listDisputes()).not.toContain(order.number);
      for (const [index, api] of [ruby, florist].entries()) {
        const { data } = await api.call(listMessages, { query: { per_page: 3 } });
        expect(data[0]?.subject).toBe(`${subjects[index]} ${order.number}`);
      }
      expect((await ruby.call(getOrder, { params })).data.dispute?.state).toBe(outcome);
    },
  );
});
