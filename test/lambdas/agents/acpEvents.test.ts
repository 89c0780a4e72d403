import { createHmac } from 'node:crypto';
import { getOrder, updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { acpDetails, givenAcpAgent } from '#support/acpAgent.ts';
import { givenAgent } from '#support/agent.ts';
import { validateAcpOrder } from '#support/agentSchemas.ts';
import { runJob } from '#support/jobs.ts';
import { localCloud } from '#support/localCloud.ts';
import { orderAsPerson } from '#support/orderAsPerson.ts';
import { payByCard, settlePayments } from '#support/payments.ts';
import { signInDemoUser } from '#support/people.ts';
import { putSecret } from '#support/putSecret.ts';

const test = localCloud({ demoData: true });
const agent = givenAgent(test);
const acp = givenAcpAgent(test);
const key = 'key-of-the-partner';

beforeAll(async () => {
  const url = new URL('/order_events', agent.profile()).href;
  await putSecret(test.cloud, 'ACP_SECRET_ARN', `acp-local ${url} ${key}`);
});

const Event = z.object({
  type: z.string(),
  data: z.looseObject({
    id: z.string(),
    status: z.string(),
    order_number: z.string(),
    fulfillments: z.array(z.looseObject({ events: z.array(z.looseObject({ type: z.string() })) })),
  }),
});

it('tells a partner of each change of its order, signed with its key, create before update', async () => {
  const { answer } = await agent.send('POST', '/catalog/search', { query: 'red letter roses' });
  const opened = await acp('POST', '/checkout_sessions', {
    line_items: [{ id: answer.products[0]?.variants[0]?.id }],
    buyer: { full_name: 'Ava Nguyen', email: 'ava@example.com' },
    ...{ currency: 'aud', capabilities: {}, fulfillment_details: acpDetails },
  });
  const path = `/checkout_sessions/${opened.session.id}`;
  const option_id = opened.session.fulfillment_options[2]?.id;
  await acp('POST', path, {
    selected_fulfillment_options: [{ type: 'local_delivery', option_id, item_ids: [] }],
  });
  const { order, buyer } = await orderAsPerson(test, opened.session.id);
  const tell = async () => {
    await settlePayments(test.cloud);
    await runJob(test.cloud, 'agentEvents', new Date(Date.now() + 60_000));
    return agent.events.map(({ text, headers }) => ({ text, headers, ...Event.parse(JSON.parse(text)) }));
  };

  const [created] = await tell();
  expect(created).toMatchObject({ type: 'order_create', data: { id: order.id, status: 'created' } });
  const [, seconds, signature] =
    /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(created?.headers['merchant-signature'])) ?? [];
  const expected = createHmac('sha256', key).update(`${seconds}.${created?.text}`).digest('hex');
  expect(signature).toBe(expected);

  await payByCard(buyer, order);
  const florist = test.visitor();
  await signInDemoUser(florist, 'vendor1');
  await settlePayments(test.cloud);
  const { version } = (await florist.call(getOrder, { params: { id: order.id } })).data;
  await florist.call(updateOrder, { params: { id: order.id }, body: { version, status: 'in_progress' } });
  const last = (await tell()).at(-1);
  expect(last).toMatchObject({
    type: 'order_update',
    data: { status: 'processing', order_number: order.number },
  });
  expect(last?.data.fulfillments[0]?.events.map(({ type }) => type)).toEqual(['processing']);
  for (const { text } of agent.events) validateAcpOrder(Event.parse(JSON.parse(text)).data);
  const shown = (await acp('GET', path)).session;
  expect(shown).toMatchObject({
    status: 'completed',
    order: { id: order.id, checkout_session_id: shown.id },
  });
});
