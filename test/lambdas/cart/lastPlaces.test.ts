import { addProduct, checkout, updateCart } from '@bloomkin/shared/routes/cart.ts';
import { updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { deliveryDays, listStores, setCalendar } from '@bloomkin/shared/routes/stores.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { describe, expect, it } from 'vitest';
import type { Api } from '#support/api.ts';
import { localCloud } from '#support/localCloud.ts';
import { updateCompanyItem } from '#support/operator.ts';
import { newBuyer, signInDemoUser, visitAsBuyer } from '#support/people.ts';
import { contact, pickProduct, pickProductOf, surryHills } from '#support/shopping.ts';

const test = localCloud({ demoData: true });

interface Chosen {
  deliveryDay: string;
  delivery_period: { start_time: string; stop_time: string };
}

const periodsOf = async (api: Api, company_id: string) => {
  const { lat, lng } = surryHills;
  const { data } = await api.call(deliveryDays, { query: { company_id, lat, lng } });
  return data.flatMap(({ day, periods }) => periods.map((period) => ({ day, ...period })));
};

/** A florist whose periods take three orders each, and one period that is still empty. */
async function threePlaces(api: Api): Promise<{ product: Product; chosen: Chosen }> {
  const product = await pickProduct(api);
  const deliveryPeriods = product.company_info.delivery_periods.map(({ start_time, stop_time }) => ({
    startTime: start_time,
    stopTime: stop_time,
    capacity: 3,
  }));
  await updateCompanyItem(test.cloud, product.company, { deliveryPeriods });
  const free = (await periodsOf(api, product.company)).find(({ available, left }) => available && left === 3);
  if (!free) throw new Error('No period is empty');
  const { day, start_time, stop_time } = free;
  return { product, chosen: { deliveryDay: day, delivery_period: { start_time, stop_time } } };
}

async function buyerWithCart(product: Product, chosen: Chosen) {
  const api = await visitAsBuyer(test);
  const { data } = await api.call(addProduct, { body: { product_id: product.id } });
  const params = { id: data.cart_hash };
  await api.call(updateCart, { params, body: { ...contact, ...chosen, location: surryHills } });
  return { api, params };
}

/** Submits as the shop does: told that it is busy, it tries again. */
async function submit({ api, params }: Awaited<ReturnType<typeof buyerWithCart>>) {
  for (;;) {
    const answer = await api.send(checkout, { params, body: {} });
    if (answer.failure.code !== 'CONFLICT.BUSY') return { api, answer };
  }
}

describe('the last places of a period', () => {
  it('go to three of twenty buyers and become free on cancellation', async () => {
    // A guest's answer may be some seconds old.
    const ruby = await visitAsBuyer(test);
    const { product, chosen } = await threePlaces(ruby);
    const buyers = await Promise.all(Array.from({ length: 20 }, () => buyerWithCart(product, chosen)));
    const results = await Promise.all(buyers.map(submit));
    const placed = results.filter(({ answer }) => answer.status === 200);
    const refused = results.filter(({ answer }) => answer.status === 422);
    expect([placed.length, refused.length]).toEqual([3, 17]);
    for (const { answer } of refused)
      expect(answer.failure.errors?.map(({ path }) => path)).toEqual(['deliveryDay']);

    const readLeft = async () =>
      (await periodsOf(ruby, product.company)).find(
        ({ day, start_time }) =>
          day === chosen.deliveryDay && start_time === chosen.delivery_period.start_time,
      );
    expect(await readLeft()).toMatchObject({ available: false, left: 0 });
    const [first] = placed;
    await first?.api.call(updateOrder, {
      params: { id: first.answer.data.data.id },
      body: { status: 'canceled' },
    });
    await first?.api.call(updateOrder, {
      params: { id: first.answer.data.data.id },
      body: { status: 'canceled' },
    });
    expect(await readLeft()).toMatchObject({ available: true, left: 1 });
  });
});

it('gives a zone no more places than its special day has, and one back on cancellation', async () => {
  const [ruby, florist] = [test.visitor(), test.visitor()];
  await newBuyer(ruby);
  const { company } = await signInDemoUser(florist, 'vendor1');
  const product = await pickProductOf(ruby, company?.id);
  const company_id = product.company;
  const { data: stores } = await florist.call(listStores, { query: { company_id } });
  const [free] = (await periodsOf(ruby, company_id)).filter(({ available }) => available).slice(-3);
  if (!free) throw new Error('No period is open');
  const { day, start_time, stop_time } = free;
  const chosen = { deliveryDay: day, delivery_period: { start_time, stop_time } };
  const limit = (capacity: number) => {
    const zones = stores.flatMap(({ delivery_zones }) =>
      delivery_zones.map(({ id }) => ({ zone_id: id, capacity })),
    );
    return florist.call(setCalendar, {
      body: { store_ids: stores.map(({ id }) => id), days: [{ day, zones }] },
    });
  };
  await limit(2);
  const buyers = await Promise.all(Array.from({ length: 6 }, () => buyerWithCart(product, chosen)));
  const results = await Promise.all(buyers.map(submit));
  const [first, ...placed] = results.filter(({ answer }) => answer.status === 200);
  expect([placed.length, results.length]).toEqual([1, 6]);
  const isOpen = async () =>
    (await periodsOf(ruby, company_id)).some((one) => one.day === day && one.available);
  expect(await isOpen()).toBe(false);
  await first?.api.call(updateOrder, {
    params: { id: first.answer.data.data.id },
    body: { status: 'canceled' },
  });
  expect(await isOpen()).toBe(true);
});
