import { rmSync } from 'node:fs';
import type { OrderItem } from '@bloomkin/lambdas/model/orders/orderEntity.ts';
import { seededRandom } from '@bloomkin/local/demo/build/seededRandom.ts';
import { type LocalCloud, startLocalCloud } from '@bloomkin/local/localCloud.ts';
import { addProduct, updateCart } from '@bloomkin/shared/routes/cart.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { startPayment } from '@bloomkin/shared/routes/payments.ts';
import { deliveryDays } from '@bloomkin/shared/routes/stores.ts';
import { toPeriodKey } from '@bloomkin/shared/rules/takenPlaces.ts';
import { CartHash, type OrderId } from '@bloomkin/shared/schemas/ids.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { afterAll, expect, test } from 'vitest';
import { Api } from '#support/api.ts';
import { assemblyDir, copyDemoData } from '#support/demoData.ts';
import { type LocalRun, startLocalRun } from '#support/localRun.ts';
import { payAt } from '#support/payments.ts';
import { newBuyer } from '#support/people.ts';
import { patience } from '#support/run/budget.ts';
import { contact, productsForSurryHills, surryHills } from '#support/shopping.ts';
import { killAmid, type Submission, submit } from '#support/submission.ts';

const buyerCount = 75;
const rounds = 4;
const atOnce = 6;
const firstDay = 2;
const days = 18;
/** One order in so many is paid as soon as it is placed. */
const paidOneIn = 5;

const seed = Number(process.env.SEED ?? 20_261_129);
const random = seededRandom(seed);
const dataDir = await copyDemoData();
const held: { run?: LocalRun; cloud?: LocalCloud } = {};

