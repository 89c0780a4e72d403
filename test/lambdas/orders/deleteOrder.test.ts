import { listAudit } from '@bloomkin/shared/routes/audit.ts';
import { deleteOrder, getOrder, listOrders, updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { startPayment } from '@bloomkin/shared/routes/payments.ts';
import { search } from '@bloomkin/shared/routes/search.ts';
import { toPeriodKey } from '@bloomkin/shared/rules/takenPlaces.ts';
import { CompanyId, OrderId } from '@bloomkin/shared/schemas/ids.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '#support/api.ts';
import { connectModules } from '#support/handlerClient.ts';
import { localCloud } from '#support/localCloud.ts';
import { sentTo } from '#support/outbox.ts';
import { openCardPage, payAt, payByCard, settlePayments } from '#support/payments.ts';
import { newBuyer, signInDemoUser } from '#support/people.ts';
import { pickProductOf, placeOrder } from '#support/shopping.ts';

const test = localCloud({ demoData: true });

async function loadModules() {
  connectModules(test.cloud);
  return {
    ...(await import('@bloomkin/lambdas/model/figures/figuresEntity.ts')),
    ...(await import('@bloomkin/lambdas/model/orders/holdEntity.ts')),
    ...(await import('@bloomkin/lambdas/model/orders/orderEntity.ts')),
    ...(await import('@bloomkin/lambdas/model/payments/settlement/ledgerEntity.ts')),
    ...(await import('@bloomkin/lambdas/model/stores/capacityEntity.ts')),
  };
}
let modules: Awaited<ReturnType<typeof loadModules>>;
let florist: Api;
let admin: Api;
beforeAll(async () => {
  modules = await loadModules();
  [florist, admin] = [test.visitor(), test.visitor()];
  await signInDemoUser(florist, 'vendor1');
  await signInDemoUser(admin, 'admin');
});

const settle = () => settlePayments(test.cloud);

/** Places an order of a new buyer with the florist of `vendor1`. */
async function newOrder() {
  const ruby = test.visitor();
  const user = await newBuyer(ruby);
  const { data } = await florist.call(listOrders, { query: { per_page: 1 } });
  const companyId = data[0]?.companyId;
  const product = await pickProductOf(ruby, companyId);
  const order = await placeOrder(ruby, product);
  return { ruby, user, order, params: { id: order.id } };
}

const remove = ({ id }: Order, reason?: string) =>
  admin.send(deleteOrder, { params: { id }, body: { reason } });

async function expectMoneyKeepsIt(order: Order): Promise<void> {
  const { status, failure } = await remove(order);
  expect([status, failure.code]).toEqual([409, 'ORDER.HAS_MONEY']);
  expect((await admin.call(getOrder, { params: { id: order.id } })).data.id).toBe(order.id);
}

const idsOf = async (api: Api, query: { search?: string; company_id?: string } = {}) =>
  (await api.call(listOrders, { query: { sort: '-placed', ...query } })).data.map(({ id }) => id);

const countsOf = async () => (await florist.call(listOrders, { query: { sort: 'delivery' } })).counts;

async function countStatuses({ companyId }: Order): Promise<Record<string, number>> {
  const rows = await modules.listCompanyFigures(CompanyId.parse(companyId), '2000-01-01', '9999-12-31');
  const sums: Record<string, number> = {};
  for (const { statuses } of rows)
    for (const [name, count] of Object.entries(statuses)) sums[name] = (sums[name] ?? 0) + count;
  return sums;
}

const lineOf = async ({ id }: Order) =>
  (await admin.call(listAudit, { query: { object: `order:${id}` } })).data.filter(
    ({ act }) => act === 'order.deleted',
  );

async function takenOf({ id }: Order): Promise<number> {
  const stored = await modules.findOrderEvenDeleted(OrderId.parse(id));
  const place = stored?.placeTaken ?? stored?.lapsedPlace;
  if (!place) throw new Error('The order had no place');
  const [day] = await modules.findTaken([place.storeId], place.day, place.day);
  return day?.byPeriod[toPeriodKey(place.periodStart, place.periodStop)] ?? 0;
}

describe('an order that an admin deletes', () => {
  it('leaves all lists, the search and the figures', async () => {
    const before = await countsOf();
    const { ruby, order, params } = await newOrder();
    await settle();
    const statuses = await countStatuses(order);
    expect((await remove(order)).status).toBe(200);
    await settle();
    for (const api of [ruby, florist, admin]) {
      expect((await api.send(getOrder, { params })).status).toBe(404);
      expect(await idsOf(api)).not.toContain(order.id);
    }
    expect(await idsOf(admin, { company_id: order.companyId ?? '' })).not.toContain(order.id);
    expect(await countsOf()).toEqual(before);
    const found = await florist.call(search, { query: { q: order.number } });
    expect(JSON.stringify(found)).not.toContain(order.id);
    expect(await countStatuses(order)).toEqual({ ...statuses, new: (statuses.new ?? 0) - 1 });
  });

  it('frees its place without a message', async () => {
    const { order, user } = await newOrder();
    const taken = await takenOf(order);
    await settle();
    const sentCount = (await sentTo(test.cloud.url, user.phone ?? '')).length;
    await remove(order);
    await settle();
    expect(await takenOf(order)).toBe(taken - 1);
    const stored = await modules.findOrderEvenDeleted(OrderId.parse(order.id));
    expect(stored && (await modules.findOpenUnpaid(stored.userId))).toEqual([]);
    expect((await sentTo(test.cloud.url, user.phone ?? '')).length).toBe(sentCount);
  });

  it('counts canceled ones too; counts and word search follow', async () => {
    const before = await countsOf();
    const { order, params } = await newOrder();
    await florist.call(updateOrder, { params, body: { status: 'canceled' } });
    await settle();
    expect(await idsOf(florist, { search: order.number })).toEqual([order.id]);
    const taken = await takenOf(order);
    expect((await remove(order)).status).toBe(200);
    await settle();
    expect(await countsOf()).toEqual(before);
    const left = await florist.call(listOrders, { query: { search: order.number, sort: 'delivery' } });
    expect([left.total, left.data]).toEqual([0, []]);
    expect(await takenOf(order)).toBe(taken);
  });

  it('leaves one line of the audit log, with the reason and without the buyer', async () => {
    const { order } = await newOrder();
    await remove(order, 'Placed twice');
    const lines = await lineOf(order);
    expect(lines).toMatchObject([
      {
        object: { id: order.id, name: order.number },
        reason: 'Placed twice',
        changes: [
          { field: 'Status', before: 'New', after: null },
          { field: 'Payment', after: null },
          { field: 'Florist', before: order.company_info?.brand },
          { field: 'Total' },
        ],
      },
    ]);
    expect(JSON.stringify(lines)).not.toContain(order.fio);
  });

  it('goes once and answers 404 after', async () => {
    const { order } = await newOrder();
    const taken = await takenOf(order);
    const both = await Promise.all([remove(order), remove(order)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await remove(order)).status).toBe(404);
    expect(await lineOf(order)).toHaveLength(1);
    expect(await takenOf(order)).toBe(taken - 1);
  });

  it('rejects changes, payments and a new order from its cart', async () => {
    const { ruby, order, params } = await newOrder();
    await remove(order);
    expect((await florist.send(updateOrder, { params, body: { status: 'in_progress' } })).status).toBe(404);
    expect((await ruby.send(startPayment, { body: { order_id: order.id } })).status).toBe(404);
  });
});

describe('an order with money in it', () => {
  it('stays while it is marked as paid by hand', async () => {
    const { order, params } = await newOrder();
    await florist.call(updateOrder, { params, body: { payment_status: 'paid' } });
    await expectMoneyKeepsIt(order);
    await florist.call(updateOrder, { params, body: { payment_status: 'not_paid' } });
    expect((await remove(order)).status).toBe(200);
  });

  it('stays until its refund, its ledger after', async () => {
    const { ruby, order, params } = await newOrder();
    await payByCard(ruby, order);
    await settle();
    await expectMoneyKeepsIt(order);
    await admin.call(updateOrder, { params, body: { status: 'canceled' } });
    await settle();
    expect((await admin.call(getOrder, { params })).data.payment_status).toBe('refunded');
    expect((await remove(order)).status).toBe(200);
    const lines = await modules.listLinesOfOrder(OrderId.parse(order.id));
    expect(lines.map(({ kind }) => kind).sort()).toEqual(['charge', 'refund']);
  });

  it('that was paid just before is refunded', async () => {
    const { ruby, order } = await newOrder();
    const page = await openCardPage(ruby, order);
    // The card was taken before, the provider's word of it comes after.
    test.cloud.payments.misbehave({ dropNext: 1 });
    await payAt(page);
    expect((await remove(order)).status).toBe(200);
    await settle();
    test.cloud.payments.misbehave({});
    const lines = await modules.listLinesOfOrder(OrderId.parse(order.id));
    expect(lines.map(({ kind }) => kind).sort()).toEqual(['charge', 'refund']);
    expect(lines.reduce((sum, { cashCents }) => sum + cashCents, 0)).toBe(0);
    expect(await idsOf(admin)).not.toContain(order.id);
  });

  it('returns to the lists when its payment is disputed after the deletion', async () => {
    const { ruby, order, params } = await newOrder();
    await payByCard(ruby, order);
    await settle();
    const paid = await modules.findOrder(OrderId.parse(order.id));
    await admin.call(updateOrder, { params, body: { status: 'canceled' } });
    await settle();
    const counts = await countsOf();
    expect((await remove(order)).status).toBe(200);
    test.cloud.payments.dispute(paid?.paymentIntentId ?? '');
    await settle();
    expect((await admin.call(getOrder, { params })).data).toMatchObject({
      status: 'canceled',
      dispute: { state: 'open' },
    });
    expect(await countsOf()).toEqual(counts);
    expect(await idsOf(florist, { search: order.number })).toEqual([order.id]);
    expect((await remove(order)).failure.code).toBe('ORDER.HAS_MONEY');
  });
});
