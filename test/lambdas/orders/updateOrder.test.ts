import type { BodyInputOf } from '@bloomkin/shared/route.ts';
import { getOrder, listOrders, updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { addDays } from '@bloomkin/shared/rules/zonedTime.ts';
import { describe, expect, it } from 'vitest';
import { runJob } from '#support/jobs.ts';
import { localCloud } from '#support/localCloud.ts';
import { messageTo, type SentMessage, sentTo } from '#support/outbox.ts';
import { newBuyer, signInDemoUser } from '#support/people.ts';
import { pickProductOf, placeOrder } from '#support/shopping.ts';

const test = localCloud({ demoData: true });

/** An order of Ruby's with the first demo florist, and that florist. */
async function orderWithFlorist() {
  const [ruby, florist, stranger] = [test.visitor(), test.visitor(), test.visitor()];
  const { company } = await signInDemoUser(florist, 'vendor1');
  await signInDemoUser(stranger, 'vendor4');
  const { phone } = await newBuyer(ruby);
  const product = await pickProductOf(ruby, company?.id);
  return { ruby, phone: phone ?? '', florist, stranger, order: await placeOrder(ruby, product) };
}

describe('an order', () => {
  it('moves on by its florist with a history for the buyer', async () => {
    const { ruby, florist, order } = await orderWithFlorist();
    const params = { id: order.id };
    for (const status of ['in_progress', 'formation', 'ready_to_ship', 'completed'] as const)
      await florist.call(updateOrder, { params, body: { status, early: true } });
    const { data } = await ruby.call(getOrder, { params });
    expect(data.status).toBe('completed');
    expect(data.history.map(({ by, to }) => [by, to])).toEqual([
      ['Buyer', 'new'],
      ['Florist', 'in_progress'],
      ['Florist', 'formation'],
      ['Florist', 'ready_to_ship'],
      ['Florist', 'completed'],
    ]);
  });

  it('stays final once completed, and never goes back', async () => {
    const { florist, order } = await orderWithFlorist();
    const params = { id: order.id };
    await florist.call(updateOrder, { params, body: { status: 'ready_to_ship' } });
    const back = await florist.send(updateOrder, { params, body: { status: 'formation' } });
    expect([back.status, back.failure.code]).toEqual([409, 'ORDER.STATUS.NOT_ALLOWED']);
    await florist.call(updateOrder, { params, body: { status: 'completed', early: true } });
    const late = await florist.send(updateOrder, { params, body: { status: 'canceled' } });
    expect([late.status, late.failure.code]).toEqual([409, 'ORDER.STATUS.FINAL']);
  });

  it('asks before a delivery leaves or ends ahead of its day', async () => {
    const { florist, order } = await orderWithFlorist();
    const params = { id: order.id };
    const later = { deliveryDay: addDays(order.deliveryDay ?? '', 30), outside: true };
    await florist.call(updateOrder, { params, body: later });
    const codeOf = async (body: BodyInputOf<typeof updateOrder>) =>
      (await florist.send(updateOrder, { params, body })).failure?.code;
    expect(await codeOf({ dispatched: true, early: true })).toBe('ORDER.STATUS.NOT_ALLOWED');
    await florist.call(updateOrder, { params, body: { status: 'ready_to_ship' } });
    expect(await codeOf({ dispatched: true })).toBe('ORDER.EARLY');
    expect(await codeOf({ status: 'completed' })).toBe('ORDER.EARLY');
    const { data } = await florist.call(updateOrder, { params, body: { dispatched: true, early: true } });
    expect(data).toMatchObject({ status: 'ready_to_ship', dispatched_at: expect.any(String) });
    expect(await codeOf({ status: 'completed' })).toBe('ORDER.EARLY');
  });

  it('tells its buyer of a dispatch a minute later, and of an undo once', async () => {
    const { florist, phone, order } = await orderWithFlorist();
    const params = { id: order.id };
    const dispatch = (dispatched: boolean) =>
      florist.call(updateOrder, { params, body: { dispatched, early: true } });
    const run = async (minutes: number) => {
      await test.cloud.settle();
      await runJob(test.cloud, 'dueNotices', new Date(Date.now() + minutes * 60_000));
      const sent = await sentTo(test.cloud.url, phone);
      return sent.map(({ text }) => /on their way|too early/.exec(text)?.[0]).filter(Boolean);
    };
    await florist.call(updateOrder, { params, body: { status: 'ready_to_ship' } });
    await dispatch(true);
    await dispatch(false);
    expect(await run(2)).toEqual([]);
    await dispatch(true);
    expect(await run(0)).toEqual([]);
    expect(await run(2)).toEqual(['on their way']);
    await dispatch(false);
    for (const _ of [1, 2]) expect(await run(2)).toEqual(['too early', 'on their way']);
  });

  it('tells its buyer of the end a minute later, and of an undo once', async () => {
    const { florist, phone, order } = await orderWithFlorist();
    const move = (status: 'formation' | 'completed') =>
      florist.call(updateOrder, { params: { id: order.id }, body: { status, early: true } });
    const run = async (minutes: number) => {
      await test.cloud.settle();
      await runJob(test.cloud, 'dueNotices', new Date(Date.now() + minutes * 60_000));
      const sent = await sentTo(test.cloud.url, phone);
      return sent.map(({ text }) => /delivered|picked up|too early/.exec(text)?.[0]).filter(Boolean);
    };
    await move('formation');
    await move('completed');
    await move('formation');
    expect(await run(2)).toEqual([]);
    await move('completed');
    expect(await run(0)).toEqual([]);
    expect(await run(2)).toEqual(['delivered']);
    await move('formation');
    for (const _ of [1, 2]) expect(await run(2)).toEqual(['too early', 'delivered']);
    await move('completed');
    expect(await run(2)).toEqual(['delivered', 'too early', 'delivered']);
  });

  it('lets its buyer cancel only while new', async () => {
    const first = await orderWithFlorist();
    const canceled = await first.ruby.call(updateOrder, {
      params: { id: first.order.id },
      body: { status: 'canceled' },
    });
    expect(canceled.data.status).toBe('canceled');
    const second = await orderWithFlorist();
    const params = { id: second.order.id };
    await second.florist.call(updateOrder, { params, body: { status: 'in_progress' } });
    const late = await second.ruby.send(updateOrder, { params, body: { status: 'canceled' } });
    expect([late.status, late.failure.code]).toEqual([409, 'ORDER.STATUS.NOT_ALLOWED']);
    const more = await second.ruby.send(updateOrder, { params, body: { payment_status: 'paid' } });
    expect(more.status).toBe(403);
  });

  it('keeps the reason of a cancellation in the history, and refuses one without it', async () => {
    const { ruby, florist, order } = await orderWithFlorist();
    const params = { id: order.id };
    const reason = 'Our cool room broke down.';
    const moved = await florist.send(updateOrder, { params, body: { status: 'formation', reason } });
    expect([moved.status, moved.failure.code]).toEqual([422, 'VALIDATION.FAILED']);
    const body = { status: 'canceled' as const, reason };
    const first = await florist.call(updateOrder, { params, body });
    expect((await florist.call(updateOrder, { params, body })).data).toEqual(first.data);
    const { data } = await ruby.call(getOrder, { params });
    expect(data.history.at(-1)).toMatchObject({ what: 'status', to: 'canceled', reason });
  });

  it('that is canceled answers a repeated cancellation with 200', async () => {
    const { ruby, florist, order } = await orderWithFlorist();
    const params = { id: order.id };
    const body = { version: order.version, status: 'canceled' as const };
    const first = await ruby.call(updateOrder, { params, body });
    expect((await ruby.call(updateOrder, { params, body })).data).toEqual(first.data);
    const stale = await florist.send(updateOrder, { params, body: { ...body, status: 'in_progress' } });
    expect([stale.status, stale.failure.code]).toEqual([409, 'CONFLICT.VERSION']);
  });

  it('appears in the lists of its buyer and its florist, with counts by status', async () => {
    const { ruby, florist, order } = await orderWithFlorist();
    expect((await ruby.call(listOrders, {})).data.map(({ id }) => id)).toEqual([order.id]);
    const found = await florist.call(listOrders, { query: { search: order.number, statuses: 'new' } });
    expect(found.data.map(({ id }) => id)).toEqual([order.id]);
    expect(found.counts).toEqual({ all: 1, new: 1, late: 0 });
  });

  it('sends messages to the account at each step, to its contacts once', async () => {
    const { florist, phone, order } = await orderWithFlorist();
    const params = { id: order.id };
    const url = test.cloud.url;
    await florist.call(updateOrder, { params, body: { payment_status: 'paid' } });
    await messageTo(url, phone, ({ text }) => text.includes(order.number));
    await messageTo(url, order.email, ({ subject }) => subject?.includes(order.number) ?? false);
    await messageTo(url, order.phone, ({ text }) => text.includes(order.number));
    await florist.call(updateOrder, { params, body: { status: 'completed', early: true } });
    const isDelivered = ({ text }: SentMessage) => text.includes('delivered') && text.includes(order.number);
    await test.cloud.settle();
    await runJob(test.cloud, 'dueNotices', new Date(Date.now() + 120_000));
    await messageTo(url, phone, isDelivered);
    await test.cloud.settle();
    for (const to of [order.email, order.phone])
      expect((await sentTo(url, to)).filter(({ text }) => text.includes(order.number))).toHaveLength(1);
  });
});
