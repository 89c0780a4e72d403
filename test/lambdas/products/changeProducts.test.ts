import { changeProducts, listProductChanges, updateProduct } from '@bloomkin/shared/routes/products.ts';
import { ulid } from 'ulid';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { securityFixture } from '#support/securityFixture.ts';
import { OfficeFlorist } from './officeFixture.ts';

const test = securityFixture();
afterEach(() => void vi.useRealTimers());

async function withPrices(...dollars: number[]) {
  const florist = await OfficeFlorist.open(test.backend);
  const items = await florist.stock(
    dollars.map((price, at) => ({ sku: `P-${at}`, priceCents: Math.round(price * 100) })),
  );
  return { florist, ids: items.map(({ id }) => id) };
}

const byPercent = (by_percent: number, round: 1 | 0.5 | null = 1) => ({ price: { by_percent, round } });

describe('a change of many prices', () => {
  it('answers for each product and is in the list at once', async () => {
    const { florist, ids } = await withPrices(69, 98, 145);
    const answer = await florist.call(changeProducts, { body: { ids, change: byPercent(8) } });
    expect(answer.data).toEqual(ids.map((id) => ({ id, ok: true, error: null })));
    expect(answer.undo).toMatchObject({ products: 3, change: byPercent(8) });
    expect(await florist.prices()).toEqual({ 'P-0': 75, 'P-1': 106, 'P-2': 157 });
    await florist.call(changeProducts, { body: { ids, change: { price: { by_amount: '-5.50' } } } });
    expect(await florist.prices()).toEqual({ 'P-0': 69.5, 'P-1': 100.5, 'P-2': 151.5 });
    await florist.call(changeProducts, { body: { ids, change: { price: { to: '$80' } } } });
    expect(await florist.prices()).toEqual({ 'P-0': 80, 'P-1': 80, 'P-2': 80 });
  });

  it('switches many products off and on', async () => {
    const { florist, ids } = await withPrices(69, 98);
    for (const active of [false, true]) {
      await florist.call(changeProducts, { body: { ids, change: { active } } });
      const { data } = await florist.list();
      expect(data.map((product) => product.active)).toEqual([active, active]);
    }
  });

  it('skips products that cannot have that price and changes the others', async () => {
    const { florist, ids } = await withPrices(5, 98);
    const body = { ids: [...ids, ulid()], change: { price: { by_amount: -5 } } };
    const { data, undo } = await florist.call(changeProducts, { body });
    expect(data.map(({ ok, error }) => [ok, error])).toEqual([
      [false, 'The new price would be $0 or less'],
      [true, null],
      [false, 'This product is no longer in your list'],
    ]);
    expect(undo?.products).toBe(1);
    expect(await florist.prices()).toEqual({ 'P-0': 5, 'P-1': 93 });
  });

  it('happens once per key, even five times at once', async () => {
    const { florist, ids } = await withPrices(100, 200);
    const body = { ids, change: byPercent(10), key: ulid() };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => florist.call(changeProducts, { body })),
    );
    answers.push(await florist.call(changeProducts, { body }));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(await florist.prices()).toEqual({ 'P-0': 110, 'P-1': 220 });
    const other = await florist.send(changeProducts, { body: { ...body, change: byPercent(20) } });
    expect([other.status, other.code]).toEqual([409, 'IDEMPOTENCY.MISMATCH']);
  });

  it('adds up when two are made at once', async () => {
    const { florist, ids } = await withPrices(100, 200);
    const raise = (by_amount: number) =>
      florist.call(changeProducts, { body: { ids, change: { price: { by_amount } } } });
    const answers = await Promise.all([raise(1), raise(10)]);
    const prices = await florist.prices();
    const raised = [(prices['P-0'] ?? 0) - 100, (prices['P-1'] ?? 0) - 200];
    const done = answers.map(({ data }) => data.map(({ ok }) => ok));
    // Each product shows exactly the raises that were answered as made.
    expect(raised).toEqual([0, 1].map((at) => (done[0]?.[at] ? 1 : 0) + (done[1]?.[at] ? 10 : 0)));
  });

  it('takes 200 products', async () => {
    const { florist, ids } = await withPrices(...Array.from({ length: 200 }, () => 50));
    const { data } = await florist.call(changeProducts, { body: { ids, change: { active: false } } });
    expect(data.filter(({ ok }) => ok)).toHaveLength(200);
    expect((await florist.list()).counts).toEqual({ all: 200, active: 0, inactive: 200 });
    const over = await florist.send(changeProducts, {
      body: { ids: [...ids, ulid()], change: { active: true } },
    });
    expect(over.status).toBe(422);
  });

  it.each([
    [{ price: { round: 1 } }],
    [{ price: { by_percent: 5, to: 3 } }],
    [{ price: { by_percent: -100 } }],
    [{ price: { by_amount: '1.005' } }],
    [{ price: { by_percent: 5, round: 0.25 } }],
    [{}],
  ])('fails as %j', async (change) => {
    const { florist, ids } = await withPrices(50);
    const { status } = await florist.send(changeProducts, { body: { ids, change } as never });
    expect([status, await florist.prices()]).toEqual([422, { 'P-0': 50 }]);
  });

  it('touches no product of another company', async () => {
    const { florist, ids } = await withPrices(50);
    const { florist: stranger } = await withPrices(60);
    const body = { ids, change: { price: { to: 1 } } };
    const { data } = await stranger.call(changeProducts, { body });
    expect(data).toMatchObject([{ ok: false }]);
    const named = await stranger.send(changeProducts, { body: { ...body, company_id: florist.companyId } });
    expect(named.status).toBe(403);
    expect(await florist.prices()).toEqual({ 'P-0': 50 });
    const admin = test.seed.people.admin.token;
    const asAdmin = await florist.send(
      changeProducts,
      { body: { ...body, company_id: florist.companyId } },
      admin,
    );
    expect(asAdmin.status).toBe(200);
  });
});

