import { parentPort, workerData } from 'node:worker_threads';
import { sumBought } from '@bloomkin/lambdas/model/figures/countFigures.ts';
import {
  companyFiguresEntity,
  countedOrderEntity,
  marketFiguresEntity,
} from '@bloomkin/lambdas/model/figures/figuresEntity.ts';
import { floristWeekEntity } from '@bloomkin/lambdas/model/figures/floristWeekEntity.ts';
import { marketSharesEntity } from '@bloomkin/lambdas/model/figures/marketSharesEntity.ts';
import { computeOrderEffect } from '@bloomkin/lambdas/model/figures/orderEffect.ts';
import { pageViewsEntity } from '@bloomkin/lambdas/model/figures/pageViewsEntity.ts';
import { sumFigures } from '@bloomkin/lambdas/model/figures/sumFigures.ts';
import type { OrderItem } from '@bloomkin/lambdas/model/orders/orderEntity.ts';
import { activityEntity } from '@bloomkin/lambdas/model/users/activityEntity.ts';
import { countWeeks } from '@bloomkin/lambdas/model/users/list/listing.ts';
import { countStateWeeks } from '@bloomkin/lambdas/model/users/list/peopleStateEntity.ts';
import { peopleWeekEntity } from '@bloomkin/lambdas/model/users/list/peopleWeekEntity.ts';
import { createCognitoUser } from '@bloomkin/lambdas/platform/services/cognitoUsers.ts';
import { toEpochSeconds } from '@bloomkin/shared/rules/zonedTime.ts';
import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { buildDemoData, type DemoData } from './build/buildDemoData.ts';
import { demoPassword } from './build/buildPeople.ts';
import { catalogueRows } from './catalogueRows.ts';
import { demoRows, listPeople, toSessionId } from './demoRows.ts';
import { buildOrderMoney, refundId } from './orderMoney.ts';
import { putRows } from './putRows.ts';
import type { Row } from './row.ts';
import type { SeedQuestion, SeedSummary } from './seedDemoData.ts';

/** As after the stream has counted every order. */
function figureRows({ orders, products }: DemoData): Row[] {
  const categories = Object.fromEntries(products.map(({ id, categoryId }) => [id, categoryId]));
  const counted = orders.map((order) => ({
    orderId: order.id,
    companyId: order.companyId,
    categories: Object.fromEntries(
      order.lines.map(({ productId }) => [productId, categories[productId] ?? '']),
    ),
    counted: computeOrderEffect(order, categories),
    version: 1,
  }));
  const { companies, market, shares, weeks } = sumFigures(counted);
  const activities = Map.groupBy(orders, ({ userId }) => userId);
  return [
    ...counted.map((one) => countedOrderEntity.toItem(one)),
    ...[...companies.values()].map((row) => companyFiguresEntity.toItem({ ...row, version: 1 })),
    ...[...market.values()].map((row) => marketFiguresEntity.toItem({ ...row, version: 1 })),
    ...[...shares.values()].map((row) => marketSharesEntity.toItem({ ...row, version: 1 })),
    ...[...weeks.values()].map((row) => floristWeekEntity.toItem({ ...row, version: 1 })),
    ...[...activities].map(([userId, own]) => toActivityRow(userId, own)),
    ...pageViewRows(counted),
  ];
}

function toActivityRow(userId: UserId, orders: readonly OrderItem[]): Row {
  const sums = orders.map((order) => sumBought(Object.entries(computeOrderEffect(order, {}))));
  const lastAt = orders.map(({ createdAt }) => Date.parse(createdAt)).reduce((a, b) => Math.max(a, b));
  return activityEntity.toItem({
    userId,
    orders: sums.reduce((sum, one) => sum + one.orders, 0),
    spentCents: sums.reduce((sum, one) => sum + one.spentCents, 0),
    seenAtSeconds: toEpochSeconds(lastAt),
  });
}

/** Page visits that the demo counts for each order of a day. */
const visitsOfOrder = 30;

function pageViewRows(counted: readonly { counted: Readonly<Record<string, number>> }[]): Row[] {
  const orders = new Map<string, number>();
  for (const [key, value] of counted.flatMap((one) => Object.entries(one.counted))) {
    const [day = '', path] = key.split('~');
    if (path === 'totals.orders') orders.set(day, (orders.get(day) ?? 0) + value);
  }
  return [...orders].map(([day, count]) => {
    const visits = count * visitsOfOrder + (Number(day.slice(-2)) % 7) * 3;
    const part = (share: number) => Math.round(visits * share);
    return pageViewsEntity.toItem({
      ...{
        day,
        shard: 0,
        visits,
        home: part(0.7),
        listing: part(0.9),
        florist: part(0.2),
        account: part(0.1),
      },
      ...{ product: part(0.95), sawProduct: part(0.57), cart: part(0.2), addedToCart: part(0.14) },
      beganCheckout: Math.max(count, part(0.065)),
    });
  });
}

/* A thread of its own, because its environment is that of the functions. */

const { now }: SeedQuestion = workerData;
const data = buildDemoData(now);
// Before the orders, whose changes the stream would count.
const people = listPeople(data);
const weekRows = [
  ...countWeeks(people).map((week) => peopleWeekEntity.toItem(week)),
  ...countStateWeeks(people),
];
const rows = [...figureRows(data), ...demoRows(data), ...weekRows, ...catalogueRows(data, now)];
const accounts = data.users.filter(({ hasPassword }) => hasPassword);
await Promise.all([putRows(rows), ...accounts.map(({ id }) => createCognitoUser(id, demoPassword))]);

const accountIds = new Map(data.companies.map(({ company }) => [company.id, company.paymentAccountId]));

const summary: SeedSummary = {
  rows: rows.length,
  accounts: accounts.map(({ email, phone, roles }) => ({ email, phone, role: roles[0] ?? 'ROLE_USER' })),
  florists: data.companies.length,
  products: data.products.length,
  orders: data.orders.length,
  payoutAccounts: data.companies.flatMap(({ company: { id, brand, paymentAccountId } }) =>
    paymentAccountId ? [{ id: paymentAccountId, companyId: id, name: brand }] : [],
  ),
  cardPayments: data.orders.flatMap((order) => {
    const { paymentIntentId } = order;
    const money = buildOrderMoney(order, accountIds.get(order.companyId) ?? null);
    if (!money || !paymentIntentId) return [];
    const { paidAt, refundedAt, transfer } = money;
    return [
      {
        orderId: order.id,
        sessionId: toSessionId(paymentIntentId),
        paymentIntentId,
        amountCents: order.totalCents,
        paidAt,
        refund: refundedAt ? { id: refundId(paymentIntentId), at: refundedAt } : null,
        transfer,
      },
    ];
  }),
};
parentPort?.postMessage(summary);
