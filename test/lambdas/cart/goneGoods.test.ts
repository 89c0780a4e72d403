import {
  addProduct,
  checkout,
  clearCart,
  createCart,
  getCart,
  getCartByHash,
} from '@bloomkin/shared/routes/cart.ts';
import { deleteProduct, updateProduct } from '@bloomkin/shared/routes/products.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { describe, expect, it } from 'vitest';
import { localCloud } from '#support/localCloud.ts';
import { updateCompanyItem } from '#support/operator.ts';
import { newBuyer, signInDemoUser, visitAsBuyer } from '#support/people.ts';
import {
  fillCart,
  pickTwoProductsOf,
  productsForSurryHills,
  productsOfTwoFlorists,
} from '#support/shopping.ts';

const test = localCloud({ demoData: true });

async function buyerAndFlorist() {
  const [ruby, florist] = [test.visitor(), test.visitor()];
  await newBuyer(ruby);
  const { company } = await signInDemoUser(florist, 'vendor1');
  const [first, second] = await pickTwoProductsOf(ruby, company?.id);
  return { ruby, florist, first, second };
}

const paths = (errors: { path: string }[] | undefined) => errors?.map(({ path }) => path);

describe('products that leave the catalogue', () => {
  it('stay visible in the cart, cost nothing and cannot be ordered', async () => {
    const { ruby, florist, first, second } = await buyerAndFlorist();
    const cart = await fillCart(ruby, first);
    await ruby.call(addProduct, { body: { product_id: second.id } });
    const params = { id: second.id };
    await florist.call(updateProduct, { params, body: { active: false } });
    const { data } = await ruby.call(getCart, {});
    expect(data.items.map(({ product }) => product.available)).toEqual([true, false]);
    expect(data.order_summ).toBe(first.price);
    const refused = await ruby.send(checkout, { params: { id: cart.cart_hash }, body: {} });
    expect([refused.status, paths(refused.failure.errors)]).toEqual([422, ['items']]);
    const seen = { expected_total: cart.total + second.price };
    const asSeen = await ruby.send(checkout, { params: { id: cart.cart_hash }, body: seen });
    expect([asSeen.status, paths(asSeen.failure.errors)]).toEqual([422, ['items']]);
    const again = await ruby.send(addProduct, { body: { product_id: second.id } });
    expect([again.status, again.failure.code]).toEqual([409, 'CART.PRODUCT_UNAVAILABLE']);
    await florist.call(deleteProduct, { params });
    expect((await ruby.send(addProduct, { body: { product_id: second.id } })).status).toBe(404);
    expect((await ruby.call(getCart, {})).data.items).toHaveLength(2);
  });

  it('show their new price before they are ordered at it', async () => {
    const { ruby, florist, first } = await buyerAndFlorist();
    const cart = await fillCart(ruby, first);
    await florist.call(updateProduct, { params: { id: first.id }, body: { price: '0.1' } });
    const params = { id: cart.cart_hash };
    const changed = await ruby.send(checkout, { params, body: {} });
    expect([changed.status, changed.failure.code]).toEqual([409, 'CART.PRICE_CHANGED']);
    expect(changed.failure.data).toMatchObject({ order_summ: 0.1 });
    await ruby.call(addProduct, { body: { product_id: first.id, count: 2 } });
    expect((await ruby.call(getCart, {})).data.order_summ).toBe(0.3);
    await florist.call(updateProduct, { params: { id: first.id }, body: { price: first.price } });
  });

  it('leave with their florist when it stops selling', async () => {
    const ruby = await visitAsBuyer(test);
    const { first } = await buyerAndFlorist();
    const other = (await productsForSurryHills(ruby)).find(({ company }) => company !== first.company);
    if (!other) throw new Error('The demo data has one florist');
    const cart = await fillCart(ruby, other);
    await updateCompanyItem(test.cloud, other.company, { active: false });
    const refused = await ruby.send(checkout, { params: { id: cart.cart_hash }, body: {} });
    expect(refused.status).toBe(422);
    expect(paths(refused.failure.errors)).toContain('items');
    const more = await ruby.send(addProduct, { body: { product_id: other.id } });
    expect([more.status, more.failure.code]).toEqual([409, 'CART.PRODUCT_UNAVAILABLE']);
    await updateCompanyItem(test.cloud, other.company, { active: true });
  });
});

describe('a cart that starts over', () => {
  it('keeps its hash and the day but no pick-up', async () => {
    const ruby = await visitAsBuyer(test);
    const [ours, other]: [Product, Product] = await productsOfTwoFlorists(ruby);
    const cart = await fillCart(ruby, ours);
    const body = { product_id: other.id, newCart: true, hash: cart.cart_hash };
    const { data } = await ruby.call(addProduct, { body });
    expect(data.cart_hash).toBe(cart.cart_hash);
    const { deliveryDay, delivery_period, fio } = cart;
    expect(data).toMatchObject({ deliveryDay, delivery_period, isPickup: false, fio });
    expect(data.items).toHaveLength(1);
    const emptied = await ruby.call(clearCart, { params: { id: data.cart_hash } });
    expect(emptied.data).toMatchObject({ items: [], deliveryDay, cartCompanyId: null, total: 0 });
  });

  it('becomes a new one on request, the old hash a 404', async () => {
    const ruby = await visitAsBuyer(test);
    const { data: old } = await ruby.call(getCart, {});
    const { data: fresh } = await ruby.call(createCart, {});
    expect(fresh.cart_hash).not.toBe(old.cart_hash);
    const params = { id: old.cart_hash };
    expect((await ruby.send(getCartByHash, { params })).status).toBe(404);
    expect((await ruby.send(clearCart, { params })).status).toBe(404);
    expect((await ruby.send(checkout, { params, body: {} })).status).toBe(404);
  });

  it('answers 401 to a guest’s order, with the shop’s message', async () => {
    const { status, failure } = await test.visitor().send(checkout, { params: { id: 'any' }, body: {} });
    expect([status, failure.message]).toEqual([401, 'To place an order, you must be logged in!']);
  });
});
