import { toPaidOrder } from '@bloomkin/lambdas/api/orders/settlePaidEdit.ts';
import { buildStatement } from '@bloomkin/lambdas/api/payments/statement/buildStatement.ts';
import { discountCents, marketCents } from '@bloomkin/lambdas/model/discounts/orderDiscounts.ts';
import { chargedCents, listCardPayments } from '@bloomkin/lambdas/model/orders/cardPayments.ts';
import { toRefundable } from '@bloomkin/lambdas/model/payments/orderRefund.ts';
import { newSettlement, toLine } from '@bloomkin/lambdas/model/payments/settlement/settlementEntity.ts';
import { seededRandom } from '@bloomkin/local/demo/build/seededRandom.ts';
import { computeCommission, splitCommission } from '@bloomkin/shared/rules/commission.ts';
import { retainedByCard } from '@bloomkin/shared/rules/paidEdit.ts';
import { refundableCount } from '@bloomkin/shared/rules/refund.ts';
import { describe, expect, it } from 'vitest';
import { aFlorist } from '#support/catalogueItems.ts';
import { isFullRun } from '#support/run/budget.ts';
import type { ModelOrder } from './modelOrder.ts';
import { MoneyModel } from './moneyModel.ts';
import { MoneyProvider } from './moneyProvider.ts';

/** 10,000 take some 20 s of processor time. */
const sequences = Number(process.env.MONEY_SEQUENCES ?? (isFullRun ? 10_000 : 300));
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
    () => someOrder((order) => model.requestRefund(order)),
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
      model.payouts.isReady = random.chance(0.7);
    },
    deliver,
    deliver,
    deliver,
  ];
  model.place();
  for (let step = random.between(20, 60); step > 0; step--) random.pick(moves)();
  model.payouts.isReady = true;
  provider.losesReplies = false;
  for (let hour = 0; hour < 12; hour++) {
    for (let rounds = 0; rounds < 2000 && deliver(); rounds++);
    model.settleAll();
  }
  return { provider, model };
}

/** The florist's final share of an order, without the market's discount. */
function shareOf({ item, money }: ModelOrder): number {
  const { status, totalCents, commissionPercent } = item;
  const netCents = money.chargedCents - money.refundedCents - money.disputedCents;
  if (status !== 'completed') return 0;
  const part = Math.floor((marketCents(item) * Math.min(netCents, totalCents)) / totalCents);
  return Math.min(netCents, netCents + part - computeCommission(netCents + part, commissionPercent));
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

  const sumSent = (order: ModelOrder) =>
    sum(
      [...order.movements.values()].map(({ kind, cashCents }) =>
        /transfer|reversal/.test(kind) ? 0 - cashCents : 0,
      ),
    );
  const debts = model.orders.map((order) =>
    Math.max(0, sumSent(order) + order.money.nettedCents - shareOf(order)),
  );
  // A share is paid once, and never for a refunded line: the excess is a debt, and the account is empty then.
  expect([seed, sum(model.orders.map(sumSent))]).toEqual([seed, sum(model.orders.map(shareOf)) + sum(debts)]);
  if (sum(debts) > 0) expect([seed, provider.accountBalanceCents <= sum(debts)]).toEqual([seed, true]);
  expect([seed, sum(model.orders.map(({ money }) => money.nettedCents))]).toEqual([seed, 0]);
  for (const order of model.orders) {
    const yours = sum([...order.movements.values()].map(({ yoursCents }) => yoursCents));
    expect([seed, order.id, yours]).toEqual([
      seed,
      order.id,
      shareOf(order) - sumSent(order) - order.money.nettedCents,
    ]);
    expect([seed, order.id, order.money.step]).toEqual([seed, order.id, null]);
    checkOrder(order, seed);
    checkDiscounts(order, seed);
  }
}