afterAll(async () => {
  await held.run?.kill();
  await held.cloud?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

interface FreePlace {
  day: string;
  period: { start_time: string; stop_time: string };
}

interface Purchase extends Submission {
  toPay: boolean;
  /** The card page took the card. */
  charged: boolean;
}

/** So many at a time, so that the functions' time limits are not met by waiting. */
async function inBatches<T, R>(items: readonly T[], act: (item: T, at: number) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (let from = 0; from < items.length; from += atOnce)
    done.push(
      ...(await Promise.all(items.slice(from, from + atOnce).map((item, at) => act(item, from + at)))),
    );
  return done;
}

/** The dearest of each florist, so that no delivery has a minimum above it. */
function dearestOfEach(products: readonly Product[]): Product[] {
  const byPrice = products.toSorted((a, b) => b.price - a.price);
  return [...new Map(byPrice.toReversed().map((product) => [product.company, product])).values()];
}

async function pay({ buyer }: Purchase, { id }: Order): Promise<void> {
  const { status, data, failure } = await buyer.send(startPayment, { body: { order_id: id } });
  if (failure.code === 'ORDER.PAID') return;
  expect(status).toBe(200);
  const answer = await payAt(data.data.url);
  // Gone on to the order, or closed: the card was taken before the kill.
  expect([303, 409]).toContain(answer.status);
}

/** Goes on where the purchase is: submitted again it is the same order. */
async function goOn(purchase: Purchase): Promise<void> {
  const answered = purchase.order;
  const order = await submit(purchase);
  if (answered) expect(order.id).toBe(answered.id);
  purchase.order = order;
  if (!purchase.toPay || purchase.charged) return;
  await pay(purchase, order);
  purchase.charged = true;
}

const isOpen = ({ order, toPay, charged }: Purchase) => order === undefined || (toPay && !charged);

function runUrl(): string {
  if (!held.run) throw new Error('The run has not started');
  return held.run.url;
}

async function restart(): Promise<LocalRun> {
  const { run } = held;
  const port = run ? Number(new URL(run.url).port) : 0;
  held.run = await startLocalRun({ dataDir, port });
  return held.run;
}

/** Carts over all days and periods of a florist, so that none is ever full. */
async function fillCarts(buyers: readonly Api[], product: Product): Promise<Purchase[]> {
  const { lat, lng } = surryHills;
  const query = { company_id: product.company, lat, lng };
  const { data } = await new Api(runUrl()).call(deliveryDays, { query });
  const free = data.filter(({ available }) => available).slice(firstDay, firstDay + days);
  const places = free.flatMap(({ day, periods }) =>
    periods.filter(({ available }) => available).map((period) => ({ day, period })),
  );
  return inBatches(buyers, async (buyer, at) => {
    const place = places[at % places.length];
    if (!place) throw new Error('The florist has no free period');
    const cart = await fillCart(buyer, product, place);
    return { buyer, cart, order: undefined, toPay: at % paidOneIn === 0, charged: false };
  });
}

async function fillCart(buyer: Api, product: Product, { day, period }: FreePlace): Promise<Order> {
  const { data } = await buyer.call(addProduct, { body: { product_id: product.id, count: 1 } });
  const { start_time, stop_time } = period;
  const delivery = { location: surryHills, deliveryDay: day, delivery_period: { start_time, stop_time } };
  const params = { id: data.cart_hash };
  return (await buyer.call(updateCart, { params, body: { ...contact, ...delivery } })).data;
}

/** Kills the run amid the first submissions and again amid the rest; gives how many were answered before a kill. */
async function buyAmidKills(purchases: readonly Purchase[]): Promise<number> {
  for (const moment of [random.between(28, 45), random.between(0, 10)]) {
    const run = held.run ?? (await restart());
    const open = random.shuffle(purchases.filter(isOpen));
    const work = open.map((purchase) => () => goOn(purchase));
    await killAmid(run, work, moment);
    // At once: whatever of the killed run is still about must not be in the way.
    await restart();
  }
  return purchases.filter(({ order }) => order !== undefined).length;
}

/** Until everything is bought; a machine that is busy elsewhere may refuse a call. */
async function buyRest(purchases: readonly Purchase[]): Promise<void> {
  for (let tries = 0; tries < 5 && purchases.some(isOpen); tries++)
    await inBatches(purchases.filter(isOpen), (purchase) => goOn(purchase).catch(console.error));
  expect(purchases.filter(isOpen).map(({ order }) => order?.id)).toEqual([]);
}

/** The rows of the table as they are after the last run. */
async function readTable(cloud: LocalCloud) {
  Object.assign(process.env, cloud.operatorVariables);
  const { listLinesOfOrder } = await import('@bloomkin/lambdas/model/payments/settlement/ledgerEntity.ts');
  const { findOrders, listOrdersOfAll } = await import('@bloomkin/lambdas/model/orders/orderEntity.ts');
  const { findTaken } = await import('@bloomkin/lambdas/model/stores/capacityEntity.ts');
  const all = (await listOrdersOfAll()).map(({ id }) => id);
  const orders: OrderItem[] = [];
  while (all.length > 0) orders.push(...(await findOrders(all.splice(0, 100))));
  const findLedger = async (orderId: OrderId): Promise<string[]> => {
    const lines = await listLinesOfOrder(orderId);
    return lines
      .filter(({ cashCents }) => cashCents !== 0)
      .map(({ kind, cashCents }) => `${kind} ${cashCents}`);
  };
  return { orders, findTaken, findLedger };
}

/** Place → how many live orders have it. */
function countPlaces(orders: readonly OrderItem[]): Map<string, number> {
  const places = new Map<string, number>();
  for (const { placeTaken, status } of orders) {
    if (!placeTaken || status === 'canceled') continue;
    const period = toPeriodKey(placeTaken.periodStart, placeTaken.periodStop);
    const place = [placeTaken.storeId, placeTaken.day, period].join(' ');
    places.set(place, (places.get(place) ?? 0) + 1);
  }
  return places;
}

async function expectTableRight(cloud: LocalCloud, purchases: readonly Purchase[]): Promise<void> {
  const { orders, findTaken, findLedger } = await readTable(cloud);
  const byHash = Map.groupBy(orders, ({ cartHash }) => cartHash);
  const bought = purchases.flatMap(({ cart }) => byHash.get(CartHash.parse(cart.cart_hash)) ?? []);
  expect(bought.map(({ id }) => id)).toEqual(purchases.map(({ order }) => order?.id));

  const counted = countPlaces(orders);
  const stores = [...new Set(bought.map(({ storeId }) => storeId))];
  const taken = (await findTaken(stores, '2000-01-01', '2100-01-01')).flatMap(({ storeId, day, byPeriod }) =>
    Object.entries(byPeriod).map(([start, count]) => [`${storeId} ${day} ${start}`, count] as const),
  );
  const rows = new Map<string, number>(taken);
  for (const place of countPlaces(bought).keys())
    expect([place, rows.get(place)]).toEqual([place, counted.get(place)]);

  for (const [at, { toPay }] of purchases.entries()) {
    const order = bought[at];
    if (!order) throw new Error('An order is missing');
    expect([order.id, order.paymentStatus]).toEqual([order.id, toPay ? 'paid' : 'not_paid']);
    expect([order.id, await findLedger(order.id)]).toEqual([
      order.id,
      toPay ? [`charge ${order.totalCents}`] : [],
    ]);
  }
}

test(`300 checkouts amid kills are paid once each (seed ${seed})`, {
  timeout: 480_000 * patience,
}, async () => {
  const { url } = await restart();
  const florists = dearestOfEach(await productsForSurryHills(new Api(url)));
  const buyers = Array.from({ length: buyerCount }, () => new Api(url));
  await inBatches(buyers, (buyer) => newBuyer(buyer));
  const all: Purchase[] = [];
  let answeredBeforeKills = 0;
  for (let round = 0; round < rounds; round++) {
    const product = florists[round % florists.length];
    if (!product) throw new Error('The demo data has nothing for Surry Hills');
    const purchases = await fillCarts(buyers, product);
    answeredBeforeKills += await buyAmidKills(purchases);
    await buyRest(purchases);
    all.push(...purchases);
  }
  expect(all).toHaveLength(300);
  expect(answeredBeforeKills).toBeGreaterThanOrEqual(100);

  await inBatches(buyers, async (buyer) => {
    const { data: listed } = await buyer.call(listOrders, { query: { per_page: 100 } });
    const own = all.filter((purchase) => purchase.buyer === buyer).map(({ order }) => order?.id);
    expect(listed.map(({ id }) => id).sort()).toEqual(own.sort());
  });
  await held.run?.kill();
  held.cloud = await startLocalCloud({ assemblyDir, dataDir });
  await held.cloud.settle();
  await expectTableRight(held.cloud, all);
});
