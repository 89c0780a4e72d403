import { getOrder, updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { receivePaymentEvent } from '@bloomkin/shared/routes/paymentWebhook.ts';
import { signPayload } from '@local/stripe/webhooks/signPayload.ts';
import { expect, it } from 'vitest';
import { anOrderFor } from '#support/buyerItems.ts';
import { securityFixture } from '#support/securityFixture.ts';

const test = securityFixture();

/** Each line would be 3 KB of the 400 that a row may have. */
const changes = 160;
const longComment = (index: number) => `${index} ${'花'.repeat(490)}`;

async function pay(orderId: string, cents: number): Promise<number> {
  const { backend } = test;
  const { readSecret } = await import('@bloomkin/lambdas/platform/services/secrets.ts');
  const secret = await readSecret(backend.cloud.operatorVariables.STRIPE_WEBHOOK_SECRET_ARN ?? '');
  const object = {
    id: 'cs_history',
    client_reference_id: orderId,
    payment_status: 'paid',
    payment_intent: 'pi_history',
    currency: 'aud',
    amount_total: cents,
  };
  const body = JSON.stringify({ id: 'evt_history', type: 'checkout.session.completed', data: { object } });
  const headers = { 'stripe-signature': signPayload(body, [secret], Math.floor(Date.now() / 1000)) };
  return (await backend.handlers.call(receivePaymentEvent, { body, headers })).status;
}

it('an order keeps any number of long changes', async () => {
  const { backend, seed } = test;
  const order = anOrderFor(seed.people.buyer.user, seed.petal, seed.roses.thorn);
  await backend.put({ orders: [order] });
  const params = { id: order.id };
  const { token } = seed.people.admin;
  for (let index = 0; index < changes; index++) {
    const { status, text } = await backend.handlers.call(updateOrder, {
      token,
      params,
      body: { comment: longComment(index) },
    });
    expect([index, status], text).toEqual([index, 200]);
  }
  expect(await pay(order.id, order.totalCents)).toBe(200);
  const { text } = await backend.handlers.call(getOrder, { token, params });
  const { data } = JSON.parse(text);
  expect(data.payment_status).toBe('paid');
  const lines: { what: string; to: string }[] = data.history;
  const numbers = lines.filter(({ what }) => what === 'comment').map(({ to }) => Number(to.split(' ')[0]));
  expect(numbers).toEqual(Array.from({ length: changes }, (_, index) => index));
  expect(lines.at(-1)).toMatchObject({ what: 'payment_status', to: 'paid' });
});
