import type { BodyInputOf } from '@bloomkin/shared/route.ts';
import {
  exportOrders,
  getOrder,
  getOrderStatus,
  listOrderDays,
  updateOrder,
} from '@bloomkin/shared/routes/orders.ts';
import { deliveryDays, listStores, setCalendar } from '@bloomkin/shared/routes/stores.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { describe, expect, it } from 'vitest';
import { localCloud } from '#support/localCloud.ts';
import { messageTo, sentTo } from '#support/outbox.ts';
import { payByCard, settlePayments } from '#support/payments.ts';
import { newBuyer, signInDemoUser } from '#support/people.ts';
import { pickProductOf, placeOrder, surryHills } from '#support/shopping.ts';

const test = localCloud({ demoData: true });

type Change = BodyInputOf<typeof updateOrder>;

async function paidOrder({ isPaid = true } = {}) {
  const [ruby, florist] = [test.visitor(), test.visitor()];
  const buyer = await newBuyer(ruby);
  const { company } = await signInDemoUser(florist, 'vendor1');
  const order = await placeOrder(ruby, await pickProductOf(ruby, company?.id));
  if (isPaid) await payByCard(ruby, order);
  await settlePayments(test.cloud);
  const params = { id: order.id };
  const read = async () => (await ruby.call(getOrder, { params })).data;
  const change = (body: Change) => ruby.send(updateOrder, { params, body });
  const listDays = async () => (await ruby.call(listOrderDays, { params })).data;
  /** The nth other day that the order can move to, with its first window. */
  const findOther = async (index = 0) => {
    const open = (await listDays()).filter(({ day, available }) => available && day !== order.deliveryDay);
    const period = open[index]?.periods.find(({ available }) => available);
    if (!open[index] || !period) throw new Error('The florist has no other day');
    const { start_time, stop_time } = period;
    return { deliveryDay: open[index].day, delivery_period: { start_time, stop_time } };
  };
  return { ruby, florist, buyer, order, params, read, change, listDays, findOther };
}

type Paid = Awaited<ReturnType<typeof paidOrder>>;
type Time = Awaited<ReturnType<Paid['findOther']>>;

async function planDay({ florist, order }: Paid, { deliveryDay: day, delivery_period }: Time, more: object) {
  const { data: stores } = await florist.call(listStores, { query: { company_id: order.companyId ?? '' } });
  const periods = [{ ...delivery_period, capacity: 1 }];
  const store_ids = stores.map(({ id }) => id);
  await florist.call(setCalendar, { body: { store_ids, days: [{ day, periods, ...more }] } });
}

async function countLeft({ ruby, order }: Paid, { deliveryDay, delivery_period }: Partial<Order>) {
  const { lat, lng } = surryHills;
  const { data } = await ruby.call(deliveryDays, {
    query: { company_id: order.companyId ?? '', lat, lng },
  });
  const periods = data.find(({ day }) => day === deliveryDay)?.periods;
  return periods?.find(({ start_time }) => start_time === delivery_period?.start_time)?.left ?? 0;
}

