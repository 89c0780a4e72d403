import type { Row } from '@bloomkin/local/demo/row.ts';
import type { ErrorCode } from '@bloomkin/shared/errors.ts';
import type { Route } from '@bloomkin/shared/route.ts';
import { exportAudit } from '@bloomkin/shared/routes/audit.ts';
import { exportProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { exportOrders } from '@bloomkin/shared/routes/orders.ts';
import { exportUsers } from '@bloomkin/shared/routes/users.ts';
import { ulid } from 'ulid';
import { expect, it } from 'vitest';
import { newestCatalogue } from '#support/api.ts';
import { aProduct } from '#support/catalogueItems.ts';
import { anOrderItem } from '#support/orderItem.ts';
import { securityFixture } from '#support/securityFixture.ts';

const test = securityFixture();

const mostRows = 5000;
/** Twelve are more than 4 MB. */
const description = 'x'.repeat(350 * 1024);

async function putRows(...rows: Row[]): Promise<void> {
  const { putRows: write } = await import('@bloomkin/local/demo/putRows.ts');
  await write(rows);
}

interface Export {
  code: ErrorCode;
  route: Route;
  query: Record<string, unknown>;
  /** Puts what one file just holds, and after it what is too much. */
  fill: () => Promise<void>;
  overfill: () => Promise<void>;
}

/** Orders and people are counted by rows of their own, so that a count is as good as its orders. */
async function countOrders(count: number): Promise<void> {
  const days = await import('@bloomkin/lambdas/model/orders/list/closedOrderCountEntity.ts');
  const { marketClosedOrderCountEntity } = days;
  const order = anOrderItem({
    status: 'completed',
    day: '2026-01-05',
    paymentStatus: 'paid',
    isPickup: false,
  });
  const [cell] = days.countMarketClosedOrders([order]);
  if (cell) await putRows(marketClosedOrderCountEntity.toItem({ ...cell, paid_delivery: count }));
}

async function countPeople(count: number): Promise<void> {
  const { stateWeekEntity } = await import('@bloomkin/lambdas/model/users/list/peopleStateEntity.ts');
  const week = { state: 'NT', week: '2026-01-05', cell: 'ROLE_BUYER', shard: 0, count };
  await putRows(stateWeekEntity.toItem(week));
}

async function putActs(minute: number, count: number): Promise<void> {
  const { auditListEntity, auditLists } = await import('@bloomkin/lambdas/model/audit/auditEntity.ts');
  const acts = Array.from({ length: count }, () => `${ulid()}~nobody~user.edited`);
  const slot = `2026-01-05T02:0${minute}`;
  await putRows(auditListEntity.toItem({ list: auditLists.all, slot, acts: new Set(acts) }));
}

async function putProducts(count: number): Promise<void> {
  const { id } = test.seed.thorn.company;
  const products = Array.from({ length: count }, () => aProduct(id, { name: 'Long read', description }));
  await test.backend.putInCatalogue({ products });
}

const cases: Export[] = [
  {
    ...{ code: 'ORDER.EXPORT_TOO_LARGE', route: exportOrders, query: { statuses: 'completed' } },
    fill: () => countOrders(mostRows),
    overfill: () => countOrders(mostRows + 1),
  },
  {
    ...{ code: 'USER.EXPORT_TOO_LARGE', route: exportUsers, query: { state: 'NT' } },
    fill: () => countPeople(mostRows),
    overfill: () => countPeople(mostRows + 1),
  },
  {
    ...{ code: 'AUDIT.TOO_MANY', route: exportAudit, query: { from: '2026-01-05', to: '2026-01-05' } },
    fill: async () => void (await Promise.all([putActs(1, mostRows / 2), putActs(2, mostRows / 2)])),
    overfill: () => putActs(3, 1),
  },
  {
    ...{ code: 'PRODUCT.EXPORT_TOO_LARGE', route: exportProducts, query: { search: 'long read' } },
    fill: () => putProducts(11),
    overfill: () => putProducts(1),
  },
];

it.each(cases)('refuses an export with $code when one file cannot hold it', async (one) => {
  const { token } = test.seed.people.admin;
  const send = () =>
    test.backend.handlers.call(one.route, { token, query: one.query, headers: newestCatalogue() });
  await one.fill();
  expect((await send()).status).toBe(200);
  await one.overfill();
  expect((await send()).code).toBe(one.code);
});
