import { afterEach, beforeEach, expect, test } from 'vitest';
import { givenSession, goodCard, type PaymentsFixture, startPayments } from './paymentsFixture.ts';

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

test('a session expires at its time', async () => {
  const { id, url } = await givenSession(fixture);
  fixture.clock.now += 3600_000;
  expect((await fixture.visit(url, goodCard)).status).toBe(409);
  expect(await fixture.stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'expired', url: null });
  await fixture.payments.settled();
  expect(types()).toEqual(['checkout.session.expired']);
  await expect(fixture.stripe.checkout.sessions.expire(id)).rejects.toThrow('status of `expired`');
});
