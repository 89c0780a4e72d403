import type { StoredSize } from '@bloomkin/lambdas/model/products/productEntity.ts';
import { addProduct, checkout, getCart, setProductCount } from '@bloomkin/shared/routes/cart.ts';
import { getOrder, updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { updateProduct } from '@bloomkin/shared/routes/products.ts';
import { SizeId } from '@bloomkin/shared/schemas/ids.ts';
import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { OfficeFlorist } from '#lambdas/products/officeFixture.ts';
import { aCart } from '#support/buyerItems.ts';
import { aPhoto, aProduct } from '#support/catalogueItems.ts';
import { securityFixture } from '#support/securityFixture.ts';

const test = securityFixture();

const aSize = (name: string, priceCents: number, about: Partial<StoredSize> = {}): StoredSize => ({
  id: SizeId.parse(name.toLowerCase()),
  name,
  sku: ulid(),
  priceCents,
  active: true,
  photoId: null,
  parameters: [],
  ...about,
});

async function buyerAndProduct() {
  const florist = await OfficeFlorist.open(test.backend);
  const ruby = await test.backend.signInNewUser({ fio: 'Ruby', roles: ['ROLE_BUYER'] });
  const own = { ...aPhoto(), main: false, small: { path: '/grand-480.webp' } };
  const [product] = await florist.stock([
    {
      photos: [aPhoto(), own],
      priceCents: 5900,
      sizes: [
        aSize('Petite', 5900),
        aSize('Grand', 11_900, { photoId: own.id }),
        aSize('Tiny', 1000, { active: false }),
      ],
    },
  ]);
  if (!product) throw new Error('There is no product');
  const buyer = (route: typeof addProduct, body: object) =>
    test.backend.handlers.call(route, { body: { product_id: product.id, ...body }, token: ruby.token });
  return { florist, ruby, product, add: (body: object) => buyer(addProduct, body) };
}

type Shopper = Awaited<ReturnType<typeof buyerAndProduct>>['ruby'];

async function cartOf({ token }: Shopper) {
  const { text } = await test.backend.handlers.call(getCart, { token });
  return getCart.options.response.parse(JSON.parse(text)).data;
}

async function checkOut({ token }: Shopper, hash: string) {
  const sent = await test.backend.handlers.call(checkout, { params: { id: hash }, body: {}, token });
  return checkout.options.response.parse(JSON.parse(sent.text)).data;
}

describe('a product in sizes in a cart', () => {
  it('requires a size that is for sale', async () => {
    const { add } = await buyerAndProduct();
    const missing = await add({});
    expect([missing.status, JSON.parse(missing.text).errors[0].path]).toEqual([422, 'size_id']);
    for (const size_id of ['tiny', 'unknown']) {
      const refused = await add({ size_id });
      expect([refused.status, refused.code]).toEqual([409, 'CART.PRODUCT_UNAVAILABLE']);
    }
  });

  it('gets a line for each size, with its own price, SKU and picture', async () => {
    const { ruby, add } = await buyerAndProduct();
    await add({ size_id: 'petite' });
    await add({ size_id: 'grand', count: 2 });
    await add({ size_id: 'petite' });
    const cart = await cartOf(ruby);
    expect(cart.items).toMatchObject([
      { size: { id: 'petite', name: 'Petite' }, product_price: 59, count: 2 },
      { size: { name: 'Grand' }, product_price: 119, count: 2, product: { photo: '/grand-480.webp' } },
    ]);
    expect(cart.order_summ).toBe(356);
    const set = (size_id: string | undefined, count: number) =>
      test.backend.handlers.call(setProductCount, {
        params: { id: cart.cart_hash },
        body: { product_id: cart.items[0]?.product.id ?? '', size_id, count },
        token: ruby.token,
      });
    expect((await set(undefined, 3)).status).toBe(409);
    await set('petite', 0);
    expect((await cartOf(ruby)).items).toMatchObject([{ size: { id: 'grand' }, count: 2 }]);
  });

  it('becomes unavailable once its size is off', async () => {
    const { florist, ruby, product, add } = await buyerAndProduct();
    await add({ size_id: 'petite' });
    await add({ size_id: 'grand' });
    const sizes = product.sizes.map(({ id, name, sku, priceCents }) => ({
      ...{ id, name, sku, price: priceCents / 100, active: id !== 'petite' },
    }));
    await florist.call(updateProduct, { params: { id: product.id }, body: { sizes } });
    const { items, order_summ } = await cartOf(ruby);
    expect(items.map(({ product: { available } }) => available)).toEqual([false, true]);
    expect(order_summ).toBe(119);
  });

  it('becomes an order whose lines have the size and change one by one', async () => {
    const { florist, ruby, product } = await buyerAndProduct();
    const cart = aCart(ruby.user, aProduct(product.companyId));
    const lines = product.sizes
      .slice(0, 2)
      .map(({ id, priceCents }) => ({ productId: product.id, sizeId: id, count: 2, shownCents: priceCents }));
    await test.backend.put({ carts: [{ ...cart, lines }] });
    const order = await checkOut(ruby, cart.hash);
    expect(order.items.map(({ size, product_price }) => [size?.name, product_price])).toEqual([
      ['Petite', 59],
      ['Grand', 119],
    ]);
    const params = { id: order.id };
    const items = [{ product_id: product.id, size_id: 'grand', count: 1 }];
    const changed = await florist.call(updateOrder, { params, body: { items } });
    expect(changed.data.items.map(({ count }) => count)).toEqual([2, 1]);
    expect(changed.data.order_summ).toBe(237);
    const { data } = await florist.call(getOrder, { params });
    expect(data.history.at(-1)?.to).toContain(`2 × ${product.name}, Petite, 1 × ${product.name}, Grand`);
    const unclear = await florist.send(updateOrder, {
      params,
      body: { items: [{ product_id: product.id, count: 0 }] },
    });
    expect(unclear.status).toBe(422);
  });
});

describe('an extra beside flowers', () => {
  it('stays marked in cart and order', async () => {
    const { florist, ruby, product } = await buyerAndProduct();
    const [vase] = await florist.stock([{ name: 'Vase', addon: true }]);
    if (!vase) throw new Error('There is no vase');
    const cart = aCart(ruby.user, vase);
    const flowers = product.sizes
      .slice(0, 1)
      .map(({ id, priceCents }) => ({ productId: product.id, sizeId: id, count: 1, shownCents: priceCents }));
    await test.backend.put({ carts: [{ ...cart, lines: [...cart.lines, ...flowers] }] });
    const marks = ({ items }: Awaited<ReturnType<typeof cartOf>>) => items.map((item) => item.product.addon);
    expect(marks(await cartOf(ruby))).toEqual([true, false]);
    const order = await checkOut(ruby, cart.hash);
    await florist.call(updateProduct, { params: { id: vase.id }, body: { addon: false } });
    const { data } = await florist.call(getOrder, { params: { id: order.id } });
    expect([marks(order), marks(data)]).toEqual([
      [true, false],
      [true, false],
    ]);
  });
});
