import { randomUUID } from 'node:crypto';
import { logInByCode, registerByEmail } from '@bloomkin/shared/routes/auth.ts';
import { getOrder, listOrders } from '@bloomkin/shared/routes/orders.ts';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { type Answer, ava, codesOf, optionsOf, shipTo, surryHillsAddress, totalOf } from '#support/agent.ts';
import { runJob } from '#support/jobs.ts';
import { codeSentTo } from '#support/outbox.ts';
import { settlePayments } from '#support/payments.ts';
import { visitAs } from '#support/people.ts';
import { ucpFixture } from './ucpFixture.ts';

/** UCP’s own tests of what follows a completion, by their names, on a stage that lets agents pay. */
const { test, agent, create, update } = ucpFixture({ AGENT_PAYMENTS: 'on' });

const newAva = () => ({ ...ava, email: `ava-${randomUUID().slice(0, 8)}@example.com` });

async function givenReady(buyer: object = newAva()): Promise<Answer> {
  const opened = (await create({ buyer, fulfillment: shipTo(surryHillsAddress) })).answer;
  const option = optionsOf(opened)[3]?.id;
  return (await update(opened, { buyer, fulfillment: shipTo(surryHillsAddress, option) })).answer;
}

const pay = (token: string) => ({
  payment: {
    instruments: [
      { id: 'i_1', handler_id: 'card', type: 'card', selected: true, credential: { type: 'token', token } },
    ],
  },
});
const complete = ({ id }: Answer, body: object = pay('pm_card_visa'), headers: Record<string, string> = {}) =>
  agent.send('POST', `/checkout-sessions/${id}/complete`, body, headers);

const Confirmation = z.looseObject({ order: z.object({ id: z.string() }) });
const orderOf = (answer: Answer): string => Confirmation.parse(answer).order.id;

async function givenOrder(buyer: object = newAva()) {
  const ready = await givenReady(buyer);
  const { answer } = await complete(ready);
  await settlePayments(test.cloud);
  return { ready, answer, id: orderOf(answer) };
}

const Order = z.looseObject({
  id: z.string(),
  checkout_id: z.string(),
  messages: z.array(z.unknown()).default([]),
  fulfillment: z.looseObject({
    expectations: z.array(z.looseObject({ description: z.string(), destination: z.looseObject({}) })),
  }),
});

it('names its payment handler, and what it needs of a buyer', async () => {
  const { answer } = await create({ fulfillment: shipTo(surryHillsAddress) });
  expect(answer.ucp).toMatchObject({ payment_handlers: { 'example.bloomkin.card': [{ id: 'card' }] } });
  expect(answer.messages).toContainEqual(expect.objectContaining({ code: 'missing', path: '$.buyer' }));
});

it('ends in completed with a paid order, once (test_complete_checkout, test_complete_is_idempotent)', async () => {
  const { ready, answer, id } = await givenOrder();
  expect([ready.status, answer.status]).toEqual(['ready_for_complete', 'completed']);
  expect(totalOf(answer, 'total')).toBe(totalOf(ready, 'total'));
  expect((await complete(ready)).status).toBe(409);
  const florist = await visitAs(test, 'vendor1');
  const { data: order } = await florist.call(getOrder, { params: { id } });
  expect(order).toMatchObject({ payment_status: 'paid', total: (totalOf(ready, 'total') ?? 0) / 100 });
});

it('changes no more once completed (test_cannot_update_completed_checkout, test_cannot_cancel_completed_checkout)', async () => {
  const { ready } = await givenOrder();
  expect((await update(ready, { buyer: ava })).status).toBe(409);
  expect((await agent.send('POST', `/checkout-sessions/${ready.id}/cancel`)).status).toBe(409);
});

it('answers a repeated key alike and refuses it for another card (test_idempotency_complete)', async () => {
  const ready = await givenReady();
  const key = { 'idempotency-key': randomUUID() };
  const [first, twin] = await Promise.all([complete(ready, undefined, key), complete(ready, undefined, key)]);
  expect(twin.text).toBe(first.text);
  expect((await complete(ready, undefined, key)).text).toBe(first.text);
  expect((await complete(ready, pay('pm_other'), key)).status).toBe(409);
});

it('shows the order with window and address (test_order_retrieval, test_order_fulfillment_retrieval)', async () => {
  const { ready, id } = await givenOrder();
  const order = Order.parse(JSON.parse((await agent.send('GET', `/orders/${id}`)).text));
  const chosen = ready.fulfillment.methods[0]?.groups?.[0];
  const title = chosen?.options.find((option) => option.id === chosen.selected_option_id)?.title;
  expect(order).toMatchObject({ id, checkout_id: ready.id, messages: [] });
  expect(order.fulfillment.expectations[0]?.description).toBe(title);
});

it('says that a card was declined, orders nothing and takes the next card (test_payment_failure)', async () => {
  const ready = await givenReady();
  const declined = (await complete(ready, pay('pm_card_chargeDeclined'))).answer;
  expect([declined.status, ...codesOf(declined)]).toEqual(['incomplete', 'payment_failed']);
  expect(declined).not.toHaveProperty('order');
  expect(codesOf((await complete(ready, pay('pm_nobody'))).answer)).toEqual(['payment_failed']);
  expect(codesOf((await complete(ready, {})).answer)).toEqual(['missing']);
  expect((await complete(ready)).answer.status).toBe('completed');
});

it('tells the agent of the placed and paid order (test_webhook_event_stream, test_webhook_order_address_new_address)', async () => {
  const { id } = await givenOrder();
  await runJob(test.cloud, 'agentEvents', new Date(Date.now() + 60_000));
  const sent = agent.events
    .map(({ text }) => Order.parse(JSON.parse(text)))
    .findLast((order) => order.id === id);
  expect(sent?.messages).toEqual([]);
  expect(sent?.fulfillment.expectations[0]?.destination).toMatchObject({ postal_code: '2010' });
});

it('leaves the account to who proves its e-mail, and asks the owner of a known one to sign in', async () => {
  const buyer = newAva();
  const { id } = await givenOrder(buyer);
  const person = test.visitor();
  await person.call(registerByEmail, {
    body: { email: buyer.email, phone: '', fio: 'Ava Nguyen', login: '' },
  });
  const code = await codeSentTo(test.cloud.url, buyer.email);
  const { data } = await person.call(logInByCode, { body: { email: buyer.email, code } });
  person.token = data.api_token;
  expect((await person.call(listOrders, {})).data.map((order) => order.id)).toEqual([id]);
  const again = await givenReady(buyer);
  const refused = (await complete(again)).answer;
  expect([refused.status, ...codesOf(refused)]).toEqual(['requires_escalation', 'buyer_sign_in_required']);
});
