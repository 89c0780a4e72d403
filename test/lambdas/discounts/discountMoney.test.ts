import type { BodyInputOf } from '@bloomkin/shared/route.ts';
import { addProduct } from '@bloomkin/shared/routes/cart.ts';
import { createDiscount, deleteDiscount, getDiscount } from '@bloomkin/shared/routes/discounts.ts';
import { exportOrders, getOrder, updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { getStatement, refundOrder, startPayment } from '@bloomkin/shared/routes/payments.ts';
import { computeCommission } from '@bloomkin/shared/rules/commission.ts';
import { netCents, takePercent } from '@bloomkin/shared/rules/discount.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { Api } from '#support/api.ts';
import { runJob } from '#support/jobs.ts';
import { localCloud } from '#support/localCloud.ts';
import { openCardPage, payAt, payByCard, settleSales } from '#support/payments.ts';
import { newBuyer, signInDemoUser, visitAs } from '#support/people.ts';
import { pickProductOf, placeOrder, productsForSurryHills } from '#support/shopping.ts';

const test = localCloud({ demoData: true });

const cents = (dollars: number) => Math.round(dollars * 100);

type Terms = Partial<NonNullable<BodyInputOf<typeof createDiscount>>>;

async function offer(who: 'admin' | 'vendor1', value: number, about: Terms = {}) {
  const api = await visitAs(test, who);
  const body = { name: 'Spring', kind: 'percent' as const, value, ...about };
  const { data } = await api.call(createDiscount, { body });
  made.push(() => api.call(deleteDiscount, { params: { id: data.id } }));
  return async () => (await api.call(getDiscount, { params: { id: data.id } })).data;
}

const made: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const remove of made.splice(0)) await remove();
});

/** Ruby's paid order of one piece at vendor1. */
async function placePaidOrder() {
  const [ruby, florist] = [test.visitor(), test.visitor()];
  await newBuyer(ruby);
  const { company } = await signInDemoUser(florist, 'vendor1');
  const product = await pickProductOf(ruby, company?.id);
  const order = await placeOrder(ruby, product);
  const params = { id: order.id };
  return { ruby, florist, product, order, params, pay: () => payAndSettle(ruby, order) };
}

async function payAndSettle(buyer: Api, order: { id: string }) {
  await payByCard(buyer, order);
  await test.cloud.settle();
}

const orderOf = async (api: Api, id: string) => (await api.call(getOrder, { params: { id } })).data;

async function complete(florist: Api, params: { id: string }) {
  for (const status of ['in_progress', 'formation', 'ready_to_ship', 'completed'] as const)
    await florist.call(updateOrder, { params, body: { status, early: true } });
  await settleSales(test.cloud);
}

