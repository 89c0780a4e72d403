import Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cardPage, givenSession, type PaymentsFixture, startPayments } from './paymentsFixture.ts';

let fixture: PaymentsFixture;

beforeEach(async () => {
  fixture = await startPayments();
});

afterEach(() => fixture.close());

const hour = () => fixture.clock.now / 1000 + 3600;

const create = (params: Stripe.Checkout.SessionCreateParams, idempotencyKey = 'checkout_o_1_1') =>
  fixture.stripe.checkout.sessions.create(params, { idempotencyKey });

test('a wrong key is refused', async () => {
  const stranger = new Stripe('sk_test_stranger', { ...fixture.api, maxNetworkRetries: 0 });
  await expect(stranger.refunds.list()).rejects.toMatchObject({ type: 'StripeAuthenticationError' });
});

test('the same key and parameters repeat the first answer', async () => {
  const params = cardPage('o_1', hour());
  const first = await create(params);
  const again = await create(params);
  expect(again.id).toBe(first.id);
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
  expect((await fixture.stripe.checkout.sessions.list()).data).toHaveLength(1);
});

test('the same key with other parameters is an error', async () => {
  await create(cardPage('o_1', hour()));
  await expect(create(cardPage('o_2', hour()))).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
    statusCode: 400,
  });
});

test('a call while the first with its key runs is a conflict', async () => {
  fixture.payments.trouble({ latencyMs: 50 });
  const params = cardPage('o_1', hour());
  const results = await Promise.allSettled([create(params), create(params), create(params)]);
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  expect(reasons).toHaveLength(2);
  for (const reason of reasons)
    expect(reason).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
  expect((await fixture.stripe.checkout.sessions.list()).data).toHaveLength(1);
});

test('a failure of the provider is repeated for its key, done or not', async () => {
  for (const failAfterwards of [false, true]) {
    fixture.payments.trouble({ failNext: 1, failAfterwards });
    const key = `fails ${failAfterwards}`;
    const params = cardPage('o_1', hour());
    await expect(create(params, key)).rejects.toMatchObject({ statusCode: 500 });
    await expect(create(params, key)).rejects.toMatchObject({ statusCode: 500 });
    const { data } = await fixture.stripe.checkout.sessions.list();
    expect(data).toHaveLength(failAfterwards ? 1 : 0);
  }
});

test('invalid parameters are not stored for their key', async () => {
  await expect(create({ ...cardPage('o_1', hour()), success_url: 'nowhere' })).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    param: 'success_url',
  });
  expect((await create(cardPage('o_1', hour()))).id).toMatch(/^cs_test_/);
});

test('unknown parameters are refused by name', async () => {
  const old = { ...cardPage('o_1', hour()), payment_method_types: ['card'] };
  await expect(create(old)).rejects.toMatchObject({
    code: 'parameter_unknown',
    message: expect.stringContaining('payment_method_types'),
  });
});

test('a session has a minimum price and a limited life', async () => {
  const at = (minutes: number) => fixture.clock.now / 1000 + minutes * 60;
  await expect(create(cardPage('o_1', at(29)), 'a')).rejects.toThrow('at least 30 minutes');
  await expect(create(cardPage('o_1', at(24 * 60 + 1)), 'b')).rejects.toThrow('less than 24 hours');
  const cheap = { currency: 'aud', unit_amount: 49, product_data: { name: 'Leaf' } };
  const line_items = [{ quantity: 1, price_data: cheap }];
  await expect(create({ ...cardPage('o_1', hour()), line_items }, 'c')).rejects.toMatchObject({
    code: 'amount_too_small',
  });
});

test('sessions are listed newest first, paged', async () => {
  for (const order of ['o_1', 'o_2', 'o_3']) await givenSession(fixture, order);
  const orders: (string | null)[] = [];
  for await (const session of fixture.stripe.checkout.sessions.list({ limit: 2 }))
    orders.push(session.client_reference_id);
  expect(orders).toEqual(['o_3', 'o_2', 'o_1']);
});

test('calls that our code does not make are refused with an error', async () => {
  await expect(fixture.stripe.customers.create({})).rejects.toThrow('it is not played here');
});