describe('a buyer who changes a new order', () => {
  it('moves it, gives the old place back, and tells the florist once', async () => {
    const paid = await paidOrder();
    const { florist, buyer, order, params, read, change, findOther } = paid;
    const to = await findOther();
    const [own, other] = [await countLeft(paid, order), await countLeft(paid, to)];
    const body = { ...to, card_message: 'Happy birthday, Nan', version: (await read()).version };
    expect((await change(body)).status).toBe(200);
    expect((await change(body)).status).toBe(200);
    expect([await countLeft(paid, order), await countLeft(paid, to)]).toEqual([own + 1, other - 1]);
    const moved = await read();
    expect(moved).toMatchObject({ ...to, card_message: body.card_message, total: order.total });
    expect(moved.history.slice(-2).map(({ by, what }) => [by, what])).toEqual([
      ['Buyer', 'delivery'],
      ['Buyer', 'card_message'],
    ]);
    await test.cloud.settle();
    const told = await sentTo(test.cloud.url, 'vendor1@flowers.test');
    const changes = told.filter(({ subject }) =>
      subject?.startsWith(`The buyer changed order ${order.number}`),
    );
    expect(changes).toHaveLength(1);
    const { text } = await messageTo(test.cloud.url, `${buyer.phone}`, (sent) => sent.text.includes('/o/'));
    const token = /\/o\/([\w-]+)/.exec(text)?.[1] ?? '';
    const { data: status } = await test.visitor().call(getOrderStatus, { params: { token } });
    expect(status.deliveryDay).toBe(to.deliveryDay);
    const { deliveryDay: day } = to;
    const sheet = JSON.stringify(await florist.call(exportOrders, { query: { from: day, to: day } }));
    expect(sheet).toContain(order.number);
    expect((await florist.call(getOrder, { params })).data.card_message).toBe(body.card_message);
  });

  it('changes address, recipient and note, and the search of the florist follows', async () => {
    const { florist, params, change, read } = await paidOrder();
    const location = { address: '20 Crown St, Surry Hills NSW 2010', lat: -33.8865, lng: 151.2113 };
    const recipient = { fio: 'Margaret Hall', phone: '0491 570 313' };
    const edit = { location, unitOffice: 'Unit 4', recipient, comment: 'Blue door' };
    expect((await change(edit)).status).toBe(200);
    const { data } = await florist.call(getOrder, { params });
    expect(data).toMatchObject({ ...edit, recipient: { ...recipient, phone: '+61491570313' } });
    expect((await read()).history.at(-1)).toMatchObject({ by: 'Buyer', what: 'recipient' });
  });

  it.each<[why: string, code: string, path: string | null, change: (paid: Paid) => Promise<Change> | Change]>(
    [
      [
        'the florist has accepted it',
        'ORDER.STATUS.NOT_ALLOWED',
        null,
        async ({ florist, params, findOther }) => {
          const to = await findOther();
          await florist.call(updateOrder, { params, body: { status: 'in_progress' } });
          return { ...to, version: 1 };
        },
      ],
      [
        'it changed since it was read',
        'CONFLICT.VERSION',
        null,
        async ({ findOther }) => ({ ...(await findOther()), version: 1 }),
      ],
      [
        'the window is full',
        'VALIDATION.FAILED',
        'delivery_period',
        async (paid) => {
          const to = await paid.findOther(3);
          await planDay(paid, to, {});
          expect((await (await paidOrder()).change(to)).status).toBe(200);
          return to;
        },
      ],
      [
        'the day costs more',
        'VALIDATION.FAILED',
        'deliveryDay',
        async (paid) => {
          const to = await paid.findOther(4);
          await planDay(paid, to, { fee: 7 });
          const day = (await paid.listDays()).find((one) => one.day === to.deliveryDay);
          expect(day).toMatchObject({ available: false, reason_code: 'other_price' });
          return to;
        },
      ],
      [
        'the address is outside the area',
        'VALIDATION.FAILED',
        'location',
        () => ({ location: { address: '1 Hay St, Perth WA 6000', lat: -31.9554, lng: 115.8585 } }),
      ],
      [
        'the address is in a dearer zone',
        'VALIDATION.FAILED',
        'location',
        () => ({
          location: { address: '12 Illawarra Road, Marrickville NSW 2204', lat: -33.9112, lng: 151.1553 },
        }),
      ],
      [
        'the address is a post box',
        'VALIDATION.FAILED',
        'location',
        () => ({ location: { ...surryHills, address: 'PO Box 4, Surry Hills NSW 2010' } }),
      ],
      [
        'the recipient has no number that rings',
        'VALIDATION.FAILED',
        'recipient.phone',
        () => ({ recipient: { fio: 'Margaret', phone: '12' } }),
      ],
      [
        'it also changes the items',
        'ACCESS.FORBIDDEN',
        null,
        ({ order }) => ({
          card_message: 'Hello',
          items: [{ product_id: order.items[0]?.product.id ?? '', count: 9 }],
        }),
      ],
    ],
  )('refuses it without a trace when %s', async (_, code, path, prepare) => {
    const paid = await paidOrder();
    const body = await prepare(paid);
    const before = await paid.read();
    const { failure } = await paid.change(body);
    expect(failure.code).toBe(code);
    expect(failure.errors?.[0]?.path ?? null).toBe(path);
    expect(failure.message).not.toBe('');
    expect(await paid.read()).toEqual(before);
  });

  it('lets an unpaid order wait for its payment', async () => {
    const { change, read, listDays } = await paidOrder({ isPaid: false });
    expect((await change({ card_message: 'Hello' })).failure.message).toContain('Pay for this order first');
    expect([await listDays(), (await read()).change_until]).toEqual([[], undefined]);
  });

  it('gives the last place of a window to one of two orders', async () => {
    const [first, second] = [await paidOrder(), await paidOrder()];
    const to = await first.findOther(5);
    await planDay(first, to, {});
    const answers = await Promise.all([first.change(to), second.change(to)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const days = [(await first.read()).deliveryDay, (await second.read()).deliveryDay];
    expect(days.filter((day) => day === to.deliveryDay)).toHaveLength(1);
    expect(await countLeft(first, to)).toBe(0);
  });

  it('lets the change or the acceptance win when both come at once', async () => {
    const { florist, params, change, read, findOther } = await paidOrder();
    const [to, { version, deliveryDay }] = [await findOther(), await read()];
    const [changed, accepted] = await Promise.all([
      change({ ...to, version }),
      florist.send(updateOrder, { params, body: { status: 'in_progress', version } }),
    ]);
    const isChanged = changed.status === 200;
    expect([changed.status, accepted.status].sort()).toEqual([200, 409]);
    expect(await read()).toMatchObject({
      status: isChanged ? 'new' : 'in_progress',
      deliveryDay: isChanged ? to.deliveryDay : deliveryDay,
    });
  });
});
