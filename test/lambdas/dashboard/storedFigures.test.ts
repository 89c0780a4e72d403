import type * as figures from '@bloomkin/lambdas/model/figures/figuresEntity.ts';
import type { OrderItem } from '@bloomkin/lambdas/model/orders/orderEntity.ts';
import { seededRandom } from '@bloomkin/local/demo/build/seededRandom.ts';
import { checkRestored } from '@bloomkin/scripts/restore/checkRestored.ts';
import { addDays } from '@bloomkin/shared/rules/zonedTime.ts';
import { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { anOrderFor } from '#support/buyerItems.ts';
import { aFlorist, aProduct } from '#support/catalogueItems.ts';
import { runJob } from '#support/jobs.ts';
import { localCloud } from '#support/localCloud.ts';
import { personFields } from '#support/personFields.ts';
import { TestBackend } from '#support/testBackend.ts';

const test = localCloud({ demoData: false });
const seed = 20_261_122;
const random = seededRandom(seed);
const orders = new Map<OrderId, OrderItem>();
const florists = [aFlorist('Petal'), aFlorist('Thorn')];
const products = florists.flatMap(({ company }) => [
  aProduct(company.id),
  aProduct(company.id),
  aProduct(company.id),
]);
let backend: TestBackend;

beforeAll(async () => {
  backend = await TestBackend.open(test.cloud);
  await backend.putInCatalogue({ companies: florists, products });
});

async function save(order: OrderItem): Promise<void> {
  const { orderEntity } = await import('@bloomkin/lambdas/model/orders/orderEntity.ts');
  const { putItem } = await import('@bloomkin/lambdas/platform/table/write.ts');
  orders.set(order.id, order);
  await putItem(orderEntity, order);
}

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();

async function newBuyer() {
  const { createUserItem } = await import('@bloomkin/lambdas/model/users/createUserItem.ts');
  return createUserItem(personFields({ fio: 'Ruby Tran', roles: ['ROLE_BUYER'] }));
}

async function place(): Promise<void> {
  const florist = random.pick(florists);
  const product = random.pick(products.filter(({ companyId }) => companyId === florist.company.id));
  const createdAt = daysAgo(random.between(3, 45));
  const day = addDays(createdAt.slice(0, 10), random.between(0, 30));
  await save({
    ...anOrderFor(await newBuyer(), florist, product),
    id: OrderId.parse(ulid()),
    createdAt,
    day,
  });
}

const changes: readonly ((order: OrderItem) => Partial<OrderItem>)[] = [
  () => ({ paymentStatus: 'paid', paidBy: 'hand' }),
  () => ({ paymentStatus: 'not_paid', paidBy: null }),
  ({ createdAt }) => ({ status: 'completed', completedAt: createdAt }),
  () => ({ status: 'canceled' }),
  () => ({ status: 'formation', completedAt: null }),
  ({ day }) => ({ day: day && addDays(day, 1) }),
  ({ lines }) => ({ lines: lines.map((line) => ({ ...line, count: random.between(1, 4) })) }),
  () => ({ refundedCents: random.between(1, 500) }),
];

async function play(steps: number): Promise<void> {
  const { countFigures } = await import('@bloomkin/lambdas/model/figures/countFigures.ts');
  for (let step = 0; step < steps; step++) {
    if (orders.size < 12 || random.chance(0.2)) await place();
    const order = random.pick([...orders.values()]);
    await save({ ...order, ...random.pick(changes)(order), version: order.version + 1 });
    // As the stream does again, late and out of order.
    if (random.chance(0.5))
      await Promise.all([order.id, random.pick([...orders.keys()])].map((id) => countFigures(id)));
  }
  await test.cloud.settle();
}

const [first, last] = ['2000-01-01', '2999-12-31'];

async function readStored() {
  const entity: typeof figures = await import('@bloomkin/lambdas/model/figures/figuresEntity.ts');
  const companies = await Promise.all(
    florists.map(({ company }) => entity.listCompanyFigures(company.id, first, last)),
  );
  const { listMarketSharesFrom } = await import('@bloomkin/lambdas/model/figures/marketSharesEntity.ts');
  const { listFloristWeeks } = await import('@bloomkin/lambdas/model/figures/floristWeekEntity.ts');
  return {
    companies: companies.flat(),
    market: await entity.listMarketFigures(first, last),
    shares: await listMarketSharesFrom(first),
    weeks: await listFloristWeeks(first, last),
  };
}

async function recompute() {
  const { computeOrderEffect } = await import('@bloomkin/lambdas/model/figures/orderEffect.ts');
  const { sumFigures } = await import('@bloomkin/lambdas/model/figures/sumFigures.ts');
  const categories = Object.fromEntries(products.map(({ id, categoryId }) => [id, categoryId]));
  return sumFigures(
    [...orders.values()].map((order) => ({
      companyId: order.companyId,
      counted: computeOrderEffect(order, categories),
    })),
  );
}

async function expectStoredEqualsRecomputed() {
  const { describeSums } = await import('@bloomkin/lambdas/model/figures/sumFigures.ts');
  const [stored, sums] = [await readStored(), await recompute()];
  const dropEmpty = (rows: readonly (readonly [string, object])[]) =>
    Object.fromEntries(rows.map(([key, row]) => [key, describeSums(row)]).filter(([, text]) => text !== ''));
  expect(dropEmpty(stored.companies.map((row) => [`${row.companyId} ${row.day}`, row]))).toEqual(
    dropEmpty([...sums.companies]),
  );
  expect(dropEmpty(stored.market.map((row) => [`${row.shard} ${row.day}`, row]))).toEqual(
    dropEmpty([...sums.market]),
  );
  expect(dropEmpty(stored.shares.map((row) => [`${row.shard} ${row.unit} ${row.from}`, row]))).toEqual(
    dropEmpty([...sums.shares]),
  );
  expect(dropEmpty(stored.weeks.map((row) => [`${row.companyId} ${row.week}`, row]))).toEqual(
    dropEmpty([...sums.weeks]),
  );
}

async function spoil(row: figures.CompanyFigures | undefined): Promise<void> {
  const { replaceCompanyFigures } = await import('@bloomkin/lambdas/model/figures/figuresEntity.ts');
  if (!row) throw new Error('Nothing was counted');
  await replaceCompanyFigures({ ...row, totals: { orders: 999 } }, row);
}

const OrdersRead = z.object({ orders: z.int() });

/** Each order has a buyer of its own. */
async function expectBoughtEqualsOrders() {
  const { activityEntity } = await import('@bloomkin/lambdas/model/users/activityEntity.ts');
  const { get } = await import('@bloomkin/lambdas/platform/table/read.ts');
  const { sumBought } = await import('@bloomkin/lambdas/model/figures/countFigures.ts');
  const { computeOrderEffect } = await import('@bloomkin/lambdas/model/figures/orderEffect.ts');
  const bought = await Promise.all(
    [...orders.values()].map(async ({ userId }) => {
      const { orders = 0, spentCents = 0 } = (await get(activityEntity, { userId })) ?? {};
      return { orders, spentCents };
    }),
  );
  expect(bought).toEqual(
    [...orders.values()].map((order) => sumBought(Object.entries(computeOrderEffect(order, {})))),
  );
  expect(bought.some(({ spentCents }) => spentCents > 0)).toBe(true);
}

// The first test places what the others compare.
describe(`stored figures (seed ${seed})`, { shuffle: false }, () => {
  it('equal recomputed ones after repeated, late and concurrent changes', async () => {
    await play(30);
    await expectStoredEqualsRecomputed();
    await expectBoughtEqualsOrders();
  });

  it('follow the nightly job when wrong', async () => {
    const days = (await readStored()).companies.toSorted((a, b) => (a.day < b.day ? -1 : 1));
    const lastDay = daysAgo(2).slice(0, 10);
    await spoil(days.findLast(({ day }) => day <= lastDay));
    expect(await runJob(test.cloud, 'rebuildFigures')).toMatchObject({ corrected: 1 });
    await expectStoredEqualsRecomputed();
    expect(await runJob(test.cloud, 'rebuildFigures')).toMatchObject({ corrected: 0 });
  });

  it('follow the nightly job for a florist left without orders', async () => {
    const fern = aFlorist('Fern');
    const flowers = aProduct(fern.company.id);
    await backend.putInCatalogue({ companies: [fern], products: [flowers] });
    const createdAt = daysAgo(5);
    const order = { ...anOrderFor(await newBuyer(), fern, flowers), id: OrderId.parse(ulid()), createdAt };
    await save({ ...order, day: createdAt.slice(0, 10) });
    await test.cloud.settle();
    await save({ ...order, day: createdAt.slice(0, 10), deletedAt: daysAgo(4), version: 2 });
    await test.cloud.settle();
    const { listCompanyFigures } = await import('@bloomkin/lambdas/model/figures/figuresEntity.ts');
    await spoil((await listCompanyFigures(fern.company.id, first, last))[0]);
    expect(await runJob(test.cloud, 'rebuildFigures')).toMatchObject({ corrected: 1 });
    expect((await listCompanyFigures(fern.company.id, first, last))[0]).toMatchObject({ totals: {} });
  });

  it('stay for the comparison of a restore when weeks old', async () => {
    const [oldest] = (await readStored()).companies.toSorted((a, b) => (a.day < b.day ? -1 : 1));
    await spoil(oldest);
    const nightly = await runJob(test.cloud, 'rebuildFigures');
    const restored = await checkRestored(
      (name, event) => test.cloud.functions.invoke(name, event),
      'local',
      new Date(),
    );
    expect([nightly, restored]).toMatchObject([{ corrected: 0 }, { correctedFigures: 1 }]);
    expect(OrdersRead.parse(nightly).orders).toBeLessThan(orders.size);
    await expectStoredEqualsRecomputed();
  });
});
