import { parentPort, workerData } from 'node:worker_threads';
import { countWeeks } from '@bloomkin/lambdas/model/users/list/listing.ts';
import { countStateWeeks } from '@bloomkin/lambdas/model/users/list/peopleStateEntity.ts';
import { peopleWeekEntity } from '@bloomkin/lambdas/model/users/list/peopleWeekEntity.ts';
import { createCognitoUser } from '@bloomkin/lambdas/platform/services/cognitoUsers.ts';
import { buildDemoData } from './build/buildDemoData.ts';
import { demoPassword } from './build/buildPeople.ts';
import { catalogueRows } from './catalogueRows.ts';
import { demoRows, listPeople } from './demoRows.ts';
import { figureRows } from './figureRows.ts';
import { buildOrderMoney, refundId } from './orderMoney.ts';
import { putRows } from './putRows.ts';
import type { SeedQuestion, SeedSummary } from './seedDemoData.ts';

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
    const { paymentIntentId, paymentSessionId } = order;
    const money = buildOrderMoney(order, accountIds.get(order.companyId) ?? null);
    if (!money || !paymentIntentId || !paymentSessionId) return [];
    const { paidAt, refundedAt, transfer } = money;
    return [
      {
        orderId: order.id,
        sessionId: paymentSessionId,
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
