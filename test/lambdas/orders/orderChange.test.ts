import type { LocalCloud } from '@bloomkin/local/localCloud.ts';
import { addProduct } from '@bloomkin/shared/routes/cart.ts';
import { listOrders, updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { deliveryDays } from '@bloomkin/shared/routes/stores.ts';
import { addDays, formatDay, formatPeriod } from '@bloomkin/shared/rules/zonedTime.ts';
import { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { describe, expect, it } from 'vitest';
import type { Api } from '#support/api.ts';
import { localCloud } from '#support/localCloud.ts';
import { newBuyer, signInDemoUser, visitAs } from '#support/people.ts';
import { pickTwoProductsOf, placeOrder, surryHills } from '#support/shopping.ts';

const test = localCloud({ demoData: true });

async function orderOfTwo() {
  const [ruby, florist] = [test.visitor(), test.visitor()];
  const { company } = await signInDemoUser(florist, 'vendor1');
  await newBuyer(ruby);
  const [first, second] = await pickTwoProductsOf(ruby, company?.id);
  await ruby.call(addProduct, { body: { product_id: second.id, count: 3 } });
  const order = await placeOrder(ruby, first);
  return { ruby, florist, order, first, second, params: { id: order.id } };
}

async function leftOf(api: Api, { companyId }: Order, day: string | null, start: string | undefined) {
  const { lat, lng } = surryHills;
  const { data } = await api.call(deliveryDays, { query: { company_id: companyId ?? '', lat, lng } });
  const period = data.find((one) => one.day === day)?.periods.find(({ start_time }) => start_time === start);
  return period?.left ?? null;
}

/** Deletes a day's count, as its TTL does. */
async function forgetDay(cloud: LocalCloud, { id }: Order, day: string): Promise<void> {
  Object.assign(process.env, cloud.operatorVariables);
  const [{ exists }, { removeItem }, { capacityEntity }, { findOrder }] = await Promise.all([
    import('@bloomkin/lambdas/platform/table/condition.ts'),
    import('@bloomkin/lambdas/platform/table/write.ts'),
    import('@bloomkin/lambdas/model/stores/capacityEntity.ts'),
    import('@bloomkin/lambdas/model/orders/orderEntity.ts'),
  ]);
  const place = (await findOrder(OrderId.parse(id)))?.placeTaken;
  if (place?.day !== day) throw new Error('The order has no place on that day');
  expect(await removeItem(capacityEntity, place, exists())).toBe(true);
}

/** How many places of the order's first zone and day are taken, and in which zone it counts. */
async function readZone(cloud: LocalCloud, { id }: Order) {
  Object.assign(process.env, cloud.operatorVariables);
  const [{ findTaken }, { findOrder }] = await Promise.all([
    import('@bloomkin/lambdas/model/stores/capacityEntity.ts'),
    import('@bloomkin/lambdas/model/orders/orderEntity.ts'),
  ]);
  const readPlace = async () => (await findOrder(OrderId.parse(id)))?.placeTaken;
  const first = await readPlace();
  if (!first?.zoneId) throw new Error('The order counts in no zone');
  const { zoneId, storeId, day } = first;
  const read = async () => {
    const [taken] = await findTaken([storeId], day, day);
    const total = Object.values(taken?.byPeriod ?? {}).reduce((sum, count) => sum + count, 0);
    return { zone: taken?.byZone?.[zoneId] ?? 0, total, zoneId: (await readPlace())?.zoneId };
  };
  return { zoneId, read };
}

describe('a florist who changes an order', () => {
  it('keeps it at $20,000 at most', async () => {
    const { florist, first, params } = await orderOfTwo();
    const items = [{ product_id: first.id, count: 999 }];
    const { status, failure } = await florist.send(updateOrder, { params, body: { items } });
    expect(status).toBe(422);
    expect(failure.errors).toEqual([{ path: 'items', message: expect.stringContaining('$20,000') }]);
  });

  it('changes counts and removes lines, to the cent', async () => {
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

  it('moves it to another day with its booked place', async () => {
    const { florist, order, params } = await orderOfTwo();
    const { lat, lng } = surryHills;
    const { data: days } = await florist.call(deliveryDays, {
      query: { company_id: order.companyId ?? '', lat, lng },
    });
    const later = days.filter(({ available }) => available).at(-1);
    const period = later?.periods.find(({ available }) => available);
    if (!later || !period) throw new Error('No later day');
    const readLeft = async () => [
      await leftOf(florist, order, order.deliveryDay, order.delivery_period?.start_time),
      await leftOf(florist, order, later.day, period.start_time),
    ];
    const [oldBefore, newBefore] = await readLeft();
    const { start_time, stop_time } = period;
    const { data } = await florist.call(updateOrder, {
      params,
      body: {
        deliveryDay: later.day,
        delivery_period: { start_time, stop_time },
        location: { address: '7 Wattlebird Lane, Glebe NSW 2037', lat: -33.88, lng: 151.186 },
      },
    });
    expect(data.history.findLast(({ what }) => what === 'delivery')?.to).toBe(
      `${formatDay(later.day)}, ${formatPeriod(start_time, stop_time)}, 7 Wattlebird Lane, Glebe NSW 2037`,
    );
    const local = new Date(data.deliveryDate ?? '').toLocaleString('sv-SE', {
      timeZone: data.timezone ?? '',
    });
    expect(local).toBe(`${later.day} ${start_time}:00`);
    const [oldAfter, newAfter] = await readLeft();
    expect([oldAfter, newAfter]).toEqual([
      oldBefore === null ? null : Number(oldBefore) + 1,
      newBefore === null ? null : Number(newBefore) - 1,
    ]);
    const found = await florist.call(listOrders, { query: { search: 'wattlebird' } });
    expect(found.data.map(({ id }) => id)).toEqual([order.id]);
  });

  it('moves it to no past, far, foreign or reversed time', async () => {
    const { florist, order, params } = await orderOfTwo();
    const expectRefusal = async (body: object) => {
      const { status, failure } = await florist.send(updateOrder, { params, body });
      return [status, failure.errors?.[0]?.path];
    };
    expect(await expectRefusal({ deliveryDay: '2020-01-01' })).toEqual([422, 'deliveryDay']);
    expect(await expectRefusal({ deliveryDay: '9999-12-31' })).toEqual([422, 'deliveryDay']);
    expect(await expectRefusal({ delivery_period: { start_time: '15:00', stop_time: '09:00' } })).toEqual([
      422,
      'delivery_period.stop_time',
    ]);
    const london = { address: '10 Downing Street, London', lat: 51.5034, lng: -0.1276 };
    expect(await expectRefusal({ location: london })).toEqual([422, 'location.address']);
    const { data } = await florist.call(updateOrder, { params, body: {} });
    expect(data).toMatchObject({ deliveryDay: order.deliveryDay, location: order.location });
  });

  it('refuses a time and a place that the shop does not offer, unless told so', async () => {
    const { florist, order, params } = await orderOfTwo();
    const delivery_period = { start_time: '22:00', stop_time: '23:00' };
    const perth = { address: '1 Beaufort Street, Perth WA 6000', lat: -31.95, lng: 115.86 };
    const body = { delivery_period, location: perth };
    const { status, failure } = await florist.send(updateOrder, { params, body });
    expect([status, failure.code, failure.errors?.map(({ path }) => path)]).toEqual([
      422,
      'ORDER.OUTSIDE',
      ['delivery_period', 'location'],
    ]);
    const { data: same } = await florist.call(updateOrder, { params, body: {} });
    expect(same).toMatchObject({ version: order.version, location: order.location });
    const save = () =>
      florist.call(updateOrder, { params, body: { ...body, version: order.version, outside: true } });
    const { data } = await save();
    expect(data).toMatchObject({ ...body, delivery_cost: order.delivery_cost, version: order.version + 1 });
    expect((await save()).data).toEqual(data);
  });

  it('counts it in the zone of its address when it moves there and back', async () => {
    const { florist, order, params } = await orderOfTwo();
    const { zoneId, read } = await readZone(test.cloud, order);
    const before = await read();
    const perth = { address: '1 Beaufort Street, Perth WA 6000', lat: -31.95, lng: 115.86 };
    await florist.call(updateOrder, { params, body: { location: perth, outside: true } });
    expect(await read()).toEqual({ zone: before.zone - 1, total: before.total, zoneId: undefined });
    await florist.call(updateOrder, { params, body: { location: order.location } });
    expect(await read()).toEqual({ ...before, zoneId });
  });

  it('frees no other order’s place when its day is uncounted', async () => {
    const { florist, order, params } = await orderOfTwo();
    const readLeft = () => leftOf(florist, order, order.deliveryDay, order.delivery_period?.start_time);
    const { start_time, stop_time } = order.delivery_period ?? { start_time: '', stop_time: '' };
    const moved = { deliveryDay: addDays(order.deliveryDay ?? '', 40), outside: true };
    await florist.call(updateOrder, { params, body: moved });
    await forgetDay(test.cloud, order, moved.deliveryDay);
    const before = await readLeft();
    const back = { deliveryDay: order.deliveryDay, delivery_period: { start_time, stop_time } };
    await florist.call(updateOrder, { params, body: back });
    await florist.call(updateOrder, { params, body: { status: 'canceled' } });
    expect(await readLeft()).toBe(before);
  });

  it('marks no canceled order paid and moves no final one', async () => {
    const { florist, params } = await orderOfTwo();
    await florist.call(updateOrder, { params, body: { status: 'canceled' } });
    for (const body of [
      { payment_status: 'paid' as const },
      { deliveryDay: '2030-01-01' },
      { status: 'new' as const },
    ])
      expect((await florist.send(updateOrder, { params, body })).failure.code).toBe('ORDER.STATUS.FINAL');
  });

  it('undoes the last move alone within ten minutes, the end too', async () => {
    const { florist, ruby, params } = await orderOfTwo();
    const move = async (
      api: Api,
      status: 'new' | 'in_progress' | 'formation' | 'ready_to_ship' | 'completed',
    ) => {
      const answer = await api.send(updateOrder, { params, body: { status, early: true } });
      return answer.data?.data.status ?? answer.failure.code;
    };
    expect(await move(florist, 'formation')).toBe('formation');
    expect(await move(florist, 'in_progress')).toBe('ORDER.STATUS.NOT_ALLOWED');
    expect(await move(ruby, 'new')).toBe('ACCESS.FORBIDDEN');
    expect(await move(florist, 'new')).toBe('new');
    expect(await move(florist, 'formation')).toBe('formation');
    expect(await move(florist, 'ready_to_ship')).toBe('ready_to_ship');
    expect(await move(florist, 'new')).toBe('ORDER.STATUS.NOT_ALLOWED');
    expect(await move(florist, 'completed')).toBe('completed');
    expect(await move(florist, 'formation')).toBe('ORDER.STATUS.FINAL');
    expect(await move(florist, 'ready_to_ship')).toBe('ready_to_ship');
    expect(await move(florist, 'completed')).toBe('completed');
  });

  it('marks it paid by hand and back, with fixed lines', async () => {
    const { florist, first, params } = await orderOfTwo();
    const paid = await florist.call(updateOrder, { params, body: { payment_status: 'paid' } });
    expect(paid.data.payment_status).toBe('paid');
    const items = [{ product_id: first.id, count: 9 }];
    expect((await florist.send(updateOrder, { params, body: { items } })).failure.code).toBe(
      'ORDER.PAID_BY_HAND',
    );
    const back = await florist.call(updateOrder, { params, body: { payment_status: 'not_paid' } });
    expect(back.data.payment_status).toBe('not_paid');
    const never = await florist.send(updateOrder, { params, body: { payment_status: 'refunded' as never } });
    expect(never.status).toBe(422);
  });

  it('counts an admin too, named in the history', async () => {
    const { params } = await orderOfTwo();
    const admin = await visitAs(test, 'admin');
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
