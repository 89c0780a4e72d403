import type * as figures from '@bloomkin/lambdas/figures/figuresEntity.ts';
import type { OrderItem } from '@bloomkin/lambdas/orders/orderEntity.ts';
import { seededRandom } from '@bloomkin/local/demo/build/seededRandom.ts';
import { addDays } from '@bloomkin/shared/rules/zonedTime.ts';
import { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { aFlorist, anOrderFor, aProduct } from '#support/items.ts';
import { runJob } from '#support/jobs.ts';
import { localCloud } from '#support/localCloud.ts';
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
  backend = await TestBackend.open(test.world);
  await backend.putInCatalogue({ companies: florists, products });
});

async function save(order: OrderItem): Promise<void> {
  const { orderEntity } = await import('@bloomkin/lambdas/orders/orderEntity.ts');
  const { putItem } = await import('@bloomkin/lambdas/table/write.ts');
  orders.set(order.id, order);
  await putItem(orderEntity, order);
}

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();

async function place(): Promise<void> {
  const buyer = await import('@bloomkin/lambdas/users/createUserItem.ts');
  const { personFields } = await import('#support/items.ts');
  const florist = random.pick(florists);
  const product = random.pick(products.filter(({ companyId }) => companyId === florist.company.id));
  const user = buyer.createUserItem(personFields({ fio: 'Ruby Tran', roles: ['ROLE_BUYER'] }));
  const createdAt = daysAgo(random.between(3, 9));
  const day = addDays(createdAt.slice(0, 10), random.between(0, 2));
  await save({ ...anOrderFor(user, florist, product), id: OrderId.parse(ulid()), createdAt, day });
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
  const { countFigures } = await import('@bloomkin/lambdas/figures/countFigures.ts');
  for (let step = 0; step < steps; step++) {
    if (orders.size < 4 || random.chance(0.2)) await place();
    const order = random.pick([...orders.values()]);
    await save({ ...order, ...random.pick(changes)(order), version: order.version + 1 });
    // As the stream does again, late and out of order.
    if (random.chance(0.5))
      await Promise.all([order.id, random.pick([...orders.keys()])].map((id) => countFigures(id)));
  }
  await test.world.settle();
}

const [first, last] = ['2000-01-01', '2999-12-31'];

async function readKept() {
  const entity: typeof figures = await import('@bloomkin/lambdas/figures/figuresEntity.ts');
  const companies = await Promise.all(
    florists.map(({ company }) => entity.listCompanyFigures(company.id, first, last)),
  );
  const { listAllMarketShares } = await import('@bloomkin/lambdas/figures/marketSharesEntity.ts');
  return {
    companies: companies.flat(),
    market: await entity.listMarketFigures(first, last),
    shares: await listAllMarketShares(),
  };
}

async function recompute() {
  const { computeOrderEffect } = await import('@bloomkin/lambdas/figures/orderEffect.ts');
  const { sumFigures } = await import('@bloomkin/lambdas/figures/sumFigures.ts');
  const categories = Object.fromEntries(products.map(({ id, categoryId }) => [id, categoryId]));
  return sumFigures(
    [...orders.values()].map((order) => ({
      companyId: order.companyId,
      counted: computeOrderEffect(order, categories),
    })),
  );
}

async function expectKeptEqualsRecomputed() {
  const { describeSums } = await import('@bloomkin/lambdas/figures/sumFigures.ts');
  const [kept, sums] = [await readKept(), await recompute()];
  const filled = (rows: readonly (readonly [string, object])[]) =>
    Object.fromEntries(rows.map(([key, row]) => [key, describeSums(row)]).filter(([, text]) => text !== ''));
  expect(filled(kept.companies.map((row) => [`${row.companyId} ${row.day}`, row]))).toEqual(
    filled([...sums.companies]),
  );
  expect(filled(kept.market.map((row) => [`${row.shard} ${row.day}`, row]))).toEqual(
    filled([...sums.market]),
  );
  expect(filled(kept.shares.map((row) => [`${row.shard} ${row.unit} ${row.from}`, row]))).toEqual(
    filled([...sums.shares]),
  );
}

describe(`kept figures (seed ${seed})`, () => {
  it('equal recomputed ones after changes that are counted twice, late and at once', async () => {
    await play(30);
    await expectKeptEqualsRecomputed();
  });

  it('are put right by the nightly job', async () => {
    const { replaceCompanyFigures } = await import('@bloomkin/lambdas/figures/figuresEntity.ts');
    const [row] = (await readKept()).companies;
    if (!row) throw new Error('Nothing was counted');
    await replaceCompanyFigures({ ...row, totals: { orders: 999 } }, row);
    expect(await runJob(test.world, 'rebuildFigures')).toMatchObject({ corrected: 1 });
    await expectKeptEqualsRecomputed();
    expect(await runJob(test.world, 'rebuildFigures')).toMatchObject({ corrected: 0 });
  });
});
