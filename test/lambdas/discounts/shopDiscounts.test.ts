import { updateCart } from '@bloomkin/shared/routes/cart.ts';
import { listCategoryProducts } from '@bloomkin/shared/routes/catalogue.ts';
import * as routes from '@bloomkin/shared/routes/discounts.ts';
import { getProduct } from '@bloomkin/shared/routes/products.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { newestCatalogue } from '#support/api.ts';
import { aCart } from '#support/buyerItems.ts';
import { aFlorist, aProduct, categoryId } from '#support/catalogueItems.ts';
import type { Person } from '#support/testBackend.ts';
import { discountFixture, discountIn, errorsIn, tenOff } from './discountFixture.ts';

const { test, send, make, listAs } = discountFixture();

describe('an automatic discount in the shop', () => {
  const ProductsPage = z.object({ data: z.array(z.object({ id: z.string(), discount: z.unknown() })) });
  const readShown = async (productId: string) => {
    const call = { params: { id: categoryId }, query: { per_page: 100 } };
    const newest = { headers: newestCatalogue() };
    const list = await test.backend.handlers.call(listCategoryProducts, { ...call, ...newest });
    const card = ProductsPage.parse(JSON.parse(list.text)).data.find(({ id }) => id === productId);
    const page = await test.backend.handlers.call(getProduct, { params: { id: productId } });
    expect(JSON.parse(page.text).data.discount).toEqual(card?.discount);
    return card?.discount;
  };

  it('appears on card and product page while it counts', async () => {
    const { roses } = test.seed;
    expect(await readShown(roses.petal.id)).toBeNull();
    const { id, version } = await make('vendor', { category_id: categoryId, min_order: 50 });
    const discount = { id, name: 'Spring', kind: 'percent', value: 10, min_order: 50, to: null };
    expect(await readShown(roses.petal.id)).toMatchObject(discount);
    expect(await readShown(roses.thorn.id)).toBeNull();
    const body = { ...tenOff, active: false, version };
    await send(routes.updateDiscount, 'vendor', { params: { id }, body });
    expect(await readShown(roses.petal.id)).toBeNull();
  });

  it('hides before and after its dates, with a code, and elsewhere', async () => {
    const { roses, collectionId } = test.seed;
    await make('vendor', { from: '2099-01-01' });
    await make('vendor', { to: '2020-01-01' });
    await make('vendor', { code: 'HIDDEN' });
    expect(await readShown(roses.petal.id)).toBeNull();
    await make('admin', { value: 5, collection_id: collectionId });
    expect(await readShown(roses.petal.id)).toMatchObject({ value: 5 });
    expect(await readShown(roses.thorn.id)).toBeNull();
  });

  it.each([{ limit_total: 5 }, { limit_per_person: 1 }])('says that it is limited: %o', async (limit) => {
    await make('vendor', { ...limit, value: 20 });
    expect(await readShown(test.seed.roses.petal.id)).toMatchObject({ value: 20, limited: true });
  });

  it('shows the largest of several', async () => {
    await make('admin', { value: 5 });
    await make('vendor', { kind: 'amount', value: 20, min_order: 60 });
    expect(await readShown(test.seed.roses.petal.id)).toMatchObject({ kind: 'amount', value: 20 });
    expect(await readShown(test.seed.roses.thorn.id)).toMatchObject({ kind: 'percent', value: 5 });
  });
});

