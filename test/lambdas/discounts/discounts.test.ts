import { listAudit } from '@bloomkin/shared/routes/audit.ts';
import { updateCart } from '@bloomkin/shared/routes/cart.ts';
import { listCategoryProducts } from '@bloomkin/shared/routes/catalogue.ts';
import * as routes from '@bloomkin/shared/routes/discounts.ts';
import { changeMoneySettings } from '@bloomkin/shared/routes/marketSettings.ts';
import { getProduct } from '@bloomkin/shared/routes/products.ts';
import { Discount, DiscountDetails, DiscountsPage } from '@bloomkin/shared/schemas/discount.ts';
import { ulid } from 'ulid';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Call, HandlerResponse } from '#support/handlerClient.ts';
import { aCart, aFlorist, aProduct, categoryId } from '#support/items.ts';
import { securityFixture } from '#support/securityFixture.ts';
import type { Person } from '#support/testBackend.ts';

const test = securityFixture();
type Who = 'vendor' | 'admin' | 'buyer' | 'manager';

const send = (route: Parameters<typeof test.backend.handlers.call>[0], who: Who, call: Call = {}) =>
  test.backend.handlers.call(route, { token: test.seed.people[who].token, ...call });

const Failed = z.object({
  message: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).default([]),
});
const errorsIn = ({ text }: HandlerResponse) => Failed.parse(JSON.parse(text)).errors;
const One = z.object({ data: Discount });
const discountIn = (answer: HandlerResponse) => {
  expect(answer.status, answer.text).toBe(200);
  return One.parse(JSON.parse(answer.text)).data;
};
const tenOff = { name: 'Spring', kind: 'percent', value: 10 };

const make = async (who: Who, about: object = {}) =>
  discountIn(await send(routes.createDiscount, who, { body: { ...tenOff, ...about } }));

const listAs = async (who: Who, query: object = {}) =>
  DiscountsPage.parse(JSON.parse((await send(routes.listDiscounts, who, { query: { ...query } })).text));

beforeEach(async () => {
  for (const who of ['vendor', 'admin'] as const)
    for (const { id } of (await listAs(who, { per_page: 100 })).data)
      await send(routes.deleteDiscount, who, { params: { id } });
});

