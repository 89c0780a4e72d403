import type { Contacts } from '@bloomkin/lambdas/events/notices/notice.ts';
import { type LostChangesPort, redrive } from '@bloomkin/scripts/redrive/redrive.ts';
import { checkout } from '@bloomkin/shared/routes/cart.ts';
import { updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { countRows } from '#support/countRows.ts';
import { connectModules } from '#support/handlerClient.ts';
import { localCloud } from '#support/localCloud.ts';
import { sentTo } from '#support/outbox.ts';
import { newBuyer, signInDemoUser } from '#support/people.ts';
import { fillCart, pickProductOf } from '#support/shopping.ts';

const test = localCloud({ demoData: true });

afterEach(() => {
  test.cloud.faults.clear();
  Object.assign(test.cloud.sendingLimits, {
    isSenderVerified: true,
    sandboxRecipients: undefined,
    isTextSenderAllowed: true,
    mailsLeft: Number.POSITIVE_INFINITY,
    textsLeft: Number.POSITIVE_INFINITY,
  });
});

let buyers = 0;

async function orderOfVendor1() {
  const [ruby, florist] = [test.visitor(), test.visitor()];
  const { phone = '' } = await newBuyer(ruby);
  const { company } = await signInDemoUser(florist, 'vendor1');
  const product = await pickProductOf(ruby, company?.id);
  const cart = await fillCart(ruby, product);
  // Each buyer has an own address: notices to one are limited.
  buyers++;
  const email = `ruby${buyers}@buyer.example`;
  const { data: order } = await ruby.call(checkout, {
    params: { id: cart.cart_hash },
    body: { expected_total: cart.total, email },
  });
  await test.cloud.settle();
  const accept = () =>
    florist.call(updateOrder, { params: { id: order.id }, body: { payment_status: 'paid' } });
  const about = async (to: string) =>
    (await sentTo(test.cloud.url, to)).filter(({ subject, text }) =>
      `${subject}${text}`.includes(order.number),
    );
  return { phone, order, accept, about };
}

const errorLines = () => test.cloud.logs.map(({ fields }) => fields).filter(({ level }) => level === 'ERROR');

/** As `npm run redrive` does it. */
function lostChanges(): LostChangesPort {
  const bucket = test.cloud.buckets.names.find((name) => name.includes('lostchanges')) ?? '';
  const store = test.cloud.buckets.findStore(bucket);
  if (!store) throw new Error('There is no bucket of lost changes');
  return {
    list: async () => store.keys(),
    read: async (key) => store.find(key)?.body.toString() ?? '',
    remove: async (key) => store.delete(key),
    invoke: (functionArn, event) => test.cloud.functions.invoke(functionArn, event),
    clearQueue: async () => test.cloud.clearQueues(),
  };
}

describe('messages that cannot be sent', () => {
  it.each(['an unverified sender', 'the SES sandbox'])('log an error without a retry: %s', async (reason) => {
    const { phone, order, accept, about } = await orderOfVendor1();
    const before = [await about(phone), await about(order.email)];
    if (reason === 'the SES sandbox') test.cloud.sendingLimits.sandboxRecipients = new Set();
    else test.cloud.sendingLimits.isSenderVerified = false;
    await accept();
    await test.cloud.settle();
    expect(await about(order.email)).toEqual(before[1]);
    expect((await about(phone)).length).toBeGreaterThan(before[0]?.length ?? 0);
    expect(errorLines()).toContainEqual(expect.objectContaining({ message: 'messages cannot be sent' }));
    expect(test.cloud.queued).toEqual([]);
  });

  it('because the SMS spend limit is reached do not hold up e-mails', async () => {
    const { phone, order, accept, about } = await orderOfVendor1();
    const texts = await about(phone);
    test.cloud.sendingLimits.textsLeft = 0;
    await accept();
    await test.cloud.settle();
    expect(await about(phone)).toEqual(texts);
    expect((await about(order.email)).length).toBeGreaterThan(0);
  });

  it('because our SMS sender is refused are no fault of the phone, and are not recorded as sent', async () => {
    const { phone, order, accept, about } = await orderOfVendor1();
    connectModules(test.cloud);
    const countSent = () => countRows({ pk: `ORDER#${order.id}`, sk: 'NOTICE#' }, '"name":"paid_sms"');
    const texts = await about(phone);
    test.cloud.sendingLimits.isTextSenderAllowed = false;
    await accept();
    await test.cloud.settle();
    expect(await about(phone)).toEqual(texts);
    expect((await about(order.email)).length).toBeGreaterThan(0);
    expect(errorLines()).toContainEqual(
      expect.objectContaining({ message: 'messages cannot be sent', orderId: order.id }),
    );
    expect(await countSent()).toBe(0);
  });

  it('because SNS and SES throttle half of the calls are sent once each', async () => {
    const { phone, order, accept, about } = await orderOfVendor1();
    const [texts, mails] = [await about(phone), await about(order.email)];
    for (const target of ['sms', 'mail'] as const)
      test.cloud.faults.inject({ target, mode: 'throttle', rate: 0.5, seconds: 60 });
    await accept();
    await test.cloud.settle();
    expect((await about(phone)).length).toBe(texts.length + 1);
    expect((await about(order.email)).length).toBe(mails.length + 1);
    expect(test.cloud.queued).toEqual([]);
  });

  it('because the day’s mail quota is spent hold up no text, and are sent once by the redrive', async () => {
    const { phone, order, accept, about } = await orderOfVendor1();
    const [texts, mails] = [await about(phone), await about(order.email)];
    test.cloud.sendingLimits.mailsLeft = 0;
    await accept();
    await test.cloud.settle();
    expect((await about(phone)).length).toBe(texts.length + 1);
    expect(await about(order.email)).toEqual(mails);
    test.cloud.sendingLimits.mailsLeft = Number.POSITIVE_INFINITY;
    expect((await redrive(lostChanges())).failed).toEqual([]);
    expect((await about(phone)).length).toBe(texts.length + 1);
    expect((await about(order.email)).length).toBe(mails.length + 1);
  });

  it('because SNS is down are kept whole and sent once by the redrive', async () => {
    const { phone, order, accept, about } = await orderOfVendor1();
    const [texts, mails] = [await about(phone), await about(order.email)];
    test.cloud.faults.inject({ target: 'sms', mode: 'error', rate: 1, seconds: 60 });
    await accept();
    await test.cloud.settle();
    // Mails are not behind texts.
    expect((await about(order.email)).length).toBe(mails.length + 1);
    expect(test.cloud.queued.length).toBeGreaterThan(0);
    expect((await redrive(lostChanges())).failed.length).toBeGreaterThan(0);
    expect(test.cloud.queued.length).toBeGreaterThan(0);
    test.cloud.faults.clear();
    expect((await redrive(lostChanges())).failed).toEqual([]);
    expect((await about(phone)).length).toBe(texts.length + 1);
    expect((await about(order.email)).length).toBe(mails.length + 1);
    expect([await lostChanges().list(), test.cloud.queued]).toEqual([[], []]);
  });
});

/** That an order is paid, as a job sends it. */
async function sendPaid(order: string, to: Contacts, unproven: Contacts, now: Date) {
  connectModules(test.cloud);
  const { sendNotice } = await import('@bloomkin/lambdas/events/notices/sendNotice.ts');
  const subject = 'Your order is paid';
  const notice = {
    ...{ name: 'paid', to: { userId: null, ...to }, unproven, sms: subject },
    letter: { subject, heading: subject, paragraphs: [], footer: [] },
    message: { subject, text: subject, path: null },
  };
  await sendNotice(OrderId.parse(order), notice, now);
}

describe('a notice', () => {
  it('goes to proven and named phones, then to mail addresses', async () => {
    const to = { phone: '+61491570313', email: 'proven@flowers.test' };
    const unproven = { phone: '+61491570737', email: 'named@flowers.test' };
    await sendPaid('01KAORDER0000000000000000N', to, unproven, test.cloud.clock.now());
    const all: readonly string[] = [to.phone, unproven.phone, to.email, unproven.email];
    const sent = test.cloud.outbox.list().map((message) => message.to);
    expect(sent.filter((one) => all.includes(one)).toReversed()).toEqual(all);
  });

  it('goes to a named contact within three limits', async () => {
    const to = { phone: '+61491570110', email: 'payer@flowers.test' };
    const unproven = { phone: '+61491570006', email: 'stranger@flowers.test' };
    const startMs = test.cloud.clock.nowMs();
    const afterOrders = async (count: number, atSeconds: number) => {
      for (let order = 0; order < count; order++)
        await sendPaid(`paid-${atSeconds}-${order}`, to, unproven, new Date(startMs + atSeconds * 1000));
      const sent = Map.groupBy(test.cloud.outbox.list(), (message) => message.to);
      return [unproven.phone, unproven.email, to.phone, to.email].map((one) => sent.get(one)?.length);
    };
    expect(await afterOrders(5, 0)).toEqual([1, 1, 5, 5]);
    expect(await afterOrders(1, 29)).toEqual([1, 1, 6, 6]);
    expect(await afterOrders(1, 31)).toEqual([2, 2, 7, 7]);
    expect(await afterOrders(1, 62)).toEqual([3, 3, 8, 8]);
    expect(await afterOrders(1, 14 * 60)).toEqual([3, 3, 9, 9]);
    for (let hour = 1; hour <= 5; hour++) await afterOrders(1, hour * 3600);
    expect(await afterOrders(1, 23 * 3600)).toEqual([8, 8, 15, 15]);
  });
});
