import { createDiscount, deleteDiscount } from '@bloomkin/shared/routes/discounts.ts';
import { exportOrders, getOrder, updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { refundOrder, startPayment } from '@bloomkin/shared/routes/payments.ts';
import { computeCommission } from '@bloomkin/shared/rules/commission.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { Api } from '#support/api.ts';
import { runJob } from '#support/jobs.ts';
import { localCloud } from '#support/localCloud.ts';
import { newBuyer, withPassword } from '#support/people.ts';
import { placedOrder, productsForSurryHills } from '#support/shopping.ts';

const test = localCloud({ demoData: true });

const cents = (dollars: number) => Math.round(dollars * 100);

async function offer(who: 'admin' | 'vendor1', value: number, about: { limit_total?: number } = {}) {
  const api = test.visitor();
  await withPassword(api, who);
  const body = { name: 'Spring', kind: 'percent' as const, value, ...about };
  const { data } = await api.call(createDiscount, { body });
  made.push(() => api.call(deleteDiscount, { params: { id: data.id } }));
}

const made: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const remove of made.splice(0)) await remove();
});

/** Ruby's paid order of one piece at vendor1. */
async function paidOrder() {
  const [ruby, florist] = [test.visitor(), test.visitor()];
  await newBuyer(ruby);
  const { company } = await withPassword(florist, 'vendor1');
  const product = (await productsForSurryHills(ruby)).find((one) => one.company === company?.id);
  if (!product) throw new Error('vendor1 brings nothing to Surry Hills');
  const order = await placedOrder(ruby, product);
  const params = { id: order.id };
  const pay = async () => {
    const { data } = await ruby.call(startPayment, { body: { order_id: order.id } });
    const body = new URLSearchParams({ card: '4242 4242 4242 4242' });
    expect((await fetch(data.url, { method: 'POST', body, redirect: 'manual' })).status).toBe(303);
    await test.world.settle();
  };
  return { ruby, florist, product, order, params, pay };
}

const orderOf = async (api: Api, id: string) => (await api.call(getOrder, { params: { id } })).data;

async function complete(florist: Api, params: { id: string }) {
  for (const status of ['in_progress', 'formation', 'ready_to_ship', 'completed'] as const)
    await florist.call(updateOrder, { params, body: { status } });
  await test.world.settle();
}

describe('the money of a discounted order', () => {
  it('is the buyer’s price for a florist’s discount: charge, commission, refund and export agree', async () => {
    await offer('vendor1', 15);
    const { ruby, florist, product, order, params, pay } = await paidOrder();
    const off = Math.floor((cents(product.price) * 15 + 50) / 100);
    expect([cents(order.order_summ), cents(order.discount_total)]).toEqual([cents(product.price), off]);
    expect(cents(order.total)).toBe(cents(product.price) - off + cents(order.delivery_cost));
    await pay();
    await complete(florist, params);
    const { payout, payment_status } = await orderOf(florist, order.id);
    const commission = computeCommission(cents(order.total), payout?.commission_percent ?? 0);
    expect([payment_status, payout && cents(payout.share), payout && cents(payout.sent)]).toEqual([
      'paid',
      cents(order.total) - commission,
      cents(order.total) - commission,
    ]);
    const csv = await florist.call(exportOrders, { query: {} });
    const row = csv.split('\n').find((line) => line.includes(order.number));
    const figures = [product.price, off / 100, order.delivery_cost, order.total];
    expect(row).toContain(`,${figures.map((dollars) => dollars.toFixed(2)).join(',')},`);
    const items = [{ product_id: product.id, count: 1 }];
    await florist.call(refundOrder, { body: { order_id: order.id, items, reason: 'Wilted' } });
    await test.world.settle();
    const refunded = await orderOf(ruby, order.id);
    expect(cents(refunded.refunded)).toBe(cents(product.price) - off);
  });

  it('of the market leaves the florist what the flowers bring without it', async () => {
    await offer('admin', 5);
    const { florist, order, params, pay } = await paidOrder();
    expect(order.discounts).toMatchObject([{ borne_by: 'market', takes_off: '5% off' }]);
    await pay();
    await complete(florist, params);
    const { payout } = await orderOf(florist, order.id);
    const whole = cents(order.total) + cents(order.discount_total);
    const commission = computeCommission(whole, payout?.commission_percent ?? 0);
    expect(payout && [cents(payout.share), cents(payout.sent)]).toEqual([
      whole - commission,
      whole - commission,
    ]);
    expect(payout && cents(payout.commission)).toBe(commission - cents(order.discount_total));
  });

  it('follows a florist who changes the count: the percentage stays', async () => {
    await offer('vendor1', 10);
    const { florist, product, order, params } = await paidOrder();
    const items = [{ product_id: product.id, count: 3 }];
    const { data } = await florist.call(updateOrder, { params, body: { items } });
    const off = Math.floor((cents(product.price) * 3 * 10 + 50) / 100);
    expect(cents(data.discount_total)).toBe(off);
    expect(cents(data.total)).toBe(cents(product.price) * 3 - off + cents(order.delivery_cost));
  });

  it('is free again when an unpaid order lapses, and paying late is told when it is used up', async () => {
    await offer('vendor1', 20, { limit_total: 1 });
    const first = await paidOrder();
    expect(cents(first.order.discount_total)).toBeGreaterThan(0);
    expect(cents((await paidOrder()).order.discount_total)).toBe(0);
    await runJob(test.world, 'releaseHolds', new Date(Date.now() + 31 * 60_000));
    const next = await paidOrder();
    expect(cents(next.order.discount_total)).toBeGreaterThan(0);
    const late = await first.ruby.send(startPayment, { body: { order_id: first.order.id } });
    expect([late.status, late.failure.code]).toEqual([409, 'DISCOUNT.USED_UP']);
  });
});
