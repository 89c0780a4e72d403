import { listAudit } from '@bloomkin/shared/routes/audit.ts';
import {
  changeNotificationSettings,
  getNotificationSettings,
} from '@bloomkin/shared/routes/marketSettings.ts';
import { updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { type ChangedTexts, getNoticeText, noticeKinds } from '@bloomkin/shared/rules/notices/noticeTexts.ts';
import { describe, expect, it } from 'vitest';
import { localCloud } from '#support/localCloud.ts';
import { sentTo } from '#support/outbox.ts';
import { newBuyer, signInDemoUser, visitAs } from '#support/people.ts';
import { pickProductOf, placeOrder } from '#support/shopping.ts';

const test = localCloud({ demoData: true });

async function admin() {
  const api = await visitAs(test, 'admin');
  const version = async () => (await api.call(getNotificationSettings, {})).data.version;
  const change = async (texts: ChangedTexts) =>
    api.send(changeNotificationSettings, { body: { version: await version(), values: { texts } } });
  return { api, version, change };
}

const own = {
  subject: 'Good news of {order}',
  heading: 'Your florist has begun',
  text: '{florist} has your order.\n\nIt arrives {when}.',
  sms: '{florist} makes {order} with love.',
};

const toFlorist = {
  ...{ subject: 'Money for {order}', heading: 'Money for {order}', sms: '' },
  text: '{buyer} has paid {total} for {goods}.',
};

describe('the texts of messages', () => {
  it('change what a buyer is sent, and can be reset', async () => {
    const { api, change } = await admin();
    const { status } = await change({
      accepted: own,
      paid: getNoticeText('paid'),
      florist_paid_later: toFlorist,
    });
    expect(status).toBe(200);
    const { data } = await api.call(getNotificationSettings, {});
    expect(data.values).toEqual({ texts: { accepted: own, florist_paid_later: toFlorist } });

    const [ruby, florist] = [test.visitor(), test.visitor()];
    const { phone } = await newBuyer(ruby);
    const { company } = await signInDemoUser(florist, 'vendor1');
    const product = await pickProductOf(ruby, company?.id);
    const order = await placeOrder(ruby, product);
    const params = { id: order.id };
    await florist.call(updateOrder, { params, body: { payment_status: 'paid' } });
    await florist.call(updateOrder, { params, body: { status: 'in_progress' } });
    await test.cloud.settle();
    const texts = (await sentTo(test.cloud.url, phone ?? '')).map(({ text }) => text);
    expect(texts.some((text) => text.includes(`makes ${order.number} with love.`))).toBe(true);

    await change({});
    const { values, history } = (await api.call(getNotificationSettings, {})).data;
    expect(values).toEqual({ texts: {} });
    expect(history.map(({ values }) => Object.keys(values.texts).toSorted())).toEqual([
      [],
      ['accepted', 'florist_paid_later'],
      [],
    ]);
    const audit = await api.call(listAudit, { query: {} });
    expect(audit.data.find(({ act }) => act === 'settings.edited')).toMatchObject({
      object: { kind: 'settings', id: 'notifications' },
      changes: expect.arrayContaining([
        {
          field: 'Order accepted, heading',
          before: own.heading,
          after: noticeKinds.accepted.heading,
        },
      ]),
    });
  });

  it.each([
    ['without a subject', { subject: ' ' }, 'subject'],
    ['with a subject of two lines', { subject: 'One\nBcc: two' }, 'subject'],
    ['with a fact that the message has not', { text: 'Dear {name}' }, 'text'],
    ['with what a buyer typed in the subject', { subject: 'Of {buyer}' }, 'subject'],
    ['with a text message that is too long', { sms: 'x'.repeat(161) }, 'sms'],
  ])('reject %s', async (_, change, field) => {
    const { status, failure } = await (await admin()).change({ paid: { ...own, ...change } });
    expect(status).toBe(422);
    expect(failure.errors?.map(({ path }) => path)).toEqual([`values.texts.paid.${field}`]);
  });
});
