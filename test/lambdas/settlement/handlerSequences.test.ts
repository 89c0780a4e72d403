import { seededRandom } from '@bloomkin/local/demo/build/seededRandom.ts';
import { getOrder, updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { getStatement, refundOrder } from '@bloomkin/shared/routes/payments.ts';
import { CompanyId, OrderId } from '@bloomkin/shared/schemas/ids.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import type { Api } from '#support/api.ts';
import { connectModules } from '#support/handlerClient.ts';
import { runJob } from '#support/jobs.ts';
import { localCloud } from '#support/localCloud.ts';
import { payByCard, settlePayments } from '#support/payments.ts';
import { newBuyer, signInDemoUser } from '#support/people.ts';
import { pickProductOf, placeOrder } from '#support/shopping.ts';

/** As `moneySequences`, few of them, through the handlers, the webhook and the consumers of the table's stream. */
const sequences = Number(process.env.MONEY_HANDLER_SEQUENCES ?? 8);
const seeds = Array.from({ length: sequences }, (_, index) => 20_261_123 + index);

const test = localCloud({ demoData: true });

async function loadModules() {
  connectModules(test.world);
  return {
    ...(await import('@bloomkin/lambdas/settlement/ledgerEntity.ts')),
    ...(await import('@bloomkin/lambdas/services/paymentBooks.ts')),
    ...(await import('@bloomkin/lambdas/companies/companyWithStores.ts')),
    ...(await import('@bloomkin/lambdas/orders/orderEntity.ts')),
  };
}
let modules: Awaited<ReturnType<typeof loadModules>>;
/** A restored store lacks what was paid after its instant, until its events come again. */
const known = { differences: 0 };
beforeAll(async () => {
  modules = await loadModules();
  if (process.env.RESTORED_STORE) known.differences = await compareBooks();
});

const cents = (dollars: number) => Math.round(dollars * 100);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const settle = () => settlePayments(test.world);

async function placePaidOrder(florist: Api, companyId: string): Promise<Order> {
  const ruby = test.visitor();
  await newBuyer(ruby);
  const product = await pickProductOf(ruby, companyId);
  const placed = await placeOrder(ruby, product);
  const items = [{ product_id: product.id, count: 3 }];
  const { data: order } = await florist.call(updateOrder, { params: { id: placed.id }, body: { items } });
  await payByCard(ruby, order);
  await settle();
  return order;
}

/** The provider's movements of an order. */
async function bankOf({ id }: Order): Promise<number> {
  const day = 24 * 60 * 60_000;
  const span = { from: new Date(Date.now() - day), to: new Date(Date.now() + day) };
  const all = await modules.listBankMovements({ from: span.from.toISOString(), to: span.to.toISOString() });
  return sum(all.filter(({ orderId }) => orderId === id).map((one) => one.cents));
}

it.each(seeds)('sequence %i leaves ledger, provider and shares in agreement', async (seed) => {
  const random = seededRandom(seed);
  const florist = test.visitor();
  const { company } = await signInDemoUser(florist, 'vendor1');
  const companyId = CompanyId.parse(company?.id);
  test.world.payments.misbehave({ copies: random.between(1, 3) });
  const order = await placePaidOrder(florist, companyId);
  const [params, order_id] = [{ id: order.id }, order.id];
  const product_id = order.items[0]?.product.id ?? '';
  const disputes: string[] = [];
  const moves = {
    complete: () => florist.send(updateOrder, { params, body: { status: 'completed' } }),
    cancel: () => florist.send(updateOrder, { params, body: { status: 'canceled' } }),
    edit: () => {
      const items = [{ product_id, count: random.between(1, 3) }];
      return florist.send(updateOrder, { params, body: { items } });
    },
    refundAmount: () => florist.send(refundOrder, { body: { order_id, amount: random.between(1, 40) } }),
    refundLine: () => florist.send(refundOrder, { body: { order_id, items: [{ product_id, count: 1 }] } }),
    refundRest: () => florist.send(refundOrder, { body: { order_id } }),
    dispute: async () => {
      const { paymentIntentId, dispute } = (await modules.findOrder(OrderId.parse(order.id))) ?? {};
      if (paymentIntentId && !dispute) disputes.push(test.world.payments.dispute(paymentIntentId).id);
    },
    decide: () => {
      const id = disputes.pop();
      if (id) test.world.payments.closeDispute(id, random.pick(['won', 'lost']));
    },
    payOut: async () => {
      const found = await modules.findCompany(companyId, { consistent: true });
      test.world.payments.payOut(found?.company.paymentAccountId ?? '');
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
  await runJob(test.world, 'moneyOwed');
  await settle();
  test.world.payments.misbehave({});

  const about = `${seed}: ${played.join(', ')}`;
  const { data } = await florist.call(getOrder, { params });
  const lines = await modules.listLinesOfOrder(OrderId.parse(order.id));
  expect(sum(lines.map(({ cashCents }) => cashCents)), about).toBe(await bankOf(order));
  expect(new Set(lines.map(({ kind, reference }) => `${kind} ${reference}`)).size, about).toBe(lines.length);
  expect(cents(data.refunded), about).toBeLessThanOrEqual(cents(data.charged ?? 0));
  const { share = 0, sent = 0, open } = data.payout ?? {};
  if (data.status !== 'completed') expect(sent, about).toBe(0);
  else if (open === 'debt') expect(cents(sent), about).toBeGreaterThan(cents(share));
  else expect([open, cents(sent)], about).toEqual([null, cents(share)]);
  expect(await compareBooks(), about).toBe(known.differences);
  await expectStatementToAddUp(florist, companyId, about);
});

const Compared = z.object({ differences: z.int() });

/** The nightly comparison of the ledger with the provider. */
async function compareBooks(): Promise<number> {
  const compared = await runJob(test.world, 'checkBooks', new Date(Date.now() + 2 * 60 * 60_000));
  return Compared.parse(compared).differences;
}

async function expectStatementToAddUp(florist: Api, id: string, about: string): Promise<void> {
  const month = new Date().toISOString().slice(0, 7);
  const { data } = await florist.call(getStatement, { params: { id }, query: { month } });
  const { opening, closing, lines } = data;
  expect(cents(opening) + sum(lines.map(({ yours }) => cents(yours))), about).toBe(cents(closing));
}
