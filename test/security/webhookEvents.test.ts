import { getOrder } from '@bloomkin/shared/routes/orders.ts';
import { receivePaymentEvent } from '@bloomkin/shared/routes/paymentWebhook.ts';
import { signPayload } from '@local/stripe/webhooks/signPayload.ts';
import { describe, expect, it } from 'vitest';
import { anOrderFor } from '#support/buyerItems.ts';
import { securityFixture } from '#support/securityFixture.ts';

const test = securityFixture();
const nowSeconds = () => Math.floor(Date.now() / 1000);

async function sign(payload: string): Promise<string> {
  const { readSecret } = await import('@bloomkin/lambdas/platform/services/secrets.ts');
  const secret = await readSecret(test.backend.cloud.operatorVariables.STRIPE_WEBHOOK_SECRET_ARN ?? '');
  return signPayload(payload, [secret], nowSeconds());
}

/** The answer's status, what was written to the table, and error lines. */
async function receive(body: string, signature: string) {
  const { backend } = test;
  backend.tableCalls.forget();
  const linesBefore = backend.log.unexpected.length;
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const { status } = await backend.handlers.call(receivePaymentEvent, { body, headers });
  return { status, changed: backend.tableCalls.changed, errors: backend.log.unexpected.slice(linesBefore) };
}

const event = (type: string, object: unknown) => JSON.stringify({ id: 'evt_odd', type, data: { object } });
const refused = { status: 400, changed: [], errors: [] };

describe('a call that the provider did not sign', () => {
  const payload = event('checkout.session.completed', {});
  const signatures = () => [
    '',
    't=1,v1=00',
    `t=${nowSeconds()},v1=`,
    `t=${nowSeconds()},v1=,v1=`,
    `t=${nowSeconds()},v1=é`,
    `t=${nowSeconds()},v1=${'0'.repeat(64)}`,
    `t=${nowSeconds()},v1=${'0'.repeat(100_000)}`,
    `t=${nowSeconds()},v0=00`,
    `t=,v1=00`,
    `t=NaN,v1=00`,
    `v1=00`,
    't',
    '=',
    ',',
    '\u0000',
  ];

  it('fails without an error line, however odd its signature', async () => {
    for (const signature of signatures())
      expect([signature, await receive(payload, signature)]).toEqual([signature, refused]);
  });

  it('fails without an error line, however odd its body', async () => {
    for (const body of ['', 'null', '[]', '{', '"text"', '{"object":"v2.core.event"}', '\u0000'])
      expect([body, await receive(body, `t=${nowSeconds()},v1=`)]).toEqual([body, refused]);
  });
});

const types = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.expired',
  'checkout.session.async_payment_failed',
  'refund.created',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
];

describe('a signed event', () => {
  it.each(['null', '[]', '1', '"text"', '{}', '{"id":1,"type":"x"}', '{"id":"evt_1","type":null}', '{'])(
    'that is no event is rejected: %s',
    async (body) => {
      const { status, changed } = await receive(body, await sign(body));
      expect([status, changed]).toEqual([400, []]);
    },
  );

  it.each(types)('fails without the fields of type %s', async (type) => {
    const bodies = [
      JSON.stringify({ id: 'evt_odd', type }),
      JSON.stringify({ id: 'evt_odd', type, data: null }),
      ...[null, [], 'text', 1, {}, { id: null }, { id: {} }, { metadata: null }].map((object) =>
        event(type, object),
      ),
      event(type, { id: 'x', amount: '1', payment_status: 1, metadata: 'x', payment_intent: [] }),
    ];
    for (const body of bodies) {
      const { status, changed } = await receive(body, await sign(body));
      expect([body, status, changed]).toEqual([body, 400, []]);
    }
  });

  it('passes without effect when of another type', async () => {
    for (const object of [null, {}, 'text']) {
      const body = event('customer.created', object);
      expect(await receive(body, await sign(body))).toEqual({ status: 200, changed: [], errors: [] });
    }
  });

  it('passes without effect for an unknown order', async () => {
    const session = { id: 'cs_1', payment_status: 'paid', currency: 'aud', amount_total: 1 };
    for (const client_reference_id of [null, 'a#b', 'nobody'])
      for (const payment_intent of [null, 'pi_1', { id: 'pi_1' }]) {
        const body = event(types[0] ?? '', { ...session, client_reference_id, payment_intent });
        const { status, changed } = await receive(body, await sign(body));
        expect([status, changed]).toEqual([200, []]);
      }
  });

  it.each(['refund.created', 'charge.dispute.created'])(
    'acknowledges %s of a payment that the provider does not know',
    async (type) => {
      const body = event(type, { id: 'x_1', amount: 1, status: 'succeeded', payment_intent: 'pi_unknown' });
      const { status, changed } = await receive(body, await sign(body));
      expect([status, changed]).toEqual([200, []]);
    },
  );

  it('marks its order paid when complete', async () => {
    const { backend, seed } = test;
    const order = anOrderFor(seed.people.buyer.user, seed.petal, seed.roses.thorn);
    await backend.put({ orders: [order] });
    const body = event('checkout.session.completed', {
      id: 'cs_good',
      client_reference_id: order.id,
      payment_status: 'paid',
      payment_intent: 'pi_good',
      currency: 'aud',
      amount_total: order.totalCents,
    });
    const { status, changed } = await receive(body, await sign(body));
    // Order, event, ledger, settlement and the buyer's count of open unpaid orders.
    expect([status, changed.length]).toEqual([200, 5]);
    const { token } = seed.people.buyer;
    const read = await backend.handlers.call(getOrder, { params: { id: order.id }, token });
    expect(JSON.parse(read.text).data.payment_status).toBe('paid');
  });
});