describe('an undo', () => {
  it('restores old prices unless changed since', async () => {
    const { florist, ids } = await withPrices(69, 98);
    const { undo } = await florist.call(changeProducts, { body: { ids, change: byPercent(8) } });
    await florist.call(updateProduct, { params: { id: ids[1] ?? '' }, body: { price: '99' } });
    const body = { undo: undo?.id ?? '' };
    const { data } = await florist.call(changeProducts, { body });
    expect(data.map(({ ok, error }) => [ok, error])).toEqual([
      [true, null],
      [false, 'The price was changed since: it stays as it is'],
    ]);
    expect(await florist.prices()).toEqual({ 'P-0': 69, 'P-1': 99 });
    await florist.call(updateProduct, { params: { id: ids[0] ?? '' }, body: { price: '75' } });
    expect((await florist.call(changeProducts, { body })).data).toEqual(data);
    expect((await florist.prices())['P-0']).toBe(75);
  });

  it('skips products that the change had skipped', async () => {
    const { florist, ids } = await withPrices(5, 98);
    const change = { price: { by_amount: -5 } };
    const { undo } = await florist.call(changeProducts, { body: { ids, change } });
    const { data } = await florist.call(changeProducts, { body: { undo: undo?.id ?? '' } });
    expect(data.map(({ id }) => id)).toEqual([ids[1]]);
    expect(await florist.prices()).toEqual({ 'P-0': 5, 'P-1': 98 });
  });

  it('waits seven days, until it is used, for this company alone', async () => {
    const { florist, ids } = await withPrices(69);
    const { undo } = await florist.call(changeProducts, { body: { ids, change: byPercent(8) } });
    const listOffered = async () => (await florist.call(listProductChanges)).data.map(({ id }) => id);
    expect(await listOffered()).toEqual([undo?.id]);
    const { florist: stranger } = await withPrices(1);
    expect((await stranger.call(listProductChanges)).data).toEqual([]);
    const body = { undo: undo?.id ?? '' };
    expect((await stranger.send(changeProducts, { body })).status).toBe(404);
    await florist.call(changeProducts, { body });
    expect(await listOffered()).toEqual([]);
  });

  it('expires after seven days, and not before', async () => {
    const { florist, ids } = await withPrices(69);
    const weekMs = 7 * 24 * 60 * 60 * 1000;
    const changeBefore = async (ms: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - ms });
      const { token } = await test.backend.signIn(florist.person.user);
      const { text } = await florist.send(changeProducts, { body: { ids, change: byPercent(8) } }, token);
      vi.useRealTimers();
      return changeProducts.options.response.parse(JSON.parse(text)).undo?.id ?? '';
    };
    const old = await changeBefore(weekMs + 1000);
    const young = await changeBefore(weekMs - 3_600_000);
    expect((await florist.send(changeProducts, { body: { undo: old } })).status).toBe(404);
    expect((await florist.call(listProductChanges)).data.map(({ id }) => id)).toEqual([young]);
  });
});
