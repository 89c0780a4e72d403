import { getCompany, updateCompany } from '@bloomkin/shared/routes/companies.ts';
import { getOrder, updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { runJob } from '#support/jobs.ts';
import { localCloud } from '#support/localCloud.ts';
import { replaceEmailByPhone } from '#support/operator.ts';
import { sentTo } from '#support/outbox.ts';
import { payByCard, settlePayments } from '#support/payments.ts';
import { newBuyer, newPhone, signInDemoUser } from '#support/people.ts';
import { pickProductOf, placeOrder } from '#support/shopping.ts';

const test = localCloud({ demoData: true });
const phone = `+61${newPhone()}`;

async function signInFlorist() {
  const florist = test.visitor();
  const { id, company } = await signInDemoUser(florist, 'vendor1');
  return { florist, id, companyId: company?.id ?? '' };
}

beforeAll(async () => {
  const { id } = await signInFlorist();
  await replaceEmailByPhone(test.cloud, id, phone);
});

/** With the text messages to the florist about it, newest first. */
async function placePaidOrder() {
  const ruby = test.visitor();
  const { florist, companyId } = await signInFlorist();
  await newBuyer(ruby);
  const order = await placeOrder(ruby, await pickProductOf(ruby, companyId));
  await payByCard(ruby, order);
  await settlePayments(test.cloud);
  const listTexts = async () => {
    const sent = await sentTo(test.cloud.url, phone);
    return sent.map(({ text }) => text).filter((text) => text.includes(`${order.number}`));
  };
  const params = { id: order.id };
  const acceptBy = (await ruby.call(getOrder, { params })).data.accept_by ?? '';
  /** Minutes before the order is to be accepted. */
  const runBefore = (minutes: number) =>
    runJob(test.cloud, 'dueNotices', new Date(Date.parse(acceptBy) - minutes * 60_000));
  return { florist, listTexts, params, runBefore };
}

const [isNew, isReminder, isLastCall, isLapsed] = [
  /New order .* paid: \$/,
  /Please open and accept it/,
  /Accept order .* by /,
  /Nobody accepted order .* in time/,
].map((text) => expect.stringMatching(text));

describe('a florist without an e-mail', () => {
  it('gets a text message for a paid order, and one more when nobody opens it', async () => {
    const { listTexts, runBefore } = await placePaidOrder();
    expect(await listTexts()).toEqual([isNew]);
    await runJob(test.cloud, 'dueNotices', new Date());
    expect(await listTexts()).toEqual([isNew]);
    for (const _ of [1, 2]) await runBefore(60);
    expect(await listTexts()).toEqual([isReminder, isNew]);
    for (const _ of [1, 2]) await runBefore(1);
    expect(await listTexts()).toEqual([isLastCall, isReminder, isNew]);
    for (const _ of [1, 2]) await runBefore(0);
    expect(await listTexts()).toEqual([isLapsed, isLastCall, isReminder, isNew]);
  });

  it.each(['opens', 'accepts'] as const)('gets no reminder when somebody %s the order', async (act) => {
    const { listTexts, florist, params, runBefore } = await placePaidOrder();
    if (act === 'opens') await florist.call(getOrder, { params });
    else await florist.call(updateOrder, { params, body: { status: 'in_progress' } });
    await runBefore(1);
    expect(await listTexts()).toEqual(act === 'opens' ? [isLastCall, isNew] : [isNew]);
  });
});

describe('the channels of order alerts', () => {
  it('keep what the owner chooses, at least one', async () => {
    const { florist, companyId } = await signInFlorist();
    const params = { id: companyId };
    await florist.call(updateCompany, { params, body: { order_alerts: ['sms'] } });
    const none = await florist.send(updateCompany, { params, body: { order_alerts: '[]' } });
    expect(none.status).toBe(422);
    expect((await florist.call(getCompany, { params, query: {} })).data.order_alerts).toEqual(['sms']);
  });
});
