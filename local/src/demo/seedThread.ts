import { parentPort, workerData } from 'node:worker_threads';
import { createCognitoUser } from '@bloomkin/lambdas/services/cognitoUsers.ts';
import { buildDemoData } from './build/buildDemoData.ts';
import { demoPassword } from './build/buildPeople.ts';
import { catalogueRows } from './catalogueRows.ts';
import { demoRows } from './demoRows.ts';
import { putRows } from './putRows.ts';
import type { SeedQuestion, SeedSummary } from './seedDemoData.ts';

/* A thread of its own, because its environment is that of the functions. */

const { now }: SeedQuestion = workerData;
const data = buildDemoData(now);
const rows = [...demoRows(data), ...catalogueRows(data, now)];
const accounts = data.users.filter(({ hasPassword }) => hasPassword);
await Promise.all([putRows(rows), ...accounts.map(({ id }) => createCognitoUser(id, demoPassword))]);

const summary: SeedSummary = {
  rows: rows.length,
  accounts: accounts.map(({ email, phone, roles }) => ({ email, phone, role: roles[0] ?? 'ROLE_USER' })),
  florists: data.companies.length,
  products: data.products.length,
  orders: data.orders.length,
  payoutAccounts: data.companies.flatMap(({ company: { id, brand, paymentAccountId } }) =>
    paymentAccountId ? [{ id: paymentAccountId, companyId: id, name: brand }] : [],
  ),
  cardPayments: data.orders.flatMap((order) =>
    order.paymentIntentId && order.paymentSessionId
      ? [
          {
            orderId: order.id,
            sessionId: order.paymentSessionId,
            paymentIntentId: order.paymentIntentId,
            amountCents: order.totalCents,
            refunded: order.paymentStatus === 'refunded',
            paidAt: order.history.find(({ what }) => what === 'payment_status')?.at ?? order.createdAt,
          },
        ]
      : [],
  ),
};
parentPort?.postMessage(summary);