describe('a discount', () => {
  it('belongs to a vendor’s company or, by an admin, to the market', async () => {
    const { petal, thorn } = test.seed;
    const own = await make('vendor', { company_id: thorn.company.id });
    expect(own).toMatchObject({ company_id: petal.company.id, borne_by: 'florist', state: 'live', used: 0 });
    const market = await make('admin', { company_id: thorn.company.id });
    expect(market).toMatchObject({ company: { name: 'Thorn' }, borne_by: 'market' });
    expect((await listAs('vendor')).data.map(({ id }) => id)).toEqual([own.id]);
    expect((await listAs('admin')).data.map(({ id }) => id)).toEqual([market.id]);
    const ofPetal = await listAs('admin', { company_id: petal.company.id });
    expect(ofPetal.data.map(({ id }) => id)).toEqual([own.id]);
  });

  it('has a history for its florist and a line of the audit log', async () => {
    const { id } = await make('vendor', { code: 'MAY10' });
    const body = {
      ...tenOff,
      code: 'MAY10',
      kind: 'amount',
      value: 5,
      min_order: 60,
      category_id: categoryId,
    };
    await send(routes.updateDiscount, 'vendor', { params: { id }, body });
    const answer = await send(routes.getDiscount, 'vendor', { params: { id } });
    const { history } = DiscountDetails.parse(JSON.parse(answer.text).data);
    const by = test.seed.people.vendor.user.fio;
    expect(history.map(({ what, ...line }) => [line.by, what])).toEqual([
      [by, 'Changed a discount'],
      [by, 'Made a discount'],
    ]);
    expect(history[0]?.changes).toEqual([
      { field: 'Takes off', before: '10% off', after: '$5 off' },
      { field: 'Category', before: 'All', after: expect.not.stringContaining(categoryId) },
      { field: 'Smallest order', before: '$0', after: '$60' },
    ]);
    const audited = await send(listAudit, 'admin', { query: { object: `discount:${id}` } });
    expect(JSON.parse(audited.text).total).toBe(2);
  });

  it('can be reverted, as a change too, unless its code has been taken', async () => {
    const { id } = await make('vendor', { code: 'MAY10' });
    const params = { id };
    const read = async () => {
      const answer = await send(routes.getDiscount, 'vendor', { params });
      return DiscountDetails.parse(JSON.parse(answer.text).data);
    };
    const five = { ...tenOff, kind: 'amount', value: 5, min_order: 60 };
    await send(routes.updateDiscount, 'vendor', { params, body: five });
    const { history, version } = await read();
    expect(history.map(({ terms }) => terms?.value ?? null)).toEqual([null, 10]);
    const goBack = () =>
      send(routes.updateDiscount, 'vendor', { params, body: { ...history[1]?.terms, version } });
    const other = await make('vendor', { code: 'MAY10' });
    expect(JSON.parse((await goBack()).text).code).toBe('DISCOUNT.CODE_TAKEN');
    await send(routes.deleteDiscount, 'vendor', { params: { id: other.id } });
    expect(discountIn(await goBack())).toMatchObject({
      code: 'MAY10',
      kind: 'percent',
      value: 10,
      min_order: 0,
    });
    const lines = (await read()).history.map(({ what, terms }) => [what, terms?.value ?? null]);
    expect(lines).toEqual([
      ['Changed a discount', null],
      ['Changed a discount', 5],
      ['Made a discount', 10],
    ]);
  });

  it.each([
    [{ value: 91 }, 'value'],
    [{ value: 12.5 }, 'value'],
    [{ name: ' ' }, 'name'],
    [{ code: 'A B' }, 'code'],
    [{ kind: 'amount', value: 10, min_order: 11 }, 'min_order'],
    [{ from: '2026-05-08', to: '2026-05-01' }, 'to'],
    [{ limit_total: 0 }, 'limit_total'],
    [{ category_id: 'nowhere' }, 'category_id'],
    [{ collection_id: 'nowhere' }, 'collection_id'],
  ])('is refused with %o', async (about, path) => {
    const answer = await send(routes.createDiscount, 'vendor', { body: { ...tenOff, ...about } });
    expect([answer.status, errorsIn(answer).map((error) => error.path)]).toEqual([422, [path]]);
  });

  it('has a code that its owner uses once, ignoring case', async () => {
    await make('vendor', { code: 'may10' });
    const again = await send(routes.createDiscount, 'vendor', { body: { ...tenOff, code: 'MAY10' } });
    expect([again.code, errorsIn(again)]).toMatchObject(['DISCOUNT.CODE_TAKEN', [{ path: 'code' }]]);
    const [one, other] = await Promise.all(
      [1, 2].map(() => send(routes.createDiscount, 'vendor', { body: { ...tenOff, code: 'TWIN' } })),
    );
    expect([one?.status, other?.status].sort()).toEqual([200, 409]);
    expect(await make('admin', { code: 'MAY10' })).toMatchObject({ code: 'MAY10' });
  });

  it('stays within the commission when it is the market’s', async () => {
    const tooMuch = await send(routes.createDiscount, 'admin', { body: { ...tenOff, value: 60 } });
    expect(errorsIn(tooMuch)).toMatchObject([{ path: 'value' }]);
    const amount = { kind: 'amount', value: 10, min_order: 20 };
    const tooDear = await send(routes.createDiscount, 'admin', { body: { ...tenOff, ...amount } });
    expect(errorsIn(tooDear)).toMatchObject([{ path: 'min_order' }]);
    await make('admin', { value: 5 });
    const lowered = { version: 0, values: { commission_percent: 4 } };
    const refused = await send(changeMoneySettings, 'admin', { body: lowered });
    expect([refused.status, errorsIn(refused)[0]?.path]).toEqual([422, 'values.commission_percent']);
  });

  it('is changed at its newest version and never below its uses', async () => {
    const { id, version } = await make('vendor');
    const params = { id };
    const body = { ...tenOff, value: 20, version };
    expect(discountIn(await send(routes.updateDiscount, 'vendor', { params, body }))).toMatchObject({
      value: 20,
      version: version + 1,
    });
    const stale = await send(routes.updateDiscount, 'vendor', { params, body });
    expect(stale.code).toBe('CONFLICT.VERSION');
  });

  it('is found by name or code, by tab and in order', async () => {
    await make('vendor', { name: 'Autumn', to: '2020-01-01' });
    await make('vendor', { name: 'Natives', from: '2099-01-01', code: 'BUSH' });
    await make('vendor', { name: 'Birthday', active: false });
    await make('vendor', { name: 'Market day' });
    const { counts, total } = await listAs('vendor');
    expect([counts, total]).toEqual([{ all: 4, live: 1, coming: 1, over: 2 }, 4]);
    const names = async (query: object) => (await listAs('vendor', query)).data.map(({ name }) => name);
    expect(await names({ search: 'bush' })).toEqual(['Natives']);
    expect(await names({ state: 'over', sort: 'name' })).toEqual(['Autumn', 'Birthday']);
    expect(await names({ used_by: 'code' })).toEqual(['Natives']);
    expect(await names({ sort: 'name', per_page: 2, page: 2 })).toEqual(['Market day', 'Natives']);
  });
});

