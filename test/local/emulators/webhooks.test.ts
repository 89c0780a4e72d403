import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cardPage, givenPayment, openShop, type Shop } from './shop.ts';

let folder: string;
let shop: Shop;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'payments-'));
  shop = await openShop({ dataFile: join(folder, 'payments.jsonl') });
});
afterEach(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

const ids = () => shop.webhook.taken.map(({ id }) => id);

test('an event is sent until it is taken', async () => {
  shop.webhook.answers.push(500, 503, 400);
  await givenPayment(shop);
  await shop.payments.settled();
  expect(shop.webhook.answers).toEqual([]);
  expect(ids()).toHaveLength(1);
});

test('an event can come more than once, with one id', async () => {
  shop.payments.misbehave({ copies: 4, delayMs: 1 });
  await givenPayment(shop);
  await shop.payments.settled();
  expect(ids()).toHaveLength(5);
  expect(new Set(ids()).size).toBe(1);
});

test('what is lost on the way is sent again', async () => {
  shop.payments.misbehave({ dropNext: 3 });
  await givenPayment(shop);
  await shop.payments.settled();
  expect(ids()).toHaveLength(1);
});

test('a forged and a stale signature are told apart from a good one by the SDK', async () => {
  shop.payments.misbehave({ forgeNext: 1, staleNext: 0 });
  await givenPayment(shop, 'o_1');
  await shop.payments.settled();
  shop.payments.misbehave({ staleNext: 1 });
  await givenPayment(shop, 'o_2');
  await shop.payments.settled();
  expect(shop.webhook.refused).toEqual([
    expect.stringContaining('No signatures found matching'),
    expect.stringContaining('Timestamp outside the tolerance zone'),
  ]);
  expect(ids()).toHaveLength(2);
});

test('after a kill everything is as it was, and what nobody took is sent', async () => {
  shop.payments.misbehave({ dropNext: Number.MAX_SAFE_INTEGER });
  const { session, charge } = await givenPayment(shop);
  // The first process goes on failing to send; its file is the second one's start.
  const again = await openShop({ dataFile: join(folder, 'payments.jsonl') });
  await again.payments.settled();
  expect(again.webhook.taken).toMatchObject([
    { type: 'checkout.session.completed', object: { id: session.id, payment_status: 'paid' } },
  ]);
  expect(await again.stripe.charges.retrieve(charge.id)).toMatchObject({ paid: true });
  await again.close();
});

test('after a kill a key still gives its first answer', async () => {
  const params = cardPage('o_1', shop.clock.now / 1000 + 3600);
  const first = await shop.stripe.checkout.sessions.create(params, { idempotencyKey: 'checkout_o_1_1' });
  const again = await openShop({ dataFile: join(folder, 'payments.jsonl') });
  const second = await again.stripe.checkout.sessions.create(params, { idempotencyKey: 'checkout_o_1_1' });
  expect(second.id).toBe(first.id);
  await again.close();
});

test('a reset forgets everything', async () => {
  await givenPayment(shop);
  await shop.payments.reset();
  expect((await shop.stripe.checkout.sessions.list()).data).toEqual([]);
  await shop.payments.settled();
  expect((await shop.stripe.balance.retrieve()).available).toMatchObject([{ amount: 0 }]);
});
