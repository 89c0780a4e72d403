import { addProduct, checkout } from '@bloomkin/shared/routes/cart.ts';
import { getOrder, listOrders } from '@bloomkin/shared/routes/orders.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { injectFault } from '#support/faults.ts';
import { localCloud } from '#support/localCloud.ts';
import { registerBuyer } from '#support/people.ts';
import { fillCart, pickProduct, placeOrder } from '#support/shopping.ts';

const test = localCloud({ demoData: true });

const makeIndexesLate = (ms: number) =>
  injectFault(test.cloud.url, { target: 'indexes', mode: 'slow', rate: 1, ms });

afterEach(() => makeIndexesLate(0));

async function buyerWithProduct() {
  const api = test.visitor();
  await registerBuyer(api);
  const product = await pickProduct(api);
  return { api, product };
}

describe('while the indexes follow the table late', () => {
  it('an order is found by number before it is listed', async () => {
    const { api, product } = await buyerWithProduct();
    await makeIndexesLate(30_000);
    const { id } = await placeOrder(api, product);
    const { data } = await api.call(getOrder, { params: { id } });
    expect(data.id).toBe(id);
    const listIds = async () => (await api.call(listOrders, {})).data.map((order) => order.id);
    expect(await listIds()).toEqual([]);
    await makeIndexesLate(0);
    expect(await listIds()).toEqual([id]);
  });

  it('a cart that is submitted again leads to its one order', async () => {
    const { api, product } = await buyerWithProduct();
    const cart = await fillCart(api, product);
    await makeIndexesLate(30_000);
    const submit = () => api.call(checkout, { params: { id: cart.cart_hash }, body: {} });
    const [first, again] = [await submit(), await submit()];
    expect(again.data.id).toBe(first.data.id);
  });

  it('a new user has a cart, and can sign in again', async () => {
    await makeIndexesLate(30_000);
    const { api, product } = await buyerWithProduct();
    const { data } = await api.call(addProduct, { body: { product_id: product.id } });
    expect(data.items).toHaveLength(1);
  });
});