describe('the money of a discounted order', () => {
  it('agrees in charge, commission, refund and export', async () => {
    await offer('vendor1', 15);
    const { ruby, florist, product, order, params, pay } = await placePaidOrder();
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
    await test.cloud.settle();
    const refunded = await orderOf(ruby, order.id);
    expect(cents(refunded.refunded)).toBe(cents(product.price) - off);
  });

  it('pays the florist in full for a market discount', async () => {
    await offer('admin', 5);
    const { florist, order, params, pay } = await placePaidOrder();
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

  it('agrees to the cent with two discounts and a refunded line', async () => {
    const [ruby, florist] = [test.visitor(), test.visitor()];
    await newBuyer(ruby);
    const { company } = await signInDemoUser(florist, 'vendor1');
    const own = (await productsForSurryHills(ruby)).filter((one) => one.company === company?.id);
    const [dear, ...others] = own.toSorted((a, b) => b.price - a.price);
    const cheap = others.findLast(({ category }) => category.id !== dear?.category.id);
    if (!dear || !cheap) throw new Error('vendor1 brings too little to Surry Hills');
    const amount = { kind: 'amount', min_order: 10, category_id: cheap.category.id } as const;
    await offer('vendor1', 7.03, amount);
    await offer('admin', 5);
    await ruby.call(addProduct, { body: { product_id: dear.id, count: 3 } });
    const order = await placeOrder(ruby, cheap);
    const borne = takePercent(3 * cents(dear.price), 5);
    expect(order.discounts.map(({ borne_by, amount: off }) => [borne_by, cents(off)]).toSorted()).toEqual([
      ['florist', 703],
      ['market', borne],
    ]);
    const goods = 3 * cents(dear.price) + cents(cheap.price);
    const total = goods - borne - 703 + cents(order.delivery_cost);
    expect([cents(order.order_summ), cents(order.total)]).toEqual([goods, total]);
    await payAndSettle(ruby, order);
    const items = [dear, cheap].map(({ id }) => ({ product_id: id, count: 1 }));
    await florist.call(refundOrder, { body: { order_id: order.id, items, reason: 'Wilted' } });
    await test.cloud.settle();
    await complete(florist, { id: order.id });
    const back =
      netCents({ priceCents: cents(dear.price), count: 3, discountCents: borne }, 1) +
      cents(cheap.price) -
      703;
    const { charged, refunded, payout } = await orderOf(florist, order.id);
    expect([cents(charged ?? 0), cents(refunded)]).toEqual([total, back]);
    const remaining = total - back;
    const part = Math.floor((borne * remaining) / total);
    const share = remaining + part - computeCommission(remaining + part, payout?.commission_percent ?? 0);
    expect(payout && [cents(payout.share), cents(payout.sent)]).toEqual([share, share]);
    const id = company?.id ?? '';
    const query = { month: new Date().toISOString().slice(0, 7) };
    const { lines } = (await florist.call(getStatement, { params: { id }, query })).data;
    const sums = { buyer: 0, market_discount: 0, commission: 0 };
    for (const line of lines.filter((one) => one.order_id === order.id && one.kind !== 'transfer'))
      for (const field of ['buyer', 'market_discount', 'commission'] as const)
        sums[field] += cents(line[field]);
    expect(sums).toEqual({ buyer: remaining, market_discount: part, commission: share - remaining });
  });

  it('keeps its percentage when the count changes', async () => {
    await offer('vendor1', 10);
    const { florist, product, order, params } = await placePaidOrder();
    const items = [{ product_id: product.id, count: 3 }];
    const { data } = await florist.call(updateOrder, { params, body: { items } });
    const off = Math.floor((cents(product.price) * 3 * 10 + 50) / 100);
    expect(cents(data.discount_total)).toBe(off);
    expect(cents(data.total)).toBe(cents(product.price) * 3 - off + cents(order.delivery_cost));
  });

  it.each([
    ['vendor1', 10],
    ['admin', 5],
  ] as const)('follows edits of a paid order: %s', async (who, percent) => {
    const readDiscount = await offer(who, percent);
    const { ruby, florist, product, order, params, pay } = await placePaidOrder();
    await pay();
    const goods = (count: number) => cents(product.price) * count;
    const off = (count: number) => takePercent(goods(count), percent);
    const price = (count: number) => goods(count) - off(count) + cents(order.delivery_cost);
    const setCount = async (count: number) => {
      const body = { items: [{ product_id: product.id, count }] };
      return (await florist.call(updateOrder, { params, body })).data;
    };
    const { proposal } = await setCount(3);
    expect(proposal && cents(proposal.amount_due)).toBe(price(3) - price(1));
    await payAt(await openCardPage(ruby, order, proposal?.number));
    await test.cloud.settle();
    const dearer = await orderOf(florist, order.id);
    expect([cents(dearer.total), cents(dearer.charged ?? 0), cents(dearer.discount_total)]).toEqual([
      price(3),
      price(3),
      off(3),
    ]);
    await setCount(2);
    await test.cloud.settle();
    await complete(florist, params);
    const { total, charged, refunded, discounts, payout } = await orderOf(florist, order.id);
    expect([cents(total), cents(charged ?? 0), cents(refunded)]).toEqual([
      price(2),
      price(3),
      price(3) - price(2),
    ]);
    expect(discounts.map(({ amount }) => cents(amount))).toEqual([off(2)]);
    expect(await readDiscount()).toMatchObject({ used: 1, taken_off: off(2) / 100 });
    const borne = who === 'admin' ? off(2) : 0;
    const commission = computeCommission(price(2) + borne, payout?.commission_percent ?? 0);
    const share = price(2) + borne - commission;
    expect(payout && [cents(payout.share), cents(payout.sent)]).toEqual([share, share]);
    const month = new Date().toISOString().slice(0, 7);
    const query = { month };
    const id = order.companyId ?? '';
    const { lines } = (await florist.call(getStatement, { params: { id }, query })).data;
    const sale = lines.find((line) => line.order_id === order.id && line.kind === 'order');
    expect(sale && [cents(sale.buyer), cents(sale.market_discount), cents(sale.commission)]).toEqual([
      ...[price(2), borne],
      borne - commission,
    ]);
  });

  it('frees a use when an unpaid order lapses', async () => {
    await offer('vendor1', 20, { limit_total: 1 });
    const first = await placePaidOrder();
    expect(cents(first.order.discount_total)).toBeGreaterThan(0);
    expect(cents((await placePaidOrder()).order.discount_total)).toBe(0);
    await runJob(test.cloud, 'releaseHolds', new Date(Date.now() + 31 * 60_000));
    const next = await placePaidOrder();
    expect(cents(next.order.discount_total)).toBeGreaterThan(0);
    const late = await first.ruby.send(startPayment, { body: { order_id: first.order.id } });
    expect([late.status, late.failure.code]).toEqual([409, 'DISCOUNT.USED_UP']);
  });
});
