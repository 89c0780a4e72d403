import { seededRandom } from '@bloomkin/local/demo/build/seededRandom.ts';
import { getOrder, updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { getStatement, refundOrder } from '@bloomkin/shared/routes/payments.ts';
import { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import type { Api } from '#support/api.ts';
import { runJob } from '#support/jobs.ts';
import { settlementFixture, sum, toCents } from './settlementFixture.ts';

/** As `moneySequences`, few of them, through the handlers, the webhook and the consumers of the table's stream. */
const sequences = Number(process.env.MONEY_HANDLER_SEQUENCES ?? 8);
const seeds = Array.from({ length: sequences }, (_, index) => 20_261_123 + index);

const { test, modules, settle, placePaidOrder, bankOf } = settlementFixture();
/** A restored store lacks what was paid after its instant, until its events come again. */
const known = { differences: 0 };
beforeAll(async () => {
  if (process.env.RESTORED_STORE) known.differences = await compareBooks();
});

it.each(seeds)('sequence %i leaves ledger, provider and shares in agreement', async (seed) => {
  const random = seededRandom(seed);
  test.cloud.payments.misbehave({ copies: random.between(1, 3) });
  const { florist, order, companyId, params } = await placePaidOrder(3);
  const order_id = order.id;
  const product_id = order.items[0]?.product.id ?? '';
  const disputes: string[] = [];
  const moves = {
    complete: () => florist.send(updateOrder, { params, body: { status: 'completed', early: true } }),
    cancel: () => florist.send(updateOrder, { params, body: { status: 'canceled' } }),
    edit: () => {
      const items = [{ product_id, count: random.between(1, 3) }];
      return florist.send(updateOrder, { params, body: { items } });
    },
    refundAmount: () => florist.send(refundOrder, { body: { order_id, amount: random.between(1, 40) } }),
    refundLine: () => florist.send(refundOrder, { body: { order_id, items: [{ product_id, count: 1 }] } }),
    refundRest: () => florist.send(refundOrder, { body: { order_id } }),
    dispute: async () => {
      const { paymentIntentId, dispute } = (await modules().findOrder(OrderId.parse(order.id))) ?? {};
      if (paymentIntentId && !dispute) disputes.push(test.cloud.payments.dispute(paymentIntentId).id);
    },
    decide: () => {
      const id = disputes.pop();
      if (id) test.cloud.payments.closeDispute(id, random.pick(['won', 'lost']));
    },
    payOut: async () => {
      const found = await modules().findCompany(companyId, { consistent: true });
      test.cloud.payments.payOut(found?.company.paymentAccountId ?? '');
    },
  };
  const names = ['edit', 'refundAmount', 'refundLine', 'dispute', 'decide', 'complete', 'payOut'] as const;
  const played: string[] = [];
  for (let step = random.between(4, 8); step > 0; step--) {
    const name = random.chance(0.1) ? random.pick(['cancel', 'refundRest'] as const) : random.pick(names);
    played.push(name);
    await moves[name]();
    if (random.chance(0.6)) await settle();
  }
  await settle();
  await moves.decide();
  await settle();
  await runJob(test.cloud, 'moneyOwed');
  await settle();
  test.cloud.payments.misbehave({});

  const about = `${seed}: ${played.join(', ')}`;
  const { data } = await florist.call(getOrder, { params });
  const lines = await modules().listLinesOfOrder(OrderId.parse(order.id));
  expect(sum(lines.map(({ cashCents }) => cashCents)), about).toBe(sum(await bankOf(order)));
  expect(new Set(lines.map(({ kind, reference }) => `${kind} ${reference}`)).size, about).toBe(lines.length);
  expect(toCents(data.refunded), about).toBeLessThanOrEqual(toCents(data.charged ?? 0));
  const { share = 0, sent = 0, open } = data.payout ?? {};
  if (data.status !== 'completed') expect(sent, about).toBe(0);
  else if (open === 'debt') expect(toCents(sent), about).toBeGreaterThan(toCents(share));
  else expect([open, toCents(sent)], about).toEqual([null, toCents(share)]);
  expect(await compareBooks(), about).toBe(known.differences);
  await expectStatementToAddUp(florist, companyId, about);
});

const Compared = z.object({ differences: z.int() });

/** The nightly comparison of the ledger with the provider. */
async function compareBooks(): Promise<number> {
  const compared = await runJob(test.cloud, 'checkBooks', new Date(Date.now() + 2 * 60 * 60_000));
  return Compared.parse(compared).differences;
}

async function expectStatementToAddUp(florist: Api, id: string, about: string): Promise<void> {
  const month = new Date().toISOString().slice(0, 7);
  const { data } = await florist.call(getStatement, { params: { id }, query: { month } });
  const { opening, closing, lines } = data;
  expect(toCents(opening) + sum(lines.map(({ yours }) => toCents(yours))), about).toBe(toCents(closing));
}
