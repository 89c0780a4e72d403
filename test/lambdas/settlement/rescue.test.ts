import { seededRandom } from '@bloomkin/local/demo/build/seededRandom.ts';
import { addProduct } from '@bloomkin/shared/routes/cart.ts';
import { answerRescue, getOrder, getRescue, updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { listLate } from '@bloomkin/shared/routes/search.ts';
import { CompanyId, OrderId } from '@bloomkin/shared/schemas/ids.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { runJob } from '#support/jobs.ts';
import { messageTo, sentTo } from '#support/outbox.ts';
import { payByCard } from '#support/payments.ts';
import { newBuyer, signInDemoUser } from '#support/people.ts';
import { someOf } from '#support/run/budget.ts';
import { pickRescuable, placeOrder, productsForSurryHills } from '#support/shopping.ts';
import { settlementFixture, sum, toCents } from './settlementFixture.ts';

const { test, modules, settle, listMovements } = settlementFixture();

const tick = (at: string | null | undefined) => runJob(test.cloud, 'dueNotices', new Date(at ?? Date.now()));

async function placePaidOrder({ withSecond = false } = {}) {
  const [ruby, florist, stranger] = [test.visitor(), test.visitor(), test.visitor()];
  const { phone } = await newBuyer(ruby);
  const { company } = await signInDemoUser(florist, 'vendor3');
  const product = await pickRescuable(ruby, company?.id);
  const second = (await productsForSurryHills(ruby))
    .filter((one) => one.company === company?.id && one.id !== product.id)
    .toSorted((a, b) => a.price - b.price)[0];
  if (withSecond && second) await ruby.call(addProduct, { body: { product_id: second.id } });
  const { id } = await placeOrder(ruby, product);
  await payByCard(ruby, { id });
  await settle();
  const params = { id };
  const read = async () => (await ruby.call(getOrder, { params })).data;
  const findToken = async () => {
    const { text } = await messageTo(test.cloud.url, phone, (message) => message.text.includes('/rescue/'));
    return { token: /rescue\/([\w-]+)/.exec(text)?.[1] ?? '' };
  };
  return { ruby, florist, stranger, phone, params, read, findToken, second, order: await read() };
}

async function placeLapsedOrder() {
  const placed = await placePaidOrder();
  await tick(placed.order.accept_by);
  await settle();
  const params = await placed.findToken();
  return { ...placed, token: params, view: (await placed.stranger.call(getRescue, { params })).data };
}

const Compared = z.object({ differences: z.int() });
const compareBooks = async () =>
  Compared.parse(await runJob(test.cloud, 'checkBooks', new Date(Date.now() + 2 * 60 * 60_000))).differences;

/** Ledger and bank of an order and of the one that took it over. */
async function readMoney(orders: readonly Order[]) {
  const ids = orders.map(({ id }) => OrderId.parse(id));
  const lines = (await Promise.all(ids.map((id) => modules().listLinesOfOrder(id)))).flat();
  const bank = (await Promise.all(orders.map((order) => listMovements(order)))).flat();
  const [first] = orders;
  return {
    ledger: sum(lines.map(({ cashCents }) => cashCents)),
    bank: sum(bank.map(({ cents }) => cents)),
    firstFlorist: sum(lines.filter((line) => line.orderId === first?.id).map(({ yoursCents }) => yoursCents)),
    charges: bank.filter(({ reference }) => reference.startsWith('pi_')).length,
  };
}

describe('a paid order that nobody accepts', () => {
  it('says by when it is accepted, and asks its buyer then, once', async () => {
    const { order, phone, read } = await placePaidOrder();
    expect(Date.parse(order.accept_by ?? '')).toBeGreaterThan(Date.now());
    const before = new Date(Date.parse(order.accept_by ?? '') - 60_000).toISOString();
    await tick(before);
    expect((await read()).rescue).toBeNull();
    for (const _ of [1, 2]) await tick(order.accept_by);
    expect((await read()).rescue).toMatchObject({ state: 'open', why: 'lapsed', to_order_id: null });
    const asked = (await sentTo(test.cloud.url, phone)).filter(({ text }) => text.includes('/rescue/'));
    expect(asked).toHaveLength(1);
  });

  it('goes to the chosen florist with day, window, card and money, and to no second one', async () => {
    const { view, token, stranger, order, ruby, florist, params, read } = await placeLapsedOrder();
    expect(view).toMatchObject({ state: 'open', florist: order.company_info?.brand, amount: order.total });
    expect(JSON.stringify(view)).not.toContain('Crown St');
    const [offer, other = offer] = view.offers;
    if (!offer || !other) throw new Error('The demo data has no other florist');
    expect(offer.back).toBeGreaterThanOrEqual(0);
    const choose = (choice: string) => stranger.call(answerRescue, { params: token, body: { choice } });
    const moved = await Promise.all([
      choose(offer.company_id),
      choose(other.company_id),
      choose(offer.company_id),
    ]);
    expect(moved.map(({ data }) => data.state)).toEqual(['moved', 'moved', 'moved']);
    expect(new Set(moved.map(({ data }) => data.moved_to?.order_id)).size).toBe(1);
    await settle();
    const next = await ruby.call(getOrder, { params: { id: moved[0].data.moved_to?.order_id ?? '' } });
    const chosen = [offer, other].find(({ company_id }) => company_id === next.data.companyId);
    expect(next.data).toMatchObject({
      ...{ status: 'new', payment_status: 'paid', deliveryDay: order.deliveryDay, location: order.location },
      ...{ card_message: order.card_message, recipient: order.recipient },
      ...{ total: order.total - (chosen?.back ?? 0), refunded: chosen?.back },
    });
    expect(await read()).toMatchObject({
      status: 'canceled',
      rescue: { state: 'moved', to_order_id: next.data.id },
    });
    const late = await florist.send(updateOrder, { params, body: { status: 'in_progress' } });
    expect(late.failure?.code).toBe('ORDER.STATUS.FINAL');
    const money = await readMoney([order, next.data]);
    expect(money).toMatchObject({
      ledger: toCents(next.data.total),
      bank: toCents(next.data.total),
      firstFlorist: 0,
    });
    await ruby.call(updateOrder, { params: { id: next.data.id }, body: { status: 'canceled' } });
    await settle();
    expect(await readMoney([order, next.data])).toMatchObject({ ledger: 0, bank: 0 });
    expect(await compareBooks()).toBe(0);
  });

  it('gives all money back by itself at the stated time, once', async () => {
    const { read, params, order, phone } = await placeLapsedOrder();
    const { rescue } = await read();
    for (const _ of [1, 2]) {
      await tick(rescue?.until);
      await settle();
    }
    expect(await read()).toMatchObject({
      status: 'canceled',
      payment_status: 'refunded',
      refunded: order.total,
    });
    expect((await read()).rescue?.state).toBe('refunded');
    expect(await readMoney([{ ...order, id: OrderId.parse(params.id) }])).toMatchObject({
      ledger: 0,
      bank: 0,
    });
    const told = (await sentTo(test.cloud.url, phone)).filter(({ text }) => /does not make order/.test(text));
    expect(told).toHaveLength(1);
  });

  it('stays with a florist who accepts before the buyer chooses', async () => {
    const { florist, params, token, stranger, read, order } = await placeLapsedOrder();
    await florist.call(updateOrder, { params, body: { status: 'in_progress' } });
    const answer = await stranger.call(answerRescue, { params: token, body: { choice: 'refund' } });
    expect(answer.data).toMatchObject({ state: 'accepted', offers: [] });
    await tick(new Date(Date.now() + 40 * 24 * 60 * 60_000).toISOString());
    await settle();
    expect(await read()).toMatchObject({ status: 'in_progress', payment_status: 'paid', refunded: 0 });
    expect((await readMoney([order])).bank).toBe(toCents(order.total));
  });

  it('goes to others when an admin moves it, not where nobody else could take it', async () => {
    const [{ params, read }, admin, ruby] = [await placePaidOrder(), test.visitor(), test.visitor()];
    await signInDemoUser(admin, 'admin');
    const move = { status: 'canceled', move: true, reason: 'The shop is flooded' } as const;
    const query = { company_id: CompanyId.parse((await read()).companyId) };
    const countOpen = async () => (await admin.call(listLate, { query })).data.open_orders;
    const before = await countOpen();
    await admin.call(updateOrder, { params, body: move });
    await settle();
    expect(await countOpen()).toEqual({ ...before, movable: (before?.movable ?? 0) - 1 });
    expect((await read()).rescue).toMatchObject({ state: 'open', why: 'canceled' });
    await newBuyer(ruby);
    const [product] = await productsForSurryHills(ruby);
    if (!product) throw new Error('Nothing is sold in Surry Hills');
    const unpaid = await placeOrder(ruby, product);
    const refused = await admin.send(updateOrder, { params: { id: unpaid.id }, body: move });
    expect([refused.status, refused.failure.code]).toEqual([409, 'ORDER.NOT_MOVABLE']);
  });

  it('goes to others when its florist cannot make it, who say what they leave behind', async () => {
    const { florist, params, read, findToken, stranger, second } = await placePaidOrder({ withSecond: true });
    const body = { status: 'canceled' as const, reason: 'Our cool room broke' };
    await florist.call(updateOrder, { params, body });
    await settle();
    expect(await read()).toMatchObject({
      status: 'canceled',
      payment_status: 'paid',
      rescue: { why: 'canceled' },
    });
    await tick(undefined);
    const view = await stranger.call(getRescue, { params: await findToken() });
    expect(view.data.offers.length).toBeGreaterThan(0);
    expect(view.data.left_behind).toEqual([second?.name]);
  });
});

describe('a link to a rescue', () => {
  it('answers 404 for each changed letter, and opens one order', async () => {
    const {
      token: { token },
      stranger,
    } = await placeLapsedOrder();
    const flip = (at: number) => token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
    const wrong = [0, 25, 27, 32, 33, 54].map(flip);
    for (const changed of [...wrong, token.slice(0, 40), 'x'.repeat(200)]) {
      const { status, failure } = await stranger.send(getRescue, { params: { token: changed } });
      expect([status, failure?.code]).toEqual([404, 'NOT_FOUND']);
    }
    expect((await stranger.send(getRescue, { params: { token } })).status).toBe(200);
  });
});

describe('books after choices, refunds, late acceptances and repeats at once', () => {
  it.each(someOf([1, 2, 3, 4, 5, 6], 3))('balance to the cent: sequence %i', async (seed) => {
    const random = seededRandom(20_261_129 + seed);
    test.cloud.payments.misbehave({ copies: random.between(1, 3) });
    const { ruby, florist, stranger, params, token, view, read, order } = await placeLapsedOrder();
    const { until } = (await read()).rescue ?? {};
    const choice = () => random.pick(view.offers)?.company_id ?? 'refund';
    const answer = (body: { choice: string }) => stranger.send(answerRescue, { params: token, body });
    const moves = {
      choose: () => answer({ choice: choice() }),
      refund: () => answer({ choice: 'refund' }),
      accept: () => florist.send(updateOrder, { params, body: { status: 'in_progress' } }),
      cannot: () => florist.send(updateOrder, { params, body: { status: 'canceled' } }),
      cancel: () => ruby.send(updateOrder, { params, body: { status: 'canceled' } }),
      wait: () => tick(until),
    };
    const names = ['choose', 'choose', 'refund', 'accept', 'cannot', 'cancel', 'wait'] as const;
    const played = Array.from({ length: random.between(2, 5) }, () => random.pick(names));
    await Promise.all(played.map((name) => moves[name]()));
    await settle();
    await tick(new Date(Date.now() + 40 * 24 * 60 * 60_000).toISOString());
    await settle();
    const about = `${seed}: ${played.join(', ')}`;
    const first = await read();
    const nextId = first.rescue?.to_order_id;
    const next = nextId ? (await ruby.call(getOrder, { params: { id: nextId } })).data : undefined;
    const money = await readMoney([first, ...(next ? [next] : [])]);
    expect(money.ledger, about).toBe(money.bank);
    expect(money.charges, about).toBe(1);
    const isKept = first.status === 'in_progress';
    // The next florist's clock has lapsed too, so that its money is back as well.
    expect(money.bank, about).toBe(isKept ? toCents(order.total) : 0);
    expect(isKept, about).toBe(first.rescue === null || first.rescue === undefined);
    expect([isKept ? 0 : money.firstFlorist, await compareBooks()], about).toEqual([0, 0]);
    test.cloud.payments.misbehave({});
  });
});
