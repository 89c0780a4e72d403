import { checkout, updateCart } from '@bloomkin/shared/routes/cart.ts';
import { listMessages } from '@bloomkin/shared/routes/messages.ts';
import {
  answerAsRecipient,
  exportOrders,
  getClaim,
  getOrder,
  getOrderStatus,
  getRecipientPage,
  getRescue,
  getSwap,
  listOrderDays,
  listOrders,
  updateOrder,
} from '@bloomkin/shared/routes/orders.ts';
import { buildBuyerInvoice } from '@bloomkin/shared/rules/buyerInvoice.ts';
import { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { describe, expect, it } from 'vitest';
import { settlementFixture, sum, toCents } from '#lambdas/settlement/settlementFixture.ts';
import { runJob } from '#support/jobs.ts';
import { messageTo, sentTo } from '#support/outbox.ts';
import { payByCard } from '#support/payments.ts';
import { newBuyer, newPhone, signInDemoUser } from '#support/people.ts';
import { fillCart, pickProductOf, surryHills } from '#support/shopping.ts';

const { test, modules, settle, bankOf } = settlementFixture();

const suburb = { address: 'Surry Hills NSW 2010', lat: -33.884, lng: 151.212 };
const door = { location: surryHills, unitOffice: 'Gate 0421', safe_place: 'Under the fig' };
/** The recipient's answer holds these; nothing that the sender gets does. */
const secrets = ['Crown', '0421', 'the fig', '-33.8861'];

async function placeUnaddressed(skipPayment = false) {
  const [ruby, florist, margaret] = [test.visitor(), test.visitor(), test.visitor()];
  const buyer = await newBuyer(ruby);
  const { company } = await signInDemoUser(florist, 'vendor1');
  const cart = await fillCart(ruby, await pickProductOf(ruby, company?.id));
  const params = { id: cart.cart_hash };
  const phone = `0${newPhone()}`;
  const body = { address_later: true, location: suburb, recipient: { fio: 'Margaret Hall', phone } };
  const { data: filled } = await ruby.call(updateCart, { params, body });
  const { data: order } = await ruby.call(checkout, { params, body: { expected_total: filled.total } });
  if (!skipPayment) await payByCard(ruby, order);
  await settle();
  const mobile = `+61${phone.slice(1)}`;
  const own = { params: { id: order.id } };
  const read = async () => (await ruby.call(getOrder, own)).data;
  const token = { token: (await read()).links?.recipient ?? '' };
  const view = async () => (await margaret.call(getRecipientPage, { params: token })).data;
  type Answer = Parameters<typeof margaret.call<typeof answerAsRecipient>>[1]['body'];
  const answer = (said: Answer) => margaret.send(answerAsRecipient, { params: token, body: said });
  const give = (more: object = {}) => answer({ answer: 'address', ...door, ...more });
  return { ruby, florist, margaret, buyer, order, mobile, own, read, token, view, answer, give, company };
}

type Placed = Awaited<ReturnType<typeof placeUnaddressed>>;

/** A question about a substitute and a rescue are open too, so that each page of the sender has something to show. */
async function openEverything({ order }: Placed) {
  const { findOrder, orderEntity, putItem } = modules();
  const stored = await findOrder(OrderId.parse(order.id));
  if (!stored) throw new Error('No order');
  const at = new Date().toISOString();
  const asked = { words: 'No peonies. Roses?', backCents: 0, at, answerBy: '2999-01-01T00:00:00.000Z' };
  const rescue = { state: 'open', why: 'lapsed', at, until: null, candidates: [], toOrderId: null } as const;
  await putItem(orderEntity, { ...stored, rescue, swap: { number: 1, state: 'open', ...asked } });
  await settle();
  const { signOrderLink } = await import('@bloomkin/lambdas/model/orders/orderLinks.ts');
  const { toOrder } = await import('@bloomkin/lambdas/agents/ucp/orders.ts');
  const { toAcpOrder } = await import('@bloomkin/lambdas/agents/acp/toAcpOrder.ts');
  return {
    rescueToken: await signOrderLink(stored, 'rescue'),
    forAgents: await Promise.all([toOrder(stored, 'session'), toAcpOrder(stored, 'session')]),
    close: () => putItem(orderEntity, stored),
  };
}

/** Everything that the sender, or an agent of theirs, is answered, sent or prints about the order. */
async function collectForSender(placed: Placed): Promise<string> {
  const { ruby, buyer, order, own, token } = placed;
  const { rescueToken, forAgents, close } = await openEverything(placed);
  const { data: shown } = await ruby.call(getOrder, own);
  const { links } = shown;
  const status = await messageTo(test.cloud.url, `${buyer.phone}`, ({ text }) => text.includes('/o/'));
  const statusToken = /\/o\/([\w-]+)/.exec(status.text)?.[1] ?? '';
  const { collectOwnData } = await import('@bloomkin/lambdas/model/ownData/collectOwnData.ts');
  const { findUser } = await import('@bloomkin/lambdas/model/users/userEntity.ts');
  const user = await findUser(buyer.id);
  const answers = await Promise.all([
    ruby.call(getOrder, own),
    ruby.call(listOrders, {}),
    ...secrets.map((search) =>
      ruby.call(listOrders, { query: { search } }).then(({ total }) => `found ${total}`),
    ),
    ruby.call(getOrderStatus, { params: { token: statusToken } }),
    ruby.call(getClaim, { params: { token: links?.claim ?? '' } }),
    ruby.call(getRecipientPage, { params: token }),
    ruby.call(getSwap, { params: { token: links?.swap ?? '' } }),
    ruby.call(getRescue, { params: { token: rescueToken } }),
    ruby.call(listOrderDays, own),
    ruby.call(listMessages, {}),
    forAgents,
    buildBuyerInvoice(shown),
    user && collectOwnData(user, new Date()),
    sentTo(test.cloud.url, `${buyer.phone}`),
    sentTo(test.cloud.url, order.email),
  ]);
  await close();
  return JSON.stringify(answers);
}

describe('an address that the recipient gives', () => {
  it('reaches florist and driver, and nothing that the sender gets, pays the rest back', async () => {
    const placed = await placeUnaddressed();
    const { florist, order, mobile, own, view, give, read, token } = placed;
    const asked = (await sentTo(test.cloud.url, mobile)).map(({ text }) => text);
    expect(asked).toEqual([expect.stringContaining(`/for/${token.token}`)]);
    expect(asked[0]).not.toContain('Ruby');
    expect(await view()).toMatchObject({ state: 'open', recipient: 'Margaret', sender: 'Ruby' });
    expect((await give()).status).toBe(200);
    expect(await view()).toMatchObject({ state: 'given' });
    await settle();
    const { data: seen } = await florist.call(getOrder, own);
    expect(seen).toMatchObject({ unitOffice: 'Gate 0421', address_later: 'given' });
    expect(seen.location?.address).toContain('10 Crown St');
    expect(seen.door_note).toBe('If nobody is in: Under the fig');
    const { data: listed } = await florist.call(listOrders, { query: { search: order.number } });
    expect(listed[0]?.location?.address).toContain('10 Crown St');
    expect(JSON.stringify(await florist.call(exportOrders, { query: {} }))).toContain('Gate 0421');
    const sent = await collectForSender(placed);
    for (const secret of secrets) expect(sent.includes(secret), secret).toBe(false);
    expect(sent).not.toMatch(/found [1-9]/);
    const { total, delivery_cost } = await read();
    expect(total).toBe(order.total - order.delivery_cost + delivery_cost);
    expect(sum(await bankOf(order))).toBe(toCents(total));
  });

  it('stays hidden when the florist puts it right, and from a proposal that is paid', async () => {
    const placed = await placeUnaddressed();
    const { florist, own, give } = placed;
    await give();
    const unit = { unitOffice: 'Gate 0421, ring twice' };
    await florist.call(updateOrder, { ...own, body: unit });
    expect((await florist.call(getOrder, own)).data.unitOffice).toBe(unit.unitOffice);
    const sent = await collectForSender(placed);
    for (const secret of [...secrets, 'ring twice']) expect(sent.includes(secret), secret).toBe(false);
  });

  it('takes a day that the florist can, and refuses another with its reason', async () => {
    const { view, give, read, florist, own } = await placeUnaddressed();
    const { days } = await view();
    const other = days.find(({ day }) => day !== days[0]?.day);
    const free = other?.periods.find(({ available }) => available);
    const closed = await give({ deliveryDay: '2020-01-01', delivery_period: null });
    expect(closed.status).toBe(422);
    const faraway = { address: '1 Hay St, Perth WA 6000', lat: -31.9554, lng: 115.8585 };
    expect((await give({ location: faraway })).status).toBe(422);
    expect((await florist.call(getOrder, own)).data.address_later).toBe('asked');
    const period = free && { start_time: free.start_time, stop_time: free.stop_time };
    expect((await give({ deliveryDay: other?.day, delivery_period: period })).status).toBe(200);
    expect(await read()).toMatchObject({ deliveryDay: other?.day, delivery_period: period });
  });
});

describe('a recipient who does not answer', () => {
  it('gets one reminder, then the sender a warning, and at the cut-off all money goes back once', async () => {
    const { buyer, order, mobile, view, read, give } = await placeUnaddressed();
    const until = new Date((await view()).until ?? 0);
    const from = Date.now();
    const third = (until.getTime() - from) / 3;
    const tell = new Date(until.getTime() - Math.min(24 * 60 * 60_000, third) + 10 * 60 * 60_000);
    const remind = new Date((from + tell.getTime()) / 2);
    await runJob(test.cloud, 'dueNotices', remind);
    await runJob(test.cloud, 'dueNotices', remind);
    expect(await sentTo(test.cloud.url, mobile)).toHaveLength(2);
    await runJob(test.cloud, 'dueNotices', tell < until ? tell : new Date(until.getTime() - 1000));
    const told = (await sentTo(test.cloud.url, `${buyer.phone}`)).filter(({ text }) =>
      /no address yet/.test(text),
    );
    expect(told).toHaveLength(1);
    expect((await read()).status).toBe('new');
    await runJob(test.cloud, 'dueNotices', until);
    await runJob(test.cloud, 'dueNotices', until);
    await settle();
    expect(await read()).toMatchObject({ status: 'canceled', address_later: 'asked' });
    expect(sum(await bankOf(order))).toBe(0);
    expect((await give()).status).toBe(200);
    expect(await view()).toMatchObject({ state: 'over' });
  });

  it('gives the money back without a reason when no flowers are wanted', async () => {
    const { answer, read, view, order } = await placeUnaddressed();
    await Promise.all([answer({ answer: 'declined' }), answer({ answer: 'declined' })]);
    await settle();
    expect((await read()).status).toBe('canceled');
    expect((await read()).history.filter(({ to }) => to === 'canceled')).toHaveLength(1);
    expect(sum(await bankOf(order))).toBe(0);
    expect((await view()).state).toBe('over');
  });

  it('gets no question before the payment', async () => {
    const { mobile } = await placeUnaddressed(true);
    expect(await sentTo(test.cloud.url, mobile)).toEqual([]);
  });
});

describe('a delivery that failed', () => {
  it('lets the recipient choose another day by the same link', async () => {
    const { florist, own, give, view, read, margaret, token } = await placeUnaddressed();
    await give();
    // A changed phone: two messages within a minute to one number count as too many.
    const phone = `0${newPhone()}`;
    const recipient = { fio: 'Margaret Hall', phone };
    await florist.call(updateOrder, { ...own, body: { recipient } });
    const change = (body: object) => florist.call(updateOrder, { ...own, body: { early: true, ...body } });
    await change({ status: 'ready_to_ship' });
    await change({ dispatched: true });
    expect((await view()).state).toBe('late');
    await florist.call(updateOrder, { ...own, body: { delivery: { failed: 'Nobody was in' } } });
    await settle();
    await messageTo(test.cloud.url, `+61${phone.slice(1)}`, ({ text }) =>
      text.includes('could not hand over'),
    );
    const { state, days, is_again } = await view();
    expect({ state, is_again }).toEqual({ state: 'open', is_again: true });
    const [first] = days.filter(({ periods }) => periods.some(({ available }) => available));
    const free = first?.periods.find(({ available }) => available);
    const body = {
      answer: 'address' as const,
      deliveryDay: first?.day,
      delivery_period: free ? { start_time: free.start_time, stop_time: free.stop_time } : null,
    };
    await margaret.call(answerAsRecipient, { params: token, body });
    expect(await read()).toMatchObject({ deliveryDay: first?.day, dispatched_at: null });
    expect((await florist.call(getOrder, own)).data.unitOffice).toBe('Gate 0421');
  });
});
