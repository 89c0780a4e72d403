import {
  addProduct,
  checkout,
  getCart,
  getCartByHash,
  setProductCount,
  updateCart,
} from '@bloomkin/shared/routes/cart.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { updateProduct } from '@bloomkin/shared/routes/products.ts';
import { listStores } from '@bloomkin/shared/routes/stores.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { describe, expect, it } from 'vitest';
import type { Api } from '#support/api.ts';
import { localCloud } from '#support/localCloud.ts';
import { newBuyer, signInDemoUser, visitAsBuyer } from '#support/people.ts';
import {
  contact,
  fillCart,
  pickProduct,
  pickTwoProductsOf,
  placePickupOrder,
  productsForSurryHills,
  surryHills,
} from '#support/shopping.ts';

const test = localCloud({ demoData: true });

async function shopper() {
  const ruby = await visitAsBuyer(test);
  const product = await pickProduct(ruby);
  return { ruby, product };
}

async function findPickup(api: Api) {
  for (const product of await productsForSurryHills(api)) {
    const query = { company_id: product.company, pickup: true };
    const [store] = (await api.call(listStores, { query })).data;
    if (store) return { product, store };
  }
  throw new Error('No florist has a pick-up point');
}

const itemsOf = ({ items }: Order) =>
  items.map(({ product, size, count }) => ({
    ...{ product_id: product.id, size_id: size?.id, count, price: product.price },
  }));

/** After it was shown, another tab swapped its content for another product at the same price. */
async function swappedCart() {
  const [ruby, florist] = [test.visitor(), test.visitor()];
  await newBuyer(ruby);
  const { company } = await signInDemoUser(florist, 'vendor1');
  const [product, other] = await pickTwoProductsOf(ruby, company?.id);
  await florist.call(updateProduct, { params: { id: other.id }, body: { price: String(product.price) } });
  const cart = await fillCart(ruby, product);
  await ruby.call(addProduct, { body: { product_id: other.id } });
  const params = { id: cart.cart_hash };
  await ruby.call(setProductCount, { params, body: { product_id: product.id, count: 0 } });
  return { ruby, cart, other };
}