describe('an automatic discount in the shop', () => {
  const ProductsPage = z.object({ data: z.array(z.object({ id: z.string(), discount: z.unknown() })) });
  const readShown = async (productId: string) => {
    const call = { params: { id: categoryId }, query: { per_page: 100 } };
    const newest = { headers: { 'x-catalogue-version': ulid() } };
    const list = await test.backend.handlers.call(listCategoryProducts, { ...call, ...newest });
    const card = ProductsPage.parse(JSON.parse(list.text)).data.find(({ id }) => id === productId);
    const page = await test.backend.handlers.call(getProduct, { params: { id: productId } });
    expect(JSON.parse(page.text).data.discount).toEqual(card?.discount);
    return card?.discount;
  };

  it('is on card and product page while it counts', async () => {
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

  it('is not shown before or after its dates, with a code, or elsewhere', async () => {
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

  const newBuyer = () => test.backend.signedIn({ fio: 'Ruby Tran', roles: ['ROLE_BUYER'] });

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
  ])('is refused with the reason: %o', async (about, reason) => {
    await make('vendor', { code: 'MAY10', ...about });
    const buyer = await newBuyer();
    const answer = await enter(buyer, await cartOf(buyer), 'MAY10');
    expect([answer.status, errorsIn(answer)]).toEqual([
      422,
      [{ path: 'discount_code', message: expect.stringMatching(reason) }],
    ]);
  });

  it('is unknown when another florist’s', async () => {
    const other = aFlorist('Marlo');
    await test.backend.put({ companies: [other], products: [aProduct(other.company.id)] });
    await make('admin', { value: 5, code: 'MARLO', company_id: other.company.id });
    const buyer = await newBuyer();
    expect(errorsIn(await enter(buyer, await cartOf(buyer), 'MARLO'))).toMatchObject([
      { path: 'discount_code' },
    ]);
  });

  it('cannot be guessed: ten wrong ones an hour', async () => {
    await make('vendor', { code: 'MAY10' });
    const buyer = await newBuyer();
    const hash = await cartOf(buyer);
    for (let tried = 0; tried < 10; tried++)
      expect((await enter(buyer, hash, `TRY${tried}`)).status).toBe(422);
    expect((await enter(buyer, hash, 'MAY10')).code).toBe('LIMIT.TOO_MANY');
  });

  it('cannot be guessed with concurrent tries', async () => {
    const buyer = await newBuyer();
    const hash = await cartOf(buyer);
    const tries = Array.from({ length: 30 }, (_, tried) => enter(buyer, hash, `TRY${tried}`));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });

  it('is not needed for automatic ones, which apply while they are on', async () => {
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

  it('gives way unused to a better automatic discount', async () => {
    await make('vendor', { name: 'Twenty', value: 20 });
    await make('vendor', { code: 'MAY10' });
    const buyer = await newBuyer();
    const { data } = CartIn.parse(JSON.parse((await enter(buyer, await cartOf(buyer), 'MAY10')).text));
    expect(data).toMatchObject({ discount_code: 'MAY10', discount_fault: null });
    expect(data.discounts.map(({ name }) => name)).toEqual(['Twenty']);
  });
});
