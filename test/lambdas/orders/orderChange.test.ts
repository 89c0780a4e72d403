import { addProduct } from '@bloomkin/shared/routes/cart.ts';
import { listOrders, updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { deliveryDays } from '@bloomkin/shared/routes/stores.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { describe, expect, it } from 'vitest';
import type { Api } from '../../support/api.ts';
import { newBuyer, withPassword } from '../../support/people.ts';
import { placedOrder, productsForSurryHills, surryHills } from '../../support/shopping.ts';
import { useWorld } from '../../support/world.ts';

const test = useWorld({ demoData: true });

async function orderOfTwo() {
  const [ruby, florist] = [test.visitor(), test.visitor()];
  const { company } = await withPassword(florist, 'vendor1');
  await newBuyer(ruby);
  const offered = await productsForSurryHills(ruby);
  const [first, second] = offered.filter((one) => one.company === company?.id);
  if (!first || !second) throw new Error('vendor1 brings too little to Surry Hills');
  await ruby.call(addProduct, { body: { product_id: second.id, count: 3 } });
  const order = await placedOrder(ruby, first);
  return { ruby, florist, order, first, second, params: { id: order.id } };
}

async function leftOf(api: Api, { companyId }: Order, day: string | null, start: string | undefined) {
  const { lat, lng } = surryHills;
  const { data } = await api.call(deliveryDays, { query: { company_id: companyId ?? '', lat, lng } });
  const period = data.find((one) => one.day === day)?.periods.find(({ start_time }) => start_time === start);
  return period?.left ?? null;
}

describe('a florist who changes an order', () => {
  it('changes counts and takes lines out, to the cent', async () => {
    const { florist, order, first, second, params } = await orderOfTwo();
    const { data } = await florist.call(updateOrder, {
      params,
      body: {
        items: [
          { product_id: first.id, count: 0 },
          { product_id: second.id, count: 7 },
        ],
      },
    });
    const cents = Math.round(second.price * 100) * 7;
    expect(data.items).toMatchObject([{ product: { id: second.id }, count: 7 }]);
    expect([data.order_summ, data.total]).toEqual([
      cents / 100,
      (cents + Math.round(order.delivery_cost * 100)) / 100,
    ]);
    expect(data.history.at(-1)).toMatchObject({ by: 'Florist', what: 'items' });
    const odd = { items: [{ product_id: 'nothing', count: 1 }] };
    expect((await florist.send(updateOrder, { params, body: odd })).failure.errors?.[0]?.path).toBe(
      'items.0.product_id',
    );
    const none = { items: [{ product_id: second.id, count: 0 }] };
    expect((await florist.send(updateOrder, { params, body: none })).status).toBe(422);
  });

  it('moves it to another day with its instant, its address in the search and its place in the day', async () => {
    const { florist, order, params } = await orderOfTwo();
    const { lat, lng } = surryHills;
    const { data: days } = await florist.call(deliveryDays, {
      query: { company_id: order.companyId ?? '', lat, lng },
    });
    const later = days.filter(({ available }) => available).at(-1);
    const period = later?.periods.find(({ available }) => available);
    if (!later || !period) throw new Error('No later day');
    const left = async () => [
      await leftOf(florist, order, order.deliveryDay, order.delivery_period?.start_time),
      await leftOf(florist, order, later.day, period.start_time),
    ];
    const [oldBefore, newBefore] = await left();
    const { start_time, stop_time } = period;
    const { data } = await florist.call(updateOrder, {
      params,
      body: {
        deliveryDay: later.day,
        delivery_period: { start_time, stop_time },
        location: { address: '7 Wattlebird Lane, Glebe NSW 2037', lat: -33.88, lng: 151.186 },
      },
    });
    const local = new Date(data.deliveryDate ?? '').toLocaleString('sv-SE', {
      timeZone: data.timezone ?? '',
    });
    expect(local).toBe(`${later.day} ${start_time}:00`);
    const [oldAfter, newAfter] = await left();
    expect([oldAfter, newAfter]).toEqual([
      oldBefore === null ? null : Number(oldBefore) + 1,
      newBefore === null ? null : Number(newBefore) - 1,
    ]);
    const found = await florist.call(listOrders, { query: { search: 'wattlebird' } });
    expect(found.data.map(({ id }) => id)).toEqual([order.id]);
  });

  it('cannot mark a canceled order paid, nor move a final one', async () => {
    const { florist, params } = await orderOfTwo();
    await florist.call(updateOrder, { params, body: { status: 'canceled' } });
    for (const body of [
      { payment_status: 'paid' as const },
      { deliveryDay: '2030-01-01' },
      { status: 'new' as const },
    ])
      expect((await florist.send(updateOrder, { params, body })).failure.code).toBe('ORDER.STATUS.FINAL');
  });

  it('marks it paid by hand, and back again; its lines stay as they are while it is paid', async () => {
    const { florist, first, params } = await orderOfTwo();
    const paid = await florist.call(updateOrder, { params, body: { payment_status: 'paid' } });
    expect(paid.data.payment_status).toBe('paid');
    const items = [{ product_id: first.id, count: 9 }];
    expect((await florist.send(updateOrder, { params, body: { items } })).failure.code).toBe('ORDER.PAID');
    const back = await florist.call(updateOrder, { params, body: { payment_status: 'not_paid' } });
    expect(back.data.payment_status).toBe('not_paid');
    const never = await florist.send(updateOrder, { params, body: { payment_status: 'refunded' as never } });
    expect(never.status).toBe(422);
  });

  it('is an admin’s too, by their name in the history', async () => {
    const { params } = await orderOfTwo();
    const admin = test.visitor();
    await withPassword(admin, 'admin');
    const { data } = await admin.call(updateOrder, {
      params,
      body: { status: 'formation', comment: 'Call first' },
    });
    expect(data.history.slice(-2).map(({ by, what }) => [by, what])).toEqual([
      ['Admin', 'status'],
      ['Admin', 'comment'],
    ]);
  });
});