describe('a checkout', () => {
  it('makes one order of twenty concurrent submits', async () => {
    const { ruby, product } = await shopper();
    const cart = await fillCart(ruby, product);
    const submit = () =>
      ruby.call(checkout, { params: { id: cart.cart_hash }, body: { expected_total: cart.total } });
    const orders = await Promise.all(Array.from({ length: 20 }, submit));
    expect(new Set(orders.map(({ data }) => data.id)).size).toBe(1);
    const mine = await ruby.call(listOrders, {});
    expect(mine.total).toBe(1);
    expect(mine.data[0]).toMatchObject({
      ...{ status: 'new', payment_status: 'not_paid', total: cart.total },
      companyId: product.company,
    });
  });

  it('leaves a fresh cart behind and redirects the old hash', async () => {
    const { ruby, product } = await shopper();
    const cart = await fillCart(ruby, product);
    const { data: order } = await ruby.call(checkout, { params: { id: cart.cart_hash }, body: {} });
    const fresh = await ruby.call(getCart, {});
    expect(order.status).toBe('new');
    expect(fresh.data.cart_hash).not.toBe(cart.cart_hash);
    expect(fresh.data).toMatchObject({ items: [], fio: contact.fio, card_message: '' });
    const params = { id: cart.cart_hash };
    expect((await ruby.call(getCartByHash, { params })).data.id).toBe(order.id);
    const late = await ruby.send(updateCart, { params, body: contact });
    expect(late.failure.code).toBe('CART.SUBMITTED');
  });

  it('takes a store instead of an address for a pick-up', async () => {
    const { ruby } = await shopper();
    const { product, store } = await findPickup(ruby);
    const order = await placePickupOrder(ruby, product, store.id);
    expect(order).toMatchObject({ isPickup: true, pickupStore: store.id, location: null, delivery_cost: 0 });
    expect(order.total).toBe(order.order_summ - order.discount_total);
  });

  it('sends each field of the form with the order', async () => {
    const { ruby, product } = await shopper();
    const { deliveryDay, delivery_period, cart_hash } = await fillCart(ruby, product);
    const plain = { fio: 'Ana Wong', email: 'ana@example.com', comment: 'Ring twice', unitOffice: 'Unit 7' };
    const { data } = await ruby.call(checkout, {
      params: { id: cart_hash },
      body: {
        ...{ ...plain, phone: '491 570 157', deliveryDay, delivery_period, status: 'new' },
        address: '12 Crown St, Surry Hills NSW 2010',
      },
    });
    expect(data).toMatchObject({
      ...{ ...plain, phone: '+61491570157', deliveryDay, delivery_period, status: 'new' },
      location: { ...surryHills, address: '12 Crown St, Surry Hills NSW 2010' },
    });
  });

  it('names name, e-mail, phone, place and day in one answer', async () => {
    const { ruby } = await shopper();
    const { data } = await ruby.call(getCart, {});
    const body = { fio: '', email: 'ruby@', phone: 'none', location: null, deliveryDay: null };
    const { status, failure } = await ruby.send(checkout, { params: { id: data.cart_hash }, body });
    expect(status).toBe(422);
    expect(failure.errors?.map(({ path }) => path)).toEqual([
      'items',
      'fio',
      'email',
      'phone',
      'location',
      'deliveryDay',
    ]);
  });

  it('requires the street where only a suburb is known', async () => {
    const { ruby, product } = await shopper();
    const cart = await fillCart(ruby, product);
    const body = { location: { ...surryHills, address: 'Surry Hills NSW 2010' } };
    const { status, failure } = await ruby.send(checkout, { params: { id: cart.cart_hash }, body });
    expect(status).toBe(422);
    expect(failure.errors).toEqual([{ path: 'location', message: expect.stringContaining('street') }]);
  });

  it('refuses a place outside the zones, with an error on the address', async () => {
    const { ruby, product } = await shopper();
    const cart = await fillCart(ruby, product);
    const broome = { address: '1 Carnarvon St, Broome WA 6725', lat: -17.9614, lng: 122.2359 };
    const { status, failure } = await ruby.send(checkout, {
      params: { id: cart.cart_hash },
      body: { location: broome },
    });
    expect(status).toBe(422);
    expect(failure.errors?.map(({ path }) => path)).toEqual(['location']);
  });

  it.each([
    [
      'a recipient’s number that nobody can dial',
      { fio: 'Mum', phone: '0412 345' },
      '0491 570 156',
      'recipient.phone',
    ],
    [
      'a sender abroad without an Australian number',
      { fio: 'Mum', phone: '' },
      '+44 7700 900123',
      'recipient.phone',
    ],
    ['eight digits without an area code', null, '9351 2222', 'phone'],
  ])('refuses %s', async (_, recipient, phone, path) => {
    const { ruby, product } = await shopper();
    const cart = await fillCart(ruby, product);
    const body = { recipient, phone };
    const { status, failure } = await ruby.send(checkout, { params: { id: cart.cart_hash }, body });
    expect([status, failure.errors?.map((error) => error.path)]).toEqual([422, [path]]);
  });

  it('takes a sender abroad, and leaves the gift’s place with its order', async () => {
    const { ruby, product } = await shopper();
    const cart = await fillCart(ruby, product);
    const recipient = { fio: 'Mum', phone: '1300 975 707' };
    const body = { recipient, phone: '0011 44 7700 900123' };
    const { data: order } = await ruby.call(checkout, { params: { id: cart.cart_hash }, body });
    expect(order).toMatchObject({ phone: '+447700900123', recipient: { fio: 'Mum', phone: '1300975707' } });
    const { data: fresh } = await ruby.call(getCart, {});
    expect(fresh).toMatchObject({ location: null, recipient: null, unitOffice: '' });
  });

  it('ignores a buyer’s total and shows a changed one first', async () => {
    const { ruby, product } = await shopper();
    const cart = await fillCart(ruby, product);
    const params = { id: cart.cart_hash };
    const { status, failure } = await ruby.send(checkout, { params, body: { expected_total: 1 } });
    expect([status, failure.code]).toEqual([409, 'CART.PRICE_CHANGED']);
    expect(failure.data).toMatchObject({ total: cart.total });
    const { data } = await ruby.call(checkout, { params, body: { expected_total: cart.total } });
    expect(data.total).toBe(cart.total);
  });

  it('refuses other contents of the same total and orders them once they were shown', async () => {
    const { ruby, cart, other } = await swappedCart();
    const params = { id: cart.cart_hash };
    const body = { expected_total: cart.total, expected_items: itemsOf(cart) };
    const { status, failure } = await ruby.send(checkout, { params, body });
    expect([status, failure.code]).toEqual([409, 'CART.CHANGED']);
    expect(failure.data).toMatchObject({ total: cart.total, items: [{ product: { id: other.id } }] });
    expect((await ruby.call(listOrders, {})).total).toBe(0);
    const { data: current } = await ruby.call(getCart, {});
    const { data } = await ruby.call(checkout, {
      params,
      body: { ...body, expected_items: itemsOf(current) },
    });
    expect(data).toMatchObject({ total: cart.total, items: [{ product: { id: other.id } }] });
  });

  it('refuses another count and another price of a line under the same total', async () => {
    const { ruby, product } = await shopper();
    const cart = await fillCart(ruby, product);
    const submit = (change: object) => {
      const expected_items = itemsOf(cart).map((item) => ({ ...item, ...change }));
      const body = { expected_total: cart.total, expected_items };
      return ruby.send(checkout, { params: { id: cart.cart_hash }, body });
    };
    expect((await submit({ count: 2 })).failure.code).toBe('CART.CHANGED');
    expect((await submit({ price: product.price - 1 })).failure.code).toBe('CART.PRICE_CHANGED');
    expect((await submit({})).status).toBe(200);
  });

  it('refuses a day that is over and a period that is not offered', async () => {
    const { ruby, product } = await shopper();
    const cart = await fillCart(ruby, product);
    const params = { id: cart.cart_hash };
    const past = await ruby.send(checkout, { params, body: { deliveryDay: '2020-01-01' } });
    expect(past.failure.errors?.map(({ path }) => path)).toEqual(['deliveryDay']);
    const odd = { start_time: '03:00', stop_time: '03:30' };
    const night = await ruby.send(checkout, { params, body: { delivery_period: odd } });
    expect(night.failure.errors?.map(({ path }) => path)).toEqual(['deliveryDay']);
  });

  it('refuses an order of more than $20,000, with the reason', async () => {
    const { ruby, product } = await shopper();
    const cart = await fillCart(ruby, product);
    const count = Math.ceil(20_000 / product.price);
    const params = { id: cart.cart_hash };
    await ruby.call(setProductCount, { params, body: { product_id: product.id, count } });
    const { status, failure } = await ruby.send(checkout, { params, body: {} });
    expect(status).toBe(422);
    expect(failure.errors).toEqual([{ path: 'items', message: expect.stringContaining('$20,000') }]);
    await ruby.call(setProductCount, { params, body: { product_id: product.id, count: count - 2 } });
    expect((await ruby.send(checkout, { params, body: {} })).status).toBe(200);
  });

  it('keeps the entered fields, right or wrong', async () => {
    const { ruby, product } = await shopper();
    const cart = await fillCart(ruby, product);
    const params = { id: cart.cart_hash };
    const right = {
      ...{ fio: 'Ana Wong', email: 'ana@example.com', comment: 'Ring twice' },
      ...{ deliveryDay: cart.deliveryDay, card_message: 'Happy birthday, Mum' },
    };
    const saved = await ruby.call(updateCart, { params, body: { ...right, phone: 'call the shop' } });
    expect(saved.data).toMatchObject({ ...right, phone: 'call the shop' });
    const { failure } = await ruby.send(checkout, { params, body: {} });
    expect(failure.errors?.map(({ path }) => path)).toEqual(['phone']);
    const { data } = await ruby.call(getCart, {});
    expect(data).toMatchObject({ ...right, phone: 'call the shop' });
    expect(data.location).toMatchObject({ lat: surryHills.lat });
  });
});
