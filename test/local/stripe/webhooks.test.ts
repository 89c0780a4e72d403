import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cardPage, givenPayment, type PaymentsFixture, startPayments } from './paymentsFixture.ts';

let folder: string;
let fixture: PaymentsFixture;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'payments-'));
  fixture = await startPayments({ dataFile: join(folder, 'payments.db') });
});
afterEach(async () => {
  await fixture.close();
  rmSync(folder, { recursive: true });
});

const ids = () => fixture.webhook.taken.map(({ id }) => id);

test('an event is sent until it is accepted', async () => {
  fixture.webhook.answers.push(500, 503, 400);
  await givenPayment(fixture);
  await fixture.payments.settled();
  expect(fixture.webhook.answers).toEqual([]);
  expect(ids()).toHaveLength(1);
});

test('an event can come more than once, with one id', async () => {
  fixture.payments.misbehave({ copies: 4, delayMs: 1 });
  await givenPayment(fixture);
  await fixture.payments.settled();
  expect(ids()).toHaveLength(5);
  expect(new Set(ids()).size).toBe(1);
});

test('a dropped event is sent again', async () => {
  fixture.payments.misbehave({ dropNext: 3 });
  await givenPayment(fixture);
  await fixture.payments.settled();
  expect(ids()).toHaveLength(1);
});

test('forged and stale signatures fail the SDK’s check', async () => {
  fixture.payments.misbehave({ forgeNext: 1, staleNext: 0 });
  await givenPayment(fixture, 'o_1');
  await fixture.payments.settled();
  fixture.payments.misbehave({ staleNext: 1 });
  await givenPayment(fixture, 'o_2');
  await fixture.payments.settled();
  expect(fixture.webhook.refused).toEqual([
    expect.stringContaining('No signatures found matching'),
    expect.stringContaining('Timestamp outside the tolerance zone'),
  ]);
  expect(ids()).toHaveLength(2);
});

test('data and unsent events survive a kill', async () => {
  fixture.payments.misbehave({ dropNext: Number.MAX_SAFE_INTEGER });
  const { session, intent, charge } = await givenPayment(fixture);
  // The first process goes on failing to send; its file is the second one's start.
  const again = await startPayments({ dataFile: join(folder, 'payments.db') });
  await again.payments.settled();
  expect(again.webhook.taken).toMatchObject([
    { type: 'checkout.session.completed', object: { id: session.id, payment_status: 'paid' } },
  ]);
  const { latest_charge: latest } = await again.stripe.paymentIntents.retrieve(intent.id);
  expect(latest).toBe(charge.id);
  await again.close();
});

test('a key repeats its first answer after a kill', async () => {
  const params = cardPage('o_1', fixture.clock.now / 1000 + 3600);
  const first = await fixture.stripe.checkout.sessions.create(params, { idempotencyKey: 'checkout_o_1_1' });
  const again = await startPayments({ dataFile: join(folder, 'payments.db') });
  const second = await again.stripe.checkout.sessions.create(params, { idempotencyKey: 'checkout_o_1_1' });
  expect(second.id).toBe(first.id);
  await again.close();
});

test('a reset removes everything', async () => {
  await givenPayment(fixture);
  await fixture.payments.reset();
  expect((await fixture.stripe.checkout.sessions.list()).data).toEqual([]);
  await fixture.payments.settled();
  expect((await fixture.stripe.balanceTransactions.list()).data).toEqual([]);
});
