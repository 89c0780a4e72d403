import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  givenPayment,
  givenSession,
  goodCard,
  type PaymentsFixture,
  startPayments,
} from './paymentsFixture.ts';

let fixture: PaymentsFixture;
beforeEach(async () => {
  fixture = await startPayments();
});
afterEach(() => fixture.close());

const declined = { card: '4000 0000 0000 0002', name: 'Ava "O\'Neil"' };
const types = () => fixture.webhook.taken.map(({ type }) => type).sort();

test('a session leads to a page with its amount and lines', async () => {
  const session = await givenSession(fixture);
  expect(session.url).toBe(`http://localhost:8080/_local/pay/${session.id}`);
  expect(session).toMatchObject({
    amount_total: 10_400,
    currency: 'aud',
    client_reference_id: 'o_1',
    payment_status: 'unpaid',
    status: 'open',
    payment_intent: null,
    metadata: { order_id: 'o_1', attempt: '1' },
  });
  const page = await fixture.visit(session.url);
  const text = await page.text();
  expect(page.status).toBe(200);
  expect(text).toContain('Local card page');
  expect(text).toContain('$104');
  expect(text).toContain('Order o_1');
  expect(text).toContain('2 × Native posy &lt;b&gt;');
  for (const card of ['4242 4242 4242 4242', '4000 0000 0000 0002', '4000 0000 0000 9995'])
    expect(text).toContain(card);
  expect(text).not.toMatch(/<script|style="|<style/);
  expect(page.headers.get('content-security-policy')).toContain("form-action 'self' http://localhost:8080;");
});

test('a valid card pays, redirects and sends a webhook', async () => {
  const { id, url } = await givenSession(fixture);
  const paid = await fixture.visit(url, goodCard);
  expect(paid.status).toBe(303);
  expect(paid.headers.get('location')).toBe(`http://localhost:8080/orders/o_1?paid=${id}`);
  await fixture.payments.settled();
  expect(types()).toEqual(['checkout.session.completed']);
  const [event] = fixture.webhook.taken;
  expect(event?.object).toMatchObject({
    id,
    payment_status: 'paid',
    status: 'complete',
    amount_total: 10_400,
  });
  const session = await fixture.stripe.checkout.sessions.retrieve(id);
  expect(session).toMatchObject({ payment_status: 'paid', payment_intent: expect.stringMatching(/^pi_/) });
});

test.each([
  ['4000 0000 0000 0002', 'Your card was declined.', 'generic_decline'],
  ['4000-0000-0000-9995', 'Your card has insufficient funds.', 'insufficient_funds'],
])('the card %s is refused without ending the session', async (card, message, declineCode) => {
  const { id, url } = await givenSession(fixture);
  const refused = await fixture.visit(url, { ...declined, card });
  expect(refused.status).toBe(402);
  const text = await refused.text();
  expect(text).toContain(message);
  expect(text).toContain(`value="${card}"`);
  expect(text).toContain('value="Ava &quot;O&#39;Neil&quot;"');
  await fixture.payments.settled();
  expect(types()).toEqual(['payment_intent.payment_failed']);
  expect(fixture.webhook.taken[0]?.object.last_payment_error).toMatchObject({ decline_code: declineCode });
  expect((await fixture.visit(url, goodCard)).status).toBe(303);
  expect((await fixture.stripe.checkout.sessions.retrieve(id)).status).toBe('complete');
  const { data } = await fixture.stripe.balanceTransactions.list();
  expect(data.map(({ type }) => type)).toEqual(['charge']);
});

test('an unknown card is refused without a charge', async () => {
  const { id, url } = await givenSession(fixture);
  for (const card of ['', 'hello', '5555 5555 5555 4444'])
    expect((await fixture.visit(url, { card })).status).toBe(402);
  expect((await fixture.stripe.checkout.sessions.retrieve(id)).payment_intent).toBeNull();
});

test('cancelling leads back and leaves the session open', async () => {
  const { id, url } = await givenSession(fixture);
  const canceled = await fixture.visit(url, { ...declined, cancel: '1' });
  expect(canceled.status).toBe(303);
  expect(canceled.headers.get('location')).toBe('http://localhost:8080/orders/o_1?payment=canceled');
  expect((await fixture.stripe.checkout.sessions.retrieve(id)).status).toBe('open');
});

test('one of many clicks on a page pays, the others get an error', async () => {
  const { url } = await givenSession(fixture);
  const answers = await Promise.all(Array.from({ length: 20 }, () => fixture.visit(url, goodCard)));
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  expect((await fixture.stripe.balanceTransactions.list()).data).toHaveLength(1);
});

test('a paid page says that it is paid, an expired one that it has expired', async () => {
  const paid = await givenPayment(fixture);
  const page = await fixture.visit(`http://localhost:8080/_local/pay/${paid.session.id}`);
  expect(await page.text()).toContain('already paid');
  const ended = await givenSession(fixture, 'o_2');
  await fixture.stripe.checkout.sessions.expire(ended.id);
  const refused = await fixture.visit(ended.url, goodCard);
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain('This payment page has ended');
  expect((await fixture.visit('http://localhost:8080/_local/pay/cs_test_none')).status).toBe(404);
});

test('a session expires at its time', async () => {
  const { id, url } = await givenSession(fixture);
  fixture.clock.now += 3600_000;
  expect((await fixture.visit(url, goodCard)).status).toBe(409);
  expect(await fixture.stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'expired', url: null });
  await fixture.payments.settled();
  expect(types()).toEqual(['checkout.session.expired']);
  await expect(fixture.stripe.checkout.sessions.expire(id)).rejects.toThrow('status of `expired`');
});
