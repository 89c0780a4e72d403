import {
  addProduct,
  checkDeliveryCost,
  clearCart,
  createCart,
  getCart,
  getCartByHash,
  getDeliveryCost,
  setProductCount,
  updateCart,
} from '@bloomkin/shared/routes/cart.ts';
import { deliveryDays } from '@bloomkin/shared/routes/stores.ts';
import type { CartHash } from '@bloomkin/shared/schemas/ids.ts';
import { describe, expect, it } from 'vitest';
import type { Api } from '#support/api.ts';
import { localCloud } from '#support/localCloud.ts';
import { visitAsBuyer } from '#support/people.ts';
import { placeOrder, productsOfTwoFlorists, surryHills } from '#support/shopping.ts';

const test = localCloud({ demoData: true });

describe('a fresh cart that replaces another', () => {
  it('leaves no row behind after repeated calls', async () => {
    const ruby = await visitAsBuyer(test);
    const hashes: CartHash[] = [];
    for (let count = 0; count < 5; count++) hashes.push((await ruby.call(createCart, {})).data.cart_hash);
    Object.assign(process.env, test.cloud.operatorVariables);
    const { findCartLookup } = await import('@bloomkin/lambdas/model/carts/cartLookupEntity.ts');
    const lookups = await Promise.all(hashes.map(findCartLookup));
    expect(lookups.map((lookup) => lookup !== undefined)).toEqual([false, false, false, false, true]);
    const [first = ''] = hashes;
    expect((await ruby.send(getCartByHash, { params: { id: first } })).status).toBe(404);
  });
});

