import type * as orderEntity from '@bloomkin/lambdas/model/orders/orderEntity.ts';
import type * as ledgerEntity from '@bloomkin/lambdas/model/payments/settlement/ledgerEntity.ts';
import { listAudit } from '@bloomkin/shared/routes/audit.ts';
import { listMessages } from '@bloomkin/shared/routes/messages.ts';
import { getOrder, updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { recordRefundTransfer, refundOrder } from '@bloomkin/shared/routes/payments.ts';
import { listCases } from '@bloomkin/shared/routes/search.ts';
import { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { runJob } from '#support/jobs.ts';
import { localCloud } from '#support/localCloud.ts';
import { openCardPage, payAt } from '#support/payments.ts';
import { newBuyer, signInDemoUser, visitAs } from '#support/people.ts';
import { pickProductOf, placeOrder } from '#support/shopping.ts';

const test = localCloud({ demoData: true });
let entities: typeof ledgerEntity & typeof orderEntity;

beforeAll(async () => {
  Object.assign(process.env, test.cloud.operatorVariables);
  entities = {
    ...(await import('@bloomkin/lambdas/model/payments/settlement/ledgerEntity.ts')),
    ...(await import('@bloomkin/lambdas/model/orders/orderEntity.ts')),
  };
});

/** The movements of an order, in cents. */
async function ledgerOf({ id }: Order): Promise<string[]> {
  const lines = await entities.listLinesOfOrder(OrderId.parse(id));
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

async function pay(url: string, card?: string): Promise<void> {
  expect((await payAt(url, card)).status).toBe(303);
  await test.cloud.settle();
}

describe('the ledger', () => {
  it('writes one line per payment and per refund for repeated events', async () => {
    test.cloud.payments.misbehave({ copies: 3 });
    const { ruby, order, cents, params } = await placeUnpaidOrder();
    await pay(await openCardPage(ruby, order));
    expect(await ledgerOf(order)).toEqual([`charge ${cents}`]);
    await ruby.call(updateOrder, { params, body: { status: 'canceled' } });
    await test.cloud.settle();
    test.cloud.payments.misbehave({});
    expect(await ledgerOf(order)).toEqual([`charge ${cents}`, `refund ${-cents}`]);
  });

  it('writes both for a payment that was refunded at once', async () => {
    const { ruby, order, cents, params } = await placeUnpaidOrder();
    const page = await openCardPage(ruby, order);
    await ruby.call(updateOrder, { params, body: { status: 'canceled' } });
    await pay(page);
    await test.cloud.settle();
    expect(await ledgerOf(order)).toEqual([`charge ${cents}`, `refund ${-cents}`]);
    expect((await ruby.call(getOrder, { params })).data.payment_status).toBe('not_paid');
  });
});

describe('a refund that the card refuses', () => {
  it('waits for an admin, who records a bank transfer once, in queue, order, ledger and audit log', async () => {
    const { ruby, florist, order, cents, params } = await placeUnpaidOrder();
    await pay(await openCardPage(ruby, order), '4000 0000 0000 5126');
    await florist.call(refundOrder, { body: { order_id: OrderId.parse(order.id), amount: 10 } });
    await test.cloud.settle();
    const admin = await visitAs(test, 'admin');
    const listFailed = async () =>
      (await admin.call(listCases, { query: { kind: 'refund', per_page: 100 } })).data.map(
        ({ number }) => number,
      );
    expect(await listFailed()).toContain(order.number);

    const body = { order_id: OrderId.parse(order.id), reference: 'NPP 4711' };
    const { data } = await admin.call(recordRefundTransfer, { body });
    expect([data.refunded, data.payment_status]).toEqual([10, 'paid']);
    expect((await admin.send(recordRefundTransfer, { body })).failure.code).toBe('ORDER.NOT_REFUNDABLE');
    await test.cloud.settle();
    expect(await listFailed()).not.toContain(order.number);
    expect(await ledgerOf(order)).toEqual([`charge ${cents}`, 'refund -1000', 'refund -1000', 'refund 1000']);
    // The provider knows nothing of the transfer.
    const check = await runJob(test.cloud, 'checkBooks', new Date(Date.now() + 2 * 60 * 60_000));
    expect(check).toMatchObject({ differences: 0 });
    const { history } = (await florist.call(getOrder, { params })).data;
    expect(history.at(-1)?.to).toBe('$10: by bank transfer, NPP 4711');
    const audit = await admin.call(listAudit, { query: { object: `order:${order.id}` } });
    expect(audit.data.map(({ act, reason }) => [act, reason])).toContainEqual([
      'order.refundTransferred',
      'NPP 4711',
    ]);
  });
});

describe('a dispute', () => {
  it('opens with the provider’s card for it', async () => {
    const { ruby, order } = await placeUnpaidOrder();
    await pay(await openCardPage(ruby, order), '4000 0000 0000 0259');
    await test.cloud.settle();
    const admin = await visitAs(test, 'admin');
    const { data } = await admin.call(listCases, { query: { kind: 'dispute', per_page: 100 } });
    expect(data.map(({ number }) => number)).toContain(order.number);
  });

  it('appears once in history and ledger and notifies its florist', async () => {
    test.cloud.payments.misbehave({ copies: 3 });
    const { ruby, florist, order, cents, params } = await placeUnpaidOrder();
    await pay(await openCardPage(ruby, order));
    const stored = await entities.findOrder(OrderId.parse(order.id));
    test.cloud.payments.dispute(stored?.paymentIntentId ?? '');
    await test.cloud.settle();
    test.cloud.payments.misbehave({});
    const { data } = await florist.call(getOrder, { params });
    expect(data.history.filter(({ what }) => what === 'dispute')).toHaveLength(1);
    expect(data.payment_status).toBe('paid');
    expect(await ledgerOf(order)).toEqual([`charge ${cents}`, `dispute ${-cents}`]);
    const messages = await florist.call(listMessages, { query: { per_page: 3 } });
    expect(messages.data[0]?.subject).toBe(`Payment disputed: order ${order.number}`);
    const latest = await ruby.call(listMessages, { query: { per_page: 3 } });
    expect(latest.data[0]?.subject).toBe(`Your bank asks about order ${order.number}`);
    expect(latest.data[0]?.text).toMatch(/tell your bank, by \w{3} \d+ \w{3}\. After that your bank decides/);
    const woken = test.cloud.logs.filter(({ fields }) => fields.message === 'a payment is disputed');
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
      const stored = await entities.findOrder(OrderId.parse(order.id));
      const { id } = test.cloud.payments.dispute(stored?.paymentIntentId ?? '');
      await test.cloud.settle();
      expect((await ruby.call(getOrder, { params })).data.dispute).toMatchObject({
        state: 'open',
        amount: order.total,
      });
      const admin = await visitAs(test, 'admin');
      const listDisputes = async () =>
        (await admin.call(listCases, { query: { kind: 'dispute' } })).data.map(({ number }) => number);
      expect(await listDisputes()).toContain(order.number);
      test.cloud.payments.closeDispute(id, outcome);
      await test.cloud.settle();
      expect(await listDisputes()).not.toContain(order.number);
      for (const [index, api] of [ruby, florist].entries()) {
        const { data } = await api.call(listMessages, { query: { per_page: 3 } });
        expect(data[0]?.subject).toBe(`${subjects[index]} ${order.number}`);
      }
      expect((await ruby.call(getOrder, { params })).data.dispute?.state).toBe(outcome);
    },
  );
});
