import { addProduct } from '@bloomkin/shared/routes/cart.ts';
import { closeProposal, getOrder, updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { refundOrder, startPayment } from '@bloomkin/shared/routes/payments.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { describe, expect, it } from 'vitest';
import type { Api } from '#support/api.ts';
import { connectModules } from '#support/handlerClient.ts';
import { localCloud } from '#support/localCloud.ts';
import { messageTo } from '#support/outbox.ts';
import { newBuyer, withPassword } from '#support/people.ts';
import { placedOrder, productsForSurryHills } from '#support/shopping.ts';

const test = localCloud({ demoData: true });

const cents = (dollars: number) => Math.round(dollars * 100);
const line = ({ id }: Product, count: number) => ({ product_id: id, count });

async function settle(): Promise<void> {
  await test.world.payments.settled();
  await test.world.settle();
}

async function payPage(url: string): Promise<void> {
  const body = new URLSearchParams({ card: '4242 4242 4242 4242' });
  expect((await fetch(url, { method: 'POST', body, redirect: 'manual' })).status).toBe(303);
}

const pageOf = async (api: Api, order: Order, proposal?: number) =>
  (await api.call(startPayment, { body: { order_id: order.id, proposal } })).data.url;

/** Ruby's order of two pieces of `first`, paid by card. */
async function paidOrder() {
  const [ruby, florist] = [test.visitor(), test.visitor()];
  const { phone } = await newBuyer(ruby);
  const { company } = await withPassword(florist, 'vendor1');
  const offered = await productsForSurryHills(ruby);
  const [first, second] = offered.filter((one) => one.company === company?.id);
  if (!first || !second) throw new Error('vendor1 brings too little to Surry Hills');
  await ruby.call(addProduct, { body: { product_id: first.id, count: 1 } });
  const order = await placedOrder(ruby, first);
  await payPage(await pageOf(ruby, order));
  await settle();
  const params = { id: order.id };
  const read = async (api: Api = florist) => (await api.call(getOrder, { params })).data;
  const edit = (items: object[], more: object = {}) =>
    florist.send(updateOrder, { params, body: { items: items as never, ...more } });
  const close = (api: Api, number = 1) => api.send(closeProposal, { params, body: { number } });
  return { ruby, phone: phone ?? '', florist, order, params, first, second, read, edit, close };
}

async function ledgerOf(order: Order) {
  connectModules(test.world);
  const { listLinesOfOrder } = await import('@bloomkin/lambdas/settlement/ledgerEntity.ts');
  const lines = await listLinesOfOrder(order.id as never);
  const sum = (field: 'cashCents' | 'yoursCents') => lines.reduce((total, one) => total + one[field], 0);
  return { lines, cash: sum('cashCents'), yours: sum('yoursCents') };
}

async function takenOf({ id }: Order) {
  connectModules(test.world);
  const { findOrder } = await import('@bloomkin/lambdas/orders/orderEntity.ts');
  const { findTaken } = await import('@bloomkin/lambdas/stores/capacityEntity.ts');
  const stored = await findOrder(id as never);
  if (!stored?.day) throw new Error('An order without a day');
  const days = await findTaken([stored.storeId], '2020-01-01', '2099-12-31');
  return Object.fromEntries(days.map(({ day, byPeriod }) => [day, byPeriod]));
}

async function run(job: string, event: object = {}): Promise<unknown> {
  const { functions } = test.world;
  const spec = functions.specs.find(({ name }) => name.endsWith(`-${job}`));
  return functions.invoke(spec?.name ?? '', event);
}

describe('an edit that makes a card-paid order cheaper', () => {
  it('refunds the difference once and pays the florist less', async () => {
    const { ruby, phone, florist, order, params, first, read, edit } = await paidOrder();
    const { version } = await read();
    const [saved, again] = await Promise.all([
      edit([line(first, 1)], { version }),
      edit([line(first, 1)], { version }),
    ]);
    expect([saved.status, again.status]).toEqual([200, 200]);
    await settle();
    const back = cents(first.price);
    const data = await read();
    expect([cents(data.total), cents(data.charged ?? 0), cents(data.refunded)]).toEqual([
      cents(order.total) - back,
      cents(order.total),
      back,
    ]);
    expect(data.refunds).toMatchObject([{ amount: first.price, of_edit: true, state: 'done' }]);
    expect(data.history.map(({ what }) => what).filter((what) => /items|refund/.test(what))).toEqual([
      'items',
      'refund',
    ]);
    expect(cents((data.payout?.share ?? 0) + (data.payout?.commission ?? 0))).toBe(cents(data.total));
    const message = await messageTo(test.world.url, phone, ({ text }) =>
      text.includes('has changed your order'),
    );
    expect(message.text).toContain('goes back to your card');
    await florist.call(updateOrder, { params, body: { status: 'completed' } });
    await settle();
    const { lines, cash, yours } = await ledgerOf(order);
    expect([cash, yours]).toEqual([cents(data.payout?.commission ?? 0), 0]);
    expect(lines.filter(({ kind }) => kind === 'transfer')).toHaveLength(1);
    expect((await read(ruby)).payment_status).toBe('paid');
  });

  it('refunds all of an order edited and canceled meanwhile', async () => {
    const { order, params, florist, first, second, read, edit } = await paidOrder();
    await edit([line(first, 1)]);
    const cheaper = [second, first].toSorted((a, b) => a.price - b.price)[0];
    await edit([line(first, 0), line(cheaper ?? first, 1)]);
    await florist.call(updateOrder, { params, body: { status: 'canceled' } });
    await settle();
    const data = await read();
    expect([data.payment_status, cents(data.refunded)]).toEqual(['refunded', cents(order.total)]);
    expect((await ledgerOf(order)).cash).toBe(0);
  });

  it('tries a refused refund again each hour', async () => {
    const { order, first, read, edit } = await paidOrder();
    connectModules(test.world);
    const { findOrder } = await import('@bloomkin/lambdas/orders/orderEntity.ts');
    const { patchItem } = await import('@bloomkin/lambdas/table/write.ts');
    const { orderEntity } = await import('@bloomkin/lambdas/orders/orderEntity.ts');
    const stored = await findOrder(order.id as never);
    const id = { id: order.id as never };
    await patchItem(orderEntity, id, { set: { paymentIntentId: 'pi_unknown' } });
    await edit([line(first, 1)]);
    await settle();
    expect((await read()).refunds).toMatchObject([{ state: 'asked' }]);
    const refused = await findOrder(order.id as never);
    expect(refused?.refunds?.[0]?.refusals).toBe(1);
    const earlier = new Date(Date.now() - 60 * 60_000).toISOString();
    const refunds = refused?.refunds?.map((refund) => ({ ...refund, at: earlier }));
    await patchItem(orderEntity, id, {
      set: { refunds: refunds ?? [], paymentIntentId: stored?.paymentIntentId ?? null },
    });
    await run('moneyOwed');
    await settle();
    expect((await read()).refunds).toMatchObject([{ state: 'done' }]);
  });
});

describe('an edit that makes a card-paid order dearer', () => {
  it('waits for the buyer to pay the difference', async () => {
    const { ruby, phone, florist, order, params, first, second, read, edit } = await paidOrder();
    const { version } = await read();
    const [saved, again] = await Promise.all([
      edit([line(second, 1)], { version, card_message: 'For Nonna' }),
      edit([line(second, 1)], { version, card_message: 'For Nonna' }),
    ]);
    expect([saved.status, again.status]).toEqual([200, 200]);
    const waiting = await read(ruby);
    expect(waiting).toMatchObject({
      total: order.total,
      card_message: '',
      proposal: { state: 'open', number: 1 },
    });
    expect(cents(waiting.proposal?.amount_due ?? 0)).toBe(cents(second.price));
    expect(Date.parse(waiting.proposal?.pay_by ?? '')).toBeLessThanOrEqual(Date.now() + 24 * 60 * 60_000);
    await settle();
    const message = await messageTo(test.world.url, phone, ({ text }) => text.includes('suggests a change'));
    expect(message.text).toContain(`/orders/${order.id}`);
    const second2 = await edit([line(first, 9)]);
    expect([second2.status, second2.failure.code]).toEqual([409, 'ORDER.PROPOSAL_OPEN']);
    const refund = await florist.send(refundOrder, { body: { order_id: order.id, amount: 1 } });
    expect(refund.failure.code).toBe('ORDER.PROPOSAL_OPEN');
    const page = await pageOf(ruby, order, 1);
    expect(await pageOf(ruby, order)).toBe(page);
    test.world.payments.misbehave({ copies: 3 });
    await payPage(page);
    await settle();
    test.world.payments.misbehave({});
    const changed = await read();
    expect(changed).toMatchObject({ card_message: 'For Nonna', goods_num: 3, proposal: { state: 'paid' } });
    expect(cents(changed.total)).toBe(cents(order.total) + cents(second.price));
    expect(changed.charged).toBe(changed.total);
    await messageTo(
      test.world.url,
      'vendor1@flowers.test',
      ({ subject }) => subject?.includes(`paid: order ${order.number}`) ?? false,
    );
    await florist.call(updateOrder, { params, body: { status: 'completed' } });
    await settle();
    const { lines, cash, yours } = await ledgerOf(order);
    expect([cash, yours]).toEqual([cents(changed.payout?.commission ?? 0), 0]);
    expect(lines.filter(({ kind }) => kind === 'charge')).toHaveLength(2);
    await florist.call(refundOrder, { body: { order_id: order.id } });
    await settle();
    expect(await read()).toMatchObject({ payment_status: 'refunded', refunded: changed.total });
    expect((await ledgerOf(order)).cash).toBe(0);
  });

  it.each([
    ['declined by the buyer', 'declined'],
    ['withdrawn by the florist', 'withdrawn'],
    ['not answered in time', 'expired'],
  ] as const)('changes nothing when it is %s but refunds a late payment', async (_, state) => {
    const { ruby, florist, order, second, read, edit, close } = await paidOrder();
    await edit([line(second, 1)]);
    const page = await pageOf(ruby, order, 1);
    const before = (await ledgerOf(order)).cash;
    // The card was taken before, the provider's event comes after.
    test.world.payments.misbehave({ dropNext: 3 });
    await payPage(page);
    if (state === 'expired') {
      const { proposal } = await read();
      await run('releaseHolds', { time: new Date(Date.parse(proposal?.pay_by ?? '') + 1000).toISOString() });
    } else {
      const api = state === 'declined' ? ruby : florist;
      expect((await close(api)).status).toBe(200);
      expect((await close(api)).status).toBe(200);
    }
    await settle();
    test.world.payments.misbehave({});
    expect(await read()).toMatchObject({ total: order.total, goods_num: 2, proposal: { state } });
    expect((await ledgerOf(order)).cash).toBe(before);
    const closed = await ruby.send(startPayment, { body: { order_id: order.id, proposal: 1 } });
    expect([closed.status, closed.failure.code]).toEqual([409, 'ORDER.PROPOSAL_CLOSED']);
    expect((await edit([line(second, 1)])).status).toBe(200);
    expect((await read()).proposal).toMatchObject({ number: 2, state: 'open' });
  });

  it('holds the new time until withdrawal or cancellation', async () => {
    const { florist, order, params, second, read, edit, close } = await paidOrder();
    const before = await takenOf(order);
    const [day, start] = [order.deliveryDay ?? '', order.delivery_period?.start_time ?? ''];
    const later = { delivery_period: { start_time: '21:00', stop_time: '22:00' } };
    await edit([line(second, 1)], later);
    const held = await takenOf(order);
    expect([held[day]?.[start], held[day]?.['21:00']]).toEqual([before[day]?.[start], 1]);
    await close(florist);
    expect((await takenOf(order))[day]).toEqual({ ...before[day], '21:00': 0 });
    await edit([line(second, 1)], later);
    await florist.call(updateOrder, { params, body: { status: 'canceled' } });
    expect((await takenOf(order))[day]).toEqual({
      ...before[day],
      [start]: (before[day]?.[start] ?? 0) - 1,
      '21:00': 0,
    });
    expect((await read()).proposal?.state).toBe('withdrawn');
  });

  it('moves to the held time once it is paid', async () => {
    const { ruby, order, second, edit } = await paidOrder();
    const before = await takenOf(order);
    const [day, start] = [order.deliveryDay ?? '', order.delivery_period?.start_time ?? ''];
    await edit([line(second, 1)], { delivery_period: { start_time: '21:30', stop_time: '22:00' } });
    await payPage(await pageOf(ruby, order, 1));
    await settle();
    expect((await takenOf(order))[day]).toEqual({
      ...before[day],
      [start]: (before[day]?.[start] ?? 0) - 1,
      '21:30': 1,
    });
  });

  it('cannot be closed by a stranger', async () => {
    const { second, edit, close } = await paidOrder();
    await edit([line(second, 1)]);
    const max = test.visitor();
    await newBuyer(max);
    expect((await close(max)).status).toBe(404);
  });
});

describe('an order with another refund', () => {
  it('keeps its items', async () => {
    const { florist, order, first, edit } = await paidOrder();
    await florist.call(refundOrder, { body: { order_id: order.id, amount: 1 } });
    const { status, failure } = await edit([line(first, 1)]);
    expect([status, failure.code]).toEqual([409, 'ORDER.PAID']);
  });
});
