import { checkout, getCart } from '@bloomkin/shared/routes/cart.ts';
import * as routes from '@bloomkin/shared/routes/discounts.ts';
import { getOrder, listOrders, updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { aCart } from '#support/buyerItems.ts';
import { aDiscount } from '#support/catalogueItems.ts';
import { securityFixture } from '#support/securityFixture.ts';
import type { Person } from '#support/testBackend.ts';

const test = securityFixture();

const Counted = z.object({
  data: z.object({ used: z.int(), taken_off: z.number(), state: z.string(), version: z.int() }),
});
const countOf = async (id: string) => {
  const { token } = test.seed.people.vendor;
  const { text } = await test.backend.handlers.call(routes.getDiscount, { params: { id }, token });
  return Counted.parse(JSON.parse(text)).data;
};

const Ordered = z.object({
  data: z.object({ id: z.string(), discount_total: z.number(), order_summ: z.number(), total: z.number() }),
});
const Failed = z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })).default([]) });

async function withCart(person: Person, discountCode: string | null) {
  const cart = { ...aCart(person.user, test.seed.roses.petal), discountCode };
  await test.backend.put({ carts: [cart] });
  return { person, hash: cart.hash };
}

type Shopper = Awaited<ReturnType<typeof withCart>>;

/** Submits as the shop does: told that it is busy, or out of reach for a moment, it tries again. */
async function submit({ person, hash }: Shopper) {
  for (;;) {
    const call = { params: { id: hash }, body: {}, token: person.token };
    const answer = await test.backend.handlers.call(checkout, call);
    if (answer.code !== 'CONFLICT.BUSY' && answer.status !== 503) return answer;
  }
}

const newBuyer = () => test.backend.signInNewUser({ fio: 'Ruby Tran', roles: ['ROLE_BUYER'] });
const createOffer = async (about: Parameters<typeof aDiscount>[1]) => {
  const discount = aDiscount(test.seed.petal.company.id, about);
  await test.backend.put({ discounts: [discount] });
  return discount;
};

const cancel = (person: Person, id: string) =>
  test.backend.handlers.call(updateOrder, {
    params: { id },
    body: { status: 'canceled' },
    token: person.token,
  });

