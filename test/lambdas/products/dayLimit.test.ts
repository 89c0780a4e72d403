import { addProduct, checkout, getCart, updateCart } from '@bloomkin/shared/routes/cart.ts';
import { updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { getProduct, setDayLimit } from '@bloomkin/shared/routes/products.ts';
import { deliveryDays } from '@bloomkin/shared/routes/stores.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { describe, expect, it } from 'vitest';
import type { Api } from '#support/api.ts';
import { localCloud } from '#support/localCloud.ts';
import { signInDemoUser, visitAsBuyer } from '#support/people.ts';
import { contact, pickProductOf, surryHills } from '#support/shopping.ts';

const test = localCloud({ demoData: true });
const { lat, lng } = surryHills;

async function findDay(api: Api, { company }: Product) {
  const { data } = await api.call(deliveryDays, { query: { company_id: company, lat, lng } });
  const [, , day] = data.filter(({ available }) => available);
  const period = day?.periods.find(({ available }) => available);
  if (!day || !period) throw new Error('No open day');
  const { start_time, stop_time } = period;
  return { deliveryDay: day.day, delivery_period: { start_time, stop_time } };
}

async function fillCart(product: Product, chosen: Awaited<ReturnType<typeof findDay>>, count = 1) {
  const api = await visitAsBuyer(test);
  const { data } = await api.call(addProduct, { body: { product_id: product.id, count } });
  const params = { id: data.cart_hash };
  await api.call(updateCart, { params, body: { ...contact, ...chosen, location: surryHills } });
  return { api, params };
}

async function submit({ api, params }: Awaited<ReturnType<typeof fillCart>>) {
  for (;;) {
    const answer = await api.send(checkout, { params, body: {} });
    if (answer.failure.code !== 'CONFLICT.BUSY') return { api, answer };
  }
}

describe('the day limit of a product', () => {
  it('sells three of ten, keeps the other carts, and gives a canceled one back once', async () => {
    const florist = test.visitor();
    const { company } = await signInDemoUser(florist, 'vendor1');
    const product = await pickProductOf(florist, company?.id ?? '');
    const chosen = await findDay(florist, product);
    const params = { id: product.id };
    const body = { day: chosen.deliveryDay, left: 3 };
    const { data: limited } = await florist.call(setDayLimit, { params, body });
    expect(limited.day_limit).toEqual(body);
    const { data: repeated } = await florist.call(setDayLimit, { params, body });
    expect(repeated.version).toBe(limited.version);

    const readLeft = async () => (await florist.call(getProduct, { params })).data.day_limit?.left;
    const carts = await Promise.all(Array.from({ length: 10 }, () => fillCart(product, chosen)));
    const results = await Promise.all(carts.map(submit));
    const placed = results.filter(({ answer }) => answer.status === 200);
    const refused = results.filter(({ answer }) => answer.status === 422);
    expect([placed.length, refused.length]).toEqual([3, 7]);
    await expect.poll(readLeft).toBe(0);
    const lateCart = await fillCart(product, chosen);
    const late = await submit(lateCart);
    expect(late.answer.failure.errors).toMatchObject([
      { path: 'deliveryDay', message: expect.stringContaining(`${product.name} sold out`) },
    ]);
    expect((await late.api.call(getCart, {})).data.items).toHaveLength(1);

    const id = placed[0]?.answer.data.data.id ?? '';
    const cancel = { params: { id }, body: { status: 'canceled' as const } };
    await placed[0]?.api.call(updateOrder, cancel);
    await placed[0]?.api.call(updateOrder, cancel);
    await expect.poll(readLeft).toBe(1);
    const two = await submit(await fillCart(product, chosen, 2));
    expect(two.answer.failure.errors?.[0]?.message).toContain(`Only 1 left of ${product.name}`);

    // A limit that is set again counts anew, whatever orders of the old one do.
    await florist.call(setDayLimit, { params, body: { ...body, left: 0 } });
    await placed[1]?.api.call(updateOrder, {
      params: { id: placed[1].answer.data.data.id },
      body: { status: 'canceled' },
    });
    await florist.call(setDayLimit, { params, body: { ...body, left: 0 } });
    expect(await readLeft()).toBe(0);
    await florist.call(setDayLimit, { params, body: { ...body, left: null } });
    expect((await submit(lateCart)).answer.status).toBe(200);
  });
});