describe('a cart', () => {
  it('keeps who, when and where without flowers, and begins anew after the order', async () => {
    const ruby = await visitAsBuyer(test);
    const { data: empty } = await ruby.call(getCart, {});
    const tag = {
      tag_person: 'someone-1',
      recipient: { fio: 'Margaret', phone: '' },
      location: surryHills,
      deliveryDay: '2027-01-07',
      delivery_period: { start_time: '12:00', stop_time: '15:00' },
    };
    await ruby.call(updateCart, { params: { id: empty.cart_hash }, body: tag });
    expect((await ruby.call(getCart, {})).data).toMatchObject(tag);
    // Another word changes, the others stay.
    await ruby.call(updateCart, { params: { id: empty.cart_hash }, body: { deliveryDay: '2027-01-08' } });
    expect((await ruby.call(getCart, {})).data).toMatchObject({ ...tag, deliveryDay: '2027-01-08' });
    const { data: fresh } = await ruby.call(createCart, {});
    expect(fresh).toMatchObject({ tag_person: null, recipient: null, deliveryDay: null, location: null });
  });

  it('loses none of twelve products added at once', async () => {
    const ruby = await visitAsBuyer(test);
    const [product] = await productsOfTwoFlorists(ruby);
    await ruby.call(getCart, {});
    const add = () => ruby.call(addProduct, { body: { product_id: product.id, count: 1 } });
    await Promise.all(Array.from({ length: 12 }, add));
    const { data } = await ruby.call(getCart, {});
    expect(data.items).toMatchObject([{ product: { id: product.id }, count: 12 }]);
    expect(data.order_summ).toBeCloseTo(product.price * 12, 2);
  });

  it('adds once for a click that is sent several times', async () => {
    const ruby = await visitAsBuyer(test);
    const [product] = await productsOfTwoFlorists(ruby);
    const click = { body: { product_id: product.id, count: 2, add_key: 'one-click' } };
    await ruby.call(addProduct, click);
    await Promise.all([ruby.call(addProduct, click), ruby.call(addProduct, click)]);
    expect((await ruby.call(getCart, {})).data.goods_num).toBe(2);
  });

  it('takes product, count and hash in the query too, the body winning', async () => {
    const [ruby, max] = [await visitAsBuyer(test), await visitAsBuyer(test)];
    const [product] = await productsOfTwoFlorists(ruby);
    const { data } = await ruby.call(getCart, {});
    const send = (api: Api, method: string, path: string, body?: object) =>
      fetch(new URL(path, api.url), {
        method,
        headers: { 'x-auth-token': api.token ?? '', ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
    const add = `/api/shop/cart/add_product?product_id=${product.id}&count=2&hash=${data.cart_hash}`;
    expect((await send(max, 'POST', add)).status).toBe(404);
    expect((await send(ruby, 'POST', add)).status).toBe(200);
    expect((await ruby.call(getCart, {})).data).toMatchObject({ goods_num: 2, cart_hash: data.cart_hash });
    const set = `/api/shop/cart/${data.cart_hash}/products_count?product_id=${product.id}&count=7`;
    expect((await send(ruby, 'PUT', set)).status).toBe(200);
    expect((await ruby.call(getCart, {})).data.goods_num).toBe(7);
    expect((await send(ruby, 'PUT', set, { count: 5 })).status).toBe(200);
    expect((await ruby.call(getCart, {})).data.goods_num).toBe(5);
  });

  it('holds one florist’s products until newCart starts over', async () => {
    const ruby = await visitAsBuyer(test);
    const [ours, other] = await productsOfTwoFlorists(ruby);
    await ruby.call(addProduct, { body: { product_id: ours.id } });
    const refused = await ruby.send(addProduct, { body: { product_id: other.id } });
    expect([refused.status, refused.failure.code]).toEqual([409, 'CART.OTHER_COMPANY']);
    const { data } = await ruby.call(addProduct, { body: { product_id: other.id, newCart: true } });
    expect(data.items.map(({ product }) => product.id)).toEqual([other.id]);
    expect(data.cartCompanyId).toBe(other.company);
  });

  it('forgets its florist with the last line', async () => {
    const ruby = await visitAsBuyer(test);
    const [product] = await productsOfTwoFlorists(ruby);
    const { data } = await ruby.call(addProduct, { body: { product_id: product.id } });
    const params = { id: data.cart_hash };
    const emptied = await ruby.call(setProductCount, { params, body: { product_id: product.id, count: 0 } });
    expect(emptied.data).toMatchObject({ items: [], cartCompanyId: null });
    await ruby.call(addProduct, { body: { product_id: product.id } });
    expect((await ruby.call(clearCart, { params })).data.items).toEqual([]);
  });

  it('takes counts of 1 to 999 and names the fault of others', async () => {
    const ruby = await visitAsBuyer(test);
    const [product] = await productsOfTwoFlorists(ruby);
    for (const count of [0, -1, 1000, 1.5, Number.NaN]) {
      const { status, failure } = await ruby.send(addProduct, { body: { product_id: product.id, count } });
      expect([count, status, failure.code]).toEqual([count, 422, 'VALIDATION.FAILED']);
    }
    await ruby.call(addProduct, { body: { product_id: product.id, count: 999 } });
    expect((await ruby.send(addProduct, { body: { product_id: product.id, count: 1 } })).status).toBe(422);
  });

  it('drops a line below one and caps its count', async () => {
    const ruby = await visitAsBuyer(test);
    const [product] = await productsOfTwoFlorists(ruby);
    const { data } = await ruby.call(addProduct, { body: { product_id: product.id } });
    const params = { id: data.cart_hash };
    const three = await ruby.call(setProductCount, { params, body: { product_id: product.id, count: 3 } });
    expect(three.data).toMatchObject({ goods_num: 3, items: [{ count: 3 }] });
    const high = { product_id: product.id, count: 5000 };
    const { status, failure } = await ruby.send(setProductCount, { params, body: high });
    expect([status, failure.message]).toEqual([422, 'A cart takes 1 to 999 of a product.']);
    const low = { product_id: product.id, count: -5000 };
    expect((await ruby.call(setProductCount, { params, body: low })).data.items).toEqual([]);
  });

  it('refuses a period that ends before it begins', async () => {
    const ruby = await visitAsBuyer(test);
    const { data } = await ruby.call(getCart, {});
    const { status, failure } = await ruby.send(updateCart, {
      params: { id: data.cart_hash },
      body: { delivery_period: { start_time: '15:00', stop_time: '09:00' } },
    });
    expect([status, failure.message]).toEqual([422, 'Must end after it begins']);
  });
});

describe('the price of bringing a cart to a point', () => {
  async function fillCart() {
    const ruby = await visitAsBuyer(test);
    const [product, other] = await productsOfTwoFlorists(ruby);
    const { data } = await ruby.call(addProduct, { body: { product_id: product.id } });
    const { lat, lng } = surryHills;
    const query = { order_id: data.cart_hash, lat, lng };
    return { ruby, product, other, query };
  }

  it('equals that of the delivery days, for cart and order, by GET and PUT', async () => {
    const { ruby, product, query } = await fillCart();
    const { lat, lng } = query;
    const { data: cart } = await ruby.call(getCart, {});
    const { data: days } = await ruby.call(deliveryDays, {
      query: { company_id: product.company, goods_total: cart.order_summ, lat, lng },
    });
    const price = days.find(({ available }) => available)?.price;
    const order = await placeOrder(ruby, product);
    const { data: fresh } = await ruby.call(addProduct, { body: { product_id: product.id } });
    for (const id of [fresh.cart_hash, order.id]) {
      const { data } = await ruby.call(getDeliveryCost, { query: { order_id: id, lat, lng } });
      expect(data).toMatchObject({
        deliverable: true,
        zone: expect.any(String),
        store_id: expect.any(String),
      });
      expect((await ruby.call(checkDeliveryCost, { body: { id, lat, lng } })).data).toEqual(data);
      if (id !== order.id) expect(data.cost).toBe(price);
    }
    const perth = { lat: -31.95, lng: 115.86 };
    const far = await ruby.call(checkDeliveryCost, { body: { id: fresh.cart_hash, ...perth } });
    expect(far.data).toMatchObject({ deliverable: false, cost: null });
  });

  it('rejects a point that is out of range, by GET and PUT', async () => {
    const { ruby, query } = await fillCart();
    const nowhere = { ...query, lat: 999 };
    const asked = await ruby.send(getDeliveryCost, { query: nowhere });
    const put = await ruby.send(checkDeliveryCost, {
      body: { id: query.order_id, lat: 999, lng: query.lng },
    });
    for (const { status, failure } of [asked, put])
      expect([status, failure.errors]).toEqual([422, [{ path: 'lat', message: 'At most 90' }]]);
  });
});