describe('a discount with a limit', () => {
  it('admits its number of forty checkouts and reuses a canceled one', async () => {
    const { id } = await createOffer({ code: 'TEN', limitTotal: 10 });
    const newShopper = async () => withCart(await newBuyer(), 'TEN');
    const shoppers = await Promise.all(Array.from({ length: 40 }, newShopper));
    const answers = await Promise.all(shoppers.map(submit));
    const placed = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 422);
    const others = answers.filter((answer) => !placed.includes(answer) && !refused.includes(answer));
    expect(others.map(({ status, code }) => `${status} ${code}`)).toEqual([]);
    expect([placed.length, refused.length]).toEqual([10, 30]);
    for (const { text } of placed)
      expect(Ordered.parse(JSON.parse(text)).data).toMatchObject({ order_summ: 89, discount_total: 8.9 });
    for (const { text } of refused)
      expect(Failed.parse(JSON.parse(text)).errors).toEqual([
        { path: 'discount_code', message: expect.stringContaining('used up') },
      ]);
    expect(await countOf(id)).toMatchObject({ used: 10, taken_off: 89, state: 'used_up' });

    const first = answers.findIndex(({ status }) => status === 200);
    const [shopper, answer] = [shoppers[first], answers[first]];
    if (!shopper || !answer) throw new Error('Nobody ordered');
    const order = Ordered.parse(JSON.parse(answer.text)).data;
    await cancel(shopper.person, order.id);
    await cancel(shopper.person, order.id);
    expect(await countOf(id)).toMatchObject({ used: 9, taken_off: 80.1, state: 'live' });
    const next = shoppers[answers.findIndex(({ status }) => status === 422)];
    expect((next && (await submit(next)))?.status).toBe(200);
    expect(await countOf(id)).toMatchObject({ used: 10 });
  });

  it('admits its number per user, at once or later', async () => {
    const { id } = await createOffer({ code: 'ONCE', limitPerPerson: 1 });
    const person = await newBuyer();
    const shopper = await withCart(person, 'ONCE');
    const taps = await Promise.all(Array.from({ length: 20 }, () => submit(shopper)));
    expect(new Set(taps.map(({ status, code }) => `${status} ${code}`))).toEqual(new Set(['200 undefined']));
    const orders = taps.map(({ text }) => Ordered.parse(JSON.parse(text)).data);
    expect(new Set(orders.map((order) => order.id)).size).toBe(1);
    expect(await countOf(id)).toMatchObject({ used: 1 });
    const again = await submit(await withCart(person, 'ONCE'));
    expect(Failed.parse(JSON.parse(again.text)).errors).toEqual([
      { path: 'discount_code', message: expect.stringContaining('You have used ONCE once already') },
    ]);
    expect((await submit(await withCart(await newBuyer(), 'ONCE'))).status).toBe(200);
    expect(await countOf(id)).toMatchObject({ used: 2 });
  });

  it('finds the orders that used its code, in any case', async () => {
    await createOffer({ code: 'FOUND7' });
    const answer = await submit(await withCart(await newBuyer(), 'FOUND7'));
    await submit(await withCart(await newBuyer(), null));
    const { token } = test.seed.people.vendor;
    const { text } = await test.backend.handlers.call(listOrders, { query: { search: 'found7' }, token });
    const { id } = Ordered.parse(JSON.parse(answer.text)).data;
    expect(z.object({ data: z.array(z.object({ id: z.string() })) }).parse(JSON.parse(text)).data).toEqual([
      { id },
    ]);
  });

  it('that is automatic shows the buyer the new total before the order', async () => {
    await createOffer({ name: 'Last one', value: 30, limitTotal: 1 });
    const [one, other] = [await withCart(await newBuyer(), null), await withCart(await newBuyer(), null)];
    const Total = z.object({ data: z.object({ total: z.number() }) });
    const seen = await test.backend.handlers.call(getCart, { token: other.person.token });
    const expected_total = Total.parse(JSON.parse(seen.text)).data.total;
    expect((await submit(one)).status).toBe(200);
    const call = { params: { id: other.hash }, body: { expected_total }, token: other.person.token };
    const refused = await test.backend.handlers.call(checkout, call);
    expect(refused.code).toBe('CART.PRICE_CHANGED');
    expect(Total.parse(JSON.parse(refused.text)).data.total).toBeGreaterThan(expected_total);
  });

  it('goes up and down while in use, never below the uses', async () => {
    const { id } = await createOffer({ code: 'MANY', limitTotal: 2 });
    const buy = async () => (await submit(await withCart(await newBuyer(), 'MANY'))).status;
    expect([await buy(), await buy(), await buy()]).toEqual([200, 200, 422]);
    const { token } = test.seed.people.vendor;
    const change = (limit_total: number | null) =>
      test.backend.handlers.call(routes.updateDiscount, {
        params: { id },
        body: { name: 'Many', code: 'MANY', kind: 'percent', value: 10, limit_total },
        token,
      });
    expect((await change(1)).status).toBe(422);
    expect((await change(3)).status).toBe(200);
    expect([await buy(), await buy()]).toEqual([200, 422]);
    expect((await change(null)).status).toBe(200);
    expect(await buy()).toBe(200);
    expect((await change(4)).status).toBe(200);
    expect(await buy()).toBe(422);
  });

  it('that is deleted leaves the orders with it unchanged', async () => {
    const { id } = await createOffer({ code: 'GONE', limitTotal: 5 });
    const shopper = await withCart(await newBuyer(), 'GONE');
    const answer = await submit(shopper);
    const order = Ordered.parse(JSON.parse(answer.text)).data;
    const waiting = await withCart(await newBuyer(), 'GONE');
    const { token } = test.seed.people.vendor;
    await test.backend.handlers.call(routes.deleteDiscount, { params: { id }, token });
    expect(order.discount_total).toBe(8.9);
    const read = await test.backend.handlers.call(getOrder, {
      params: { id: order.id },
      token: shopper.person.token,
    });
    expect(JSON.parse(read.text).data).toMatchObject({
      ...order,
      discounts: [{ code: 'GONE', amount: 8.9 }],
    });
    expect((await submit(waiting)).status).toBe(422);
    expect((await cancel(shopper.person, order.id)).status).toBe(200);
  });
});
