import * as cart from '@bloomkin/shared/routes/cart.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { describe, expect, it } from 'vitest';
import { aCart, anOrderFor } from '#support/buyerItems.ts';
import { securityFixture } from '#support/securityFixture.ts';

const test = securityFixture();

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

async function leaveCart(fio: string, minutes: number, more: object = {}) {
  const { backend, seed } = test;
  const buyer = await backend.signInNewUser({ fio, roles: ['ROLE_BUYER'] });
  const left = { ...aCart(buyer.user, seed.roses.thorn), fio, touchedAt: ago(minutes), ...more };
  await backend.put({ carts: [left] });
  return { buyer, left };
}

async function list(query: object = {}, token = test.seed.people.admin.token) {
  const { handlers } = test.backend;
  const call = { query: { statuses: 'abandoned_cart', ...query }, token };
  return listOrders.options.response.parse(JSON.parse((await handlers.call(listOrders, call)).text));
}

describe('a cart that is left', () => {
  it('appears after an hour with its lines at today’s prices', async () => {
    const { roses } = test.seed;
    await leaveCart('Elena Kostas', 59);
    const { left } = await leaveCart('Elena Young', 61);
    await leaveCart('Elena Empty', 90, { lines: [] });
    const { data, total, counts } = await list({ search: 'elena' });
    expect(total).toBe(1);
    expect(counts).toMatchObject({ all: 1, abandoned_cart: 1 });
    expect(data).toMatchObject([
      {
        id: left.hash,
        status: 'abandoned_cart',
        fio: 'Elena Young',
        order_summ: roses.thorn.priceCents / 100,
        company_info: { id: test.seed.thorn.company.id },
      },
    ]);
  });

  it('says what its buyer saw last, and where they would pick it up', async () => {
    const { thorn, roses } = test.seed;
    const [store] = thorn.stores;
    const seen = { productId: roses.thorn.id, count: 1, shownCents: roses.thorn.priceCents - 500 };
    const pickup = { isPickup: true, pickupStoreId: store?.id ?? null };
    const { buyer } = await leaveCart('Uma Young', 61, { lines: [seen], ...pickup });
    const { data } = await list({ search: 'uma' });
    expect(data).toMatchObject([
      {
        user_id: buyer.user.id,
        items: [{ product_price: roses.thorn.priceCents / 100, shown_price: seen.shownCents / 100 }],
        pickup_store_info: { name: store?.name },
      },
    ]);
  });

  it('becomes a live cart again when it is changed', async () => {
    const { buyer, left } = await leaveCart('Tom Whitford', 70);
    expect((await list({ search: 'tom' })).total).toBe(1);
    const { thorn } = test.seed.roses;
    const { status } = await test.backend.handlers.call(cart.setProductCount, {
      params: { id: left.hash },
      body: { product_id: thorn.id, count: 2 },
      token: buyer.token,
    });
    expect(status).toBe(200);
    expect((await list({ search: 'tom' })).total).toBe(0);
  });

  it('follows orders when both are filtered for, page by page', async () => {
    const { backend, seed } = test;
    for (const minutes of [300, 200]) await leaveCart(`Wren ${minutes}`, minutes);
    const { buyer } = await leaveCart('Wren 100', 100);
    const place = () => anOrderFor(buyer.user, seed.thorn, seed.roses.thorn);
    await backend.put({ orders: [place(), place()] });
    const statuses = 'new,abandoned_cart';
    const all = await list({ search: 'wren', statuses });
    expect(all).toMatchObject({ total: 5, counts: { all: 5, new: 2, abandoned_cart: 3 } });
    const pages = await Promise.all(
      [1, 2, 3].map((page) => list({ search: 'wren', statuses, page, per_page: 2 })),
    );
    expect(pages.flatMap(({ data }) => data.map(({ status }) => status))).toEqual([
      ...['new', 'new', 'abandoned_cart', 'abandoned_cart', 'abandoned_cart'],
    ]);
    expect(pages.flatMap(({ data }) => data.map(({ id }) => id))).toEqual(all.data.map(({ id }) => id));
    expect((await list({ statuses }, seed.people.vendor.token)).counts).not.toHaveProperty('abandoned_cart');
  });

  it('appears to admins alone, paged, the latest first, in few calls', async () => {
    const { people, petal } = test.seed;
    for (const minutes of [300, 200, 100]) await leaveCart(`Zara ${minutes}`, minutes);
    test.backend.tableCalls.forget();
    const first = await list({ search: 'zara', per_page: 2 });
    // The caller and their orders, the index, the carts with their people, what is in them.
    expect(test.backend.tableCalls.count).toBeLessThanOrEqual(5);
    expect(first).toMatchObject({ total: 3, total_pages: 2 });
    expect(first.data.map(({ fio }) => fio)).toEqual(['Zara 100', 'Zara 200']);
    expect((await list({ search: 'zara', per_page: 2, page: 2 })).data).toMatchObject([{ fio: 'Zara 300' }]);
    expect((await list({ company_id: petal.company.id })).total).toBe(0);
    expect((await list({}, people.vendor.token)).total).toBe(0);
    expect((await list({}, people.buyer.token)).total).toBe(0);
  });
});
