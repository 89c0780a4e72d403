import { listAudit } from '@bloomkin/shared/routes/audit.ts';
import { getOrder, remindFlorist, updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { listLate } from '@bloomkin/shared/routes/search.ts';
import { toInstant } from '@bloomkin/shared/rules/zonedTime.ts';
import { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { connectModules } from '#support/handlerClient.ts';
import { runJob } from '#support/jobs.ts';
import { localCloud } from '#support/localCloud.ts';
import { replaceEmailByPhone } from '#support/operator.ts';
import { sentTo } from '#support/outbox.ts';
import { payByCard, settlePayments } from '#support/payments.ts';
import { newBuyer, newPhone, signInDemoUser } from '#support/people.ts';
import { pickProductOf, placeOrder } from '#support/shopping.ts';

const test = localCloud({ demoData: true });
const phone = `+61${newPhone()}`;

async function signInAs(name: string) {
  const api = test.visitor();
  const person = await signInDemoUser(api, name);
  return { api, ...person };
}

beforeAll(async () => {
  await connectModules(test.cloud);
  const { id } = await signInAs('vendor1');
  await replaceEmailByPhone(test.cloud, id, phone);
});

async function placePaidOrder() {
  const ruby = test.visitor();
  const { company } = await signInAs('vendor1');
  const { phone: ofRuby } = await newBuyer(ruby);
  const order = await placeOrder(ruby, await pickProductOf(ruby, company?.id ?? ''));
  await payByCard(ruby, order);
  await settlePayments(test.cloud);
  const listTexts = async (to: string, words: string) =>
    (await sentTo(test.cloud.url, to)).filter(({ text }) => text.includes(words));
  return { order, ofRuby, listTexts };
}

describe('a late order', () => {
  it('sends its buyer one message within five minutes after the window', async () => {
    const { order, ofRuby, listTexts } = await placePaidOrder();
    const { deliveryDay, delivery_period: period, timezone } = order;
    const end = toInstant(deliveryDay ?? '', period?.stop_time ?? '', timezone ?? '').getTime();
    const listLateTexts = () => listTexts(ofRuby, 'is late: it is not marked as delivered');
    await runJob(test.cloud, 'dueNotices', new Date(end));
    expect(await listLateTexts()).toHaveLength(0);
    for (const _ of [1, 2]) await runJob(test.cloud, 'dueNotices', new Date(end + 5 * 60_000));
    expect(await listLateTexts()).toHaveLength(1);
    const { api: admin } = await signInAs('admin');
    const { told } = (await admin.call(getOrder, { params: { id: order.id } })).data;
    expect(told?.map(({ name, channels }) => [name, channels])).toContainEqual(['late', ['sms']]);
    expect(told?.some(({ name }) => name.startsWith('florist'))).toBe(false);
  });

  it('sends nothing once it is delivered', async () => {
    const { order, ofRuby, listTexts } = await placePaidOrder();
    const { api } = await signInAs('vendor1');
    await api.call(updateOrder, { params: { id: order.id }, body: { status: 'completed', early: true } });
    await test.cloud.settle();
    await runJob(test.cloud, 'dueNotices', new Date(Date.now() + 40 * 24 * 60 * 60_000));
    expect(await listTexts(ofRuby, 'is late')).toEqual([]);
  });

  it('asks its florist once, and says when and by whom', async () => {
    const { order, listTexts } = await placePaidOrder();
    const { api: admin } = await signInAs('admin');
    const params = { id: order.id };
    await admin.call(remindFlorist, { params });
    expect((await admin.send(remindFlorist, { params })).failure.code).toBe('ORDER.REMINDED');
    await test.cloud.settle();
    expect(await listTexts(phone, `How does order ${order.number}`)).toHaveLength(1);
    const { data } = await admin.call(listAudit, { query: { object: `order:${order.id}` } });
    expect(data.map(({ act }) => act)).toEqual(['order.reminded']);
  });

  it('stands on the board by florist, the worst first', async () => {
    const { api: admin } = await signInAs('admin');
    const readBoard = async () => (await admin.call(listLate, {})).data.florists;
    const [first] = await readBoard();
    const worst = first?.orders[0];
    expect(worst?.risk).toBe('late');
    const open = first?.opens_at ?? '';
    expect(Date.parse(open)).toBeGreaterThanOrEqual(test.cloud.clock.now().getTime() - 60_000);
    await admin.call(remindFlorist, { params: { id: OrderId.parse(worst?.id) } });
    const reminded = (await readBoard())[0]?.orders[0]?.reminded;
    expect(reminded?.by).toBe((await signInAs('admin')).fio);
    const risks = (await readBoard()).map(({ orders }) => orders[0]?.risk ?? '');
    const ranks = risks.map((risk) => ['late', 'at_risk', 'not_accepted'].indexOf(risk));
    expect(ranks).toEqual(ranks.toSorted());
  });
});