/** The lines, discounts and total of an order agree, and goods that go back are worth what was paid for them. */
function checkDiscounts({ id, item, hasPlainRefund }: ModelOrder, seed: number): void {
  const { lines, discounts = [], refunds = [], goodsCents, deliveryCents, totalCents } = item;
  const ofLines = sum(lines.map(({ discount }) => discount?.cents ?? 0));
  expect([seed, id, ofLines, totalCents]).toEqual([
    ...[seed, id],
    discountCents(item),
    goodsCents - ofLines + deliveryCents,
  ]);
  for (const one of discounts)
    expect([seed, id, one.cents]).toEqual([
      ...[seed, id],
      sum(lines.map(({ discount }) => (discount?.id === one.id ? discount.cents : 0))),
    ]);
  if (hasPlainRefund || refunds.some(({ state, isEdit }) => state === 'failed' || isEdit)) return;
  const order = toRefundable(item);
  const returned = lines.map((line) => {
    const pieces = line.count - refundableCount(order, line);
    return line.priceCents * pieces - Math.floor(((line.discount?.cents ?? 0) * pieces) / line.count);
  });
  expect([seed, id, sum(refunds.map(({ amountCents }) => amountCents))]).toEqual([seed, id, sum(returned)]);
}

/** The statement of the month has the ledger's figures, the market's discounts on lines of their own. */
function checkStatement({ model }: ReturnType<typeof play>, seed: number): void {
  const at = new Date('2026-05-10T00:00:00Z');
  const lines = model.orders.flatMap(({ item, movements }) =>
    [...movements.values()].map((movement) => toLine(newSettlement(item), movement, at)),
  );
  const { orders, refunds, disputes, transfers, adjustments, closing, ...statement } = buildStatement({
    ...{ company: aFlorist('Petal').company, address: '', timeZone: 'Australia/Sydney', month: '2026-05' },
    platform: { name: 'Bloomkin', abn: '', address: '', email: '', isGstRegistered: true },
    ...{ openingCents: 0, lines, open: [], disputes: [], check: undefined, now: at },
  });
  const cents = (...dollars: readonly number[]) => sum(dollars.map((one) => Math.round(one * 100)));
  const all = [orders, refunds, disputes];
  const share = sum(model.orders.map(shareOf));
  const bought = sum(
    model.orders.map(({ item: { status }, money }) =>
      status === 'completed' ? money.chargedCents - money.refundedCents - money.disputedCents : 0,
    ),
  );
  expect([seed, cents(...all.map(({ buyer }) => buyer))]).toEqual([seed, bought]);
  expect([seed, cents(...all.flatMap(({ buyer, commission }) => [buyer, commission]))]).toEqual([
    seed,
    share,
  ]);
  expect([seed, cents(closing)]).toEqual([seed, share + cents(transfers.yours, adjustments.yours)]);
  expect([seed, cents(...statement.lines.map(({ yours }) => yours))]).toEqual([seed, cents(closing)]);
  const borne = sum(
    model.orders.map(({ money }) => splitCommission({ ...money, soldCents: retainedOf(money) }).borneCents),
  );
  expect([seed, cents(...all.map((one) => one.market_discount))]).toEqual([seed, borne]);
}

const retainedOf = ({ isSold, chargedCents: charged, refundedCents, disputedCents }: ModelOrder['money']) =>
  isSold ? charged - refundedCents - disputedCents : 0;

/** The paid amount of an order equals the ledger's, and edits leave the buyer with the price of the current lines. */
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
  expect([seed, id, retainedByCard(toPaidOrder(item))]).toEqual([seed, id, item.totalCents]);
  expect([seed, id, refunds.filter(({ state }) => state === 'asked')]).toEqual([seed, id, []]);
}

describe('ledger, provider’s books and shares agree', () => {
  for (let first = 1; first <= sequences; first += batch)
    it(`in sequences ${first} to ${Math.min(sequences, first + batch - 1)}`, () => {
      for (let seed = first; seed < first + batch && seed <= sequences; seed++) {
        const played = play(seed);
        check(played, seed);
        checkStatement(played, seed);
      }
    });
});