describe('a code in a cart', () => {
  const CartIn = z.object({
    data: z.object({
      total: z.number(),
      order_summ: z.number(),
      discount_total: z.number(),
      discount_code: z.string().nullable(),
      discount_fault: z.string().nullable(),
      discounts: z.array(z.object({ name: z.string(), amount: z.number(), borne_by: z.string() })),
    }),
  });

  async function cartOf(buyer: Person, count = 1) {
    const cart = aCart(buyer.user, test.seed.roses.petal);
    const lines = cart.lines.map((line) => ({ ...line, count }));
    await test.backend.put({ carts: [{ ...cart, lines }] });
    return cart.hash;
  }

  const enter = (buyer: Person, hash: string, discount_code: string | null) =>
    test.backend.handlers.call(updateCart, {
      params: { id: hash },
      body: { discount_code },
      token: buyer.token,
    });

  const newBuyer = () => test.backend.signInNewUser({ fio: 'Ruby Tran', roles: ['ROLE_BUYER'] });

  it('takes its part off, ignoring case and spaces, until it is removed', async () => {
    await make('vendor', { code: 'MAY10' });
    const buyer = await newBuyer();
    const hash = await cartOf(buyer);
    const { data } = CartIn.parse(JSON.parse((await enter(buyer, hash, ' may10 ')).text));
    expect(data).toMatchObject({ discount_code: 'MAY10', discount_fault: null, discount_total: 8.9 });
    expect(data.discounts).toEqual([{ name: 'Spring', amount: 8.9, borne_by: 'florist' }]);
    const without = CartIn.parse(JSON.parse((await enter(buyer, hash, null)).text)).data;
    expect(without).toMatchObject({ discount_code: null, discount_total: 0 });
    expect(without.total).toBeCloseTo(data.total + 8.9);
  });

  it.each([
    [{ from: '2099-01-01' }, /counts from 1 Jan/],
    [{ to: '2020-01-01' }, /ended on 1 Jan/],
    [{ active: false }, /do not know/],
    [{ min_order: 500 }, /from \$500 of flowers/],
  ])('fails with the reason: %o', async (about, reason) => {
    await make('vendor', { code: 'MAY10', ...about });
    const buyer = await newBuyer();
    const answer = await enter(buyer, await cartOf(buyer), 'MAY10');
    expect([answer.status, errorsIn(answer)]).toEqual([
      422,
      [{ path: 'discount_code', message: expect.stringMatching(reason) }],
    ]);
  });

  it('stays unknown when another florist’s', async () => {
    const other = aFlorist('Marlo');
    await test.backend.put({ companies: [other], products: [aProduct(other.company.id)] });
    await make('admin', { value: 5, code: 'MARLO', company_id: other.company.id });
    const buyer = await newBuyer();
    expect(errorsIn(await enter(buyer, await cartOf(buyer), 'MARLO'))).toMatchObject([
      { path: 'discount_code' },
    ]);
  });

  it('allows ten wrong guesses an hour', async () => {
    await make('vendor', { code: 'MAY10' });
    const buyer = await newBuyer();
    const hash = await cartOf(buyer);
    for (let tried = 0; tried < 10; tried++)
      expect((await enter(buyer, hash, `TRY${tried}`)).status).toBe(422);
    expect((await enter(buyer, hash, 'MAY10')).code).toBe('LIMIT.TOO_MANY');
  });

  it('allows no more guesses when they are concurrent', async () => {
    const buyer = await newBuyer();
    const hash = await cartOf(buyer);
    const tries = Array.from({ length: 30 }, (_, tried) => enter(buyer, hash, `TRY${tried}`));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });

  it('adds nothing to automatic ones, which apply while they are on', async () => {
    const { id, version } = await make('vendor');
    const buyer = await newBuyer();
    const hash = await cartOf(buyer);
    const readTaken = async () =>
      CartIn.parse(JSON.parse((await enter(buyer, hash, null)).text)).data.discount_total;
    expect(await readTaken()).toBe(8.9);
    const change = (about: object) =>
      send(routes.updateDiscount, 'vendor', { params: { id }, body: { ...tenOff, ...about } });
    const changed = discountIn(await change({ value: 20, version }));
    expect(await readTaken()).toBe(17.8);
    expect(discountIn(await change({ active: false, version: changed.version })).active).toBe(false);
    expect(await readTaken()).toBe(0);
    await make('admin', { value: 5 });
    expect(await readTaken()).toBe(4.45);
    await send(routes.deleteDiscount, 'admin', { params: { id: (await listAs('admin')).data[0]?.id ?? '' } });
    expect(await readTaken()).toBe(0);
  });

  it('gives way to a larger automatic discount', async () => {
    await make('vendor', { name: 'Twenty', value: 20 });
    await make('vendor', { code: 'MAY10' });
    const buyer = await newBuyer();
    const { data } = CartIn.parse(JSON.parse((await enter(buyer, await cartOf(buyer), 'MAY10')).text));
    expect(data).toMatchObject({ discount_code: 'MAY10', discount_fault: null });
    expect(data.discounts.map(({ name }) => name)).toEqual(['Twenty']);
  });
});
