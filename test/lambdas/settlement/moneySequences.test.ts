import { chargedCents, listCardPayments } from '@bloomkin/lambdas/orders/cardPayments.ts';
import { toPaidOrder } from '@bloomkin/lambdas/orders/paidEdit.ts';
import { seededRandom } from '@bloomkin/local/demo/build/seededRandom.ts';
import { computeCommission } from '@bloomkin/shared/rules/commission.ts';
import { keptByCard } from '@bloomkin/shared/rules/paidEdit.ts';
import { describe, expect, it } from 'vitest';
import { type ModelOrder, MoneyModel } from './moneyModel.ts';
import { MoneyProvider } from './moneyProvider.ts';

/** 10,000 before a release: MONEY_SEQUENCES=10000. */
const sequences = Number(process.env.MONEY_SEQUENCES ?? 300);
const batch = 100;

const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);

function play(seed: number) {
  const random = seededRandom(seed);
  const provider = new MoneyProvider(random);
  const model = new MoneyModel(provider, random);
  const deliver = () => {
    const event = provider.returned.shift() ?? provider.takeEvent();
    if (event && !model.receive(event)) provider.returned.push(event);
    return event !== undefined;
  };
  const someOrder = (act: (order: ModelOrder) => void) => {
    if (model.orders.length > 0) act(random.pick(model.orders));
  };
  const moves = [
    () => model.place(),
    () => someOrder((order) => model.openPage(order)),
    () => someOrder((order) => model.openPage(order)),
    () => provider.pay(),
    () => provider.pay(),
    () => someOrder((order) => model.edit(order)),
    () => someOrder((order) => model.edit(order)),
    () => someOrder((order) => random.chance(0.3) && model.closeProposal(order)),
    () => someOrder((order) => random.chance(0.3) && model.cancel(order)),
    () => someOrder((order) => model.complete(order)),
    () => someOrder((order) => model.askRefund(order)),
    () =>
      someOrder(
        (order) =>
          random.chance(0.3) &&
          order.item.paymentIntentId &&
          provider.dispute(random.pick(listCardPayments(order.item)).paymentIntentId),
      ),
    () => provider.closeDispute(),
    () => random.chance(0.3) && provider.payOut(),
    () => {
      model.isPayoutReady = random.chance(0.7);
    },
    deliver,
    deliver,
    deliver,
  ];
  model.place();
  for (let step = random.between(20, 60); step > 0; step--) random.pick(moves)();
  model.isPayoutReady = true;
  provider.losesReplies = false;
  for (let hour = 0; hour < 12; hour++) {
    for (let rounds = 0; rounds < 2000 && deliver(); rounds++);
    model.settleAll();
  }
  return { provider, model };
}

/** What the florist may have for an order in the end. */
function shareOf({ item: { status }, money }: ModelOrder): number {
  const kept = money.chargedCents - money.refundedCents - money.disputedCents;
  return status === 'completed' ? kept - computeCommission(kept, money.commissionPercent) : 0;
}

function check({ provider, model }: ReturnType<typeof play>, seed: number): void {
  const movements = model.orders.flatMap((order) => [...order.movements.values()]);
  const ledger = new Map<string, number>();
  for (const { reference, cashCents } of movements) {
    const object = reference.replace(/_back$/, '');
    if (cashCents !== 0) ledger.set(object, (ledger.get(object) ?? 0) + cashCents);
  }
  const books = (moved: Map<string, number>) =>
    [...moved].filter(([, cents]) => cents !== 0).sort(([a], [b]) => (a < b ? -1 : 1));
  expect([seed, books(ledger)]).toEqual([seed, books(provider.movedCents)]);

  const sent = (order: ModelOrder) =>
    sum(
      [...order.movements.values()].map(({ kind, cashCents }) =>
        /transfer|reversal/.test(kind) ? 0 - cashCents : 0,
      ),
    );
  const debts = model.orders.map((order) =>
    Math.max(0, sent(order) + order.money.nettedCents - shareOf(order)),
  );
  // Nobody is paid twice, nor for a refunded line: what exceeds a share is a debt, and the account is empty then.
  expect([seed, sum(model.orders.map(sent))]).toEqual([seed, sum(model.orders.map(shareOf)) + sum(debts)]);
  if (sum(debts) > 0) expect([seed, provider.accountBalanceCents <= sum(debts)]).toEqual([seed, true]);
  expect([seed, sum(model.orders.map(({ money }) => money.nettedCents))]).toEqual([seed, 0]);
  for (const order of model.orders) {
    const yours = sum([...order.movements.values()].map(({ yoursCents }) => yoursCents));
    expect([seed, order.id, yours]).toEqual([
      seed,
      order.id,
      shareOf(order) - sent(order) - order.money.nettedCents,
    ]);
    expect([seed, order.id, order.money.step]).toEqual([seed, order.id, null]);
    checkOrder(order, seed);
  }
}

/** What an order says was paid is what the ledger holds, and edits leave the buyer with the price of what is made. */
function checkOrder({ id, item, money }: ModelOrder, seed: number): void {
  if (item.paidBy !== 'card') return;
  expect([seed, id, chargedCents(item), item.refundedCents ?? 0]).toEqual([
    seed,
    id,
    money.chargedCents,
    money.refundedCents,
  ]);
  for (const { cents, refundedCents } of listCardPayments(item))
    expect([seed, id, refundedCents >= 0 && refundedCents <= cents]).toEqual([seed, id, true]);
  const refunds = item.refunds ?? [];
  const isPlain = !item.disputedCents && item.status !== 'canceled' && refunds.every(({ isEdit }) => isEdit);
  if (!isPlain || refunds.some(({ state }) => state === 'failed')) return;
  expect([seed, id, keptByCard(toPaidOrder(item))]).toEqual([seed, id, item.totalCents]);
  expect([seed, id, refunds.filter(({ state }) => state === 'asked')]).toEqual([seed, id, []]);
}

describe('the ledger agrees with the provider’s books, and each florist gets its share once', () => {
  for (let first = 1; first <= sequences; first += batch)
    it(`in sequences ${first} to ${Math.min(sequences, first + batch - 1)}`, () => {
      for (let seed = first; seed < first + batch && seed <= sequences; seed++) check(play(seed), seed);
    });
});
