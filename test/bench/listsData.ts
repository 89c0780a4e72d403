import type { CompanyWithStores } from '@bloomkin/lambdas/model/companies/companyWithStores.ts';
import type { OrderItem } from '@bloomkin/lambdas/model/orders/orderEntity.ts';
import type { ListedOrder } from '@bloomkin/lambdas/model/orders/storedOrder.ts';
import type { ProductItem } from '@bloomkin/lambdas/model/products/productEntity.ts';
import type { Row } from '@bloomkin/local/demo/row.ts';
import type { World } from '@bloomkin/local/world.ts';
import { addDays } from '@bloomkin/shared/rules/zonedTime.ts';
import type { BulkRows } from '#support/bulkRows.ts';
import { aCart } from '#support/buyerItems.ts';
import { aFlorist, aProduct, categoryId } from '#support/catalogueItems.ts';
import { emptyDemoData } from '#support/emptyDemoData.ts';
import {
  makeOrders,
  makePeople,
  makeRecipients,
  makeReviews,
  toPeopleRows,
  toRecipientRows,
  toReviewRows,
} from '#support/manyRows.ts';

const days = 3 * 365;
const chunk = 10_000;
/** Of a hundred orders, so many are open: three days of three years. */
const openShare = 0.0028;
const today = new Date().toISOString().slice(0, 10);
/** The longest period of the dashboard and the one beside it, with what was placed before. */
const figuresFrom = addDays(today, -180);

export interface Size {
  people: number;
  products: number;
  /** Of the first florist. */
  own: number;
  orders: number;
}

/** At 100,000 people: 10,000 products, 50,000 orders of one florist, a million of all. */
export const sizeOf = (people: number, orders = people * 10): Size => ({
  people,
  products: people / 10,
  own: people / 2,
  orders,
});

type SlimOrder = Pick<
  OrderItem,
  'id' | 'companyId' | 'status' | 'day' | 'paymentStatus' | 'isPickup' | 'searchText' | 'createdAt'
>;

export interface FilledLists {
  florist: CompanyWithStores;
  product: ProductItem;
  orders: SlimOrder[];
  people: number;
  customers: number;
  team: number;
  recipients: number;
  florists: number;
  products: number;
  reviews: number;
  reviewsOfProduct: number;
  carts: number;
}

type People = Awaited<ReturnType<typeof makePeople>>;

const many = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

/** Seeded, straight into the engine's file: nothing follows by the stream, so what would is written too. */
export async function fillLists(world: World, size: Size): Promise<FilledLists> {
  const { BulkRows } = await import('#support/bulkRows.ts');
  if (!world.databaseFile) throw new Error('Lists are filled in the native engine alone');
  const bulk = new BulkRows(world.databaseFile);
  const people = await makePeople({ count: size.people, days, seed: 7 });
  for (let from = 0; from < people.length; from += chunk)
    bulk.put(await toPeopleRows(people.slice(from, from + chunk), people.slice(0, from)));
  const recipients = makeRecipients({ count: Math.floor(size.people / 5), days, seed: 11 }, people);
  for (let from = 0; from < recipients.length; from += chunk)
    bulk.put(await toRecipientRows(recipients.slice(from, from + chunk), recipients.slice(0, from)));
  const shop = await fillShop(bulk, size, people);
  const orders = await fillOrders(bulk, size, shop, people);
  const carts = people.filter((_, at) => at % 50 === 1);
  await fillCarts(bulk, carts, shop.product);
  bulk.close();
  const team = people.filter(({ roles: [role] }) => role === 'ROLE_VENDOR').length;
  return {
    ...shop,
    orders,
    ...{ people: people.length, team, customers: people.length - team, recipients: recipients.length },
    ...{ florists: shop.florists.length, products: size.products, carts: carts.length },
  };
}

interface Shop {
  florist: CompanyWithStores;
  florists: CompanyWithStores[];
  product: ProductItem;
  reviews: number;
  reviewsOfProduct: number;
}

/** A florist for five hundred people; fifty products of each have reviews. */
async function fillShop(bulk: BulkRows, size: Size, people: People): Promise<Shop> {
  const [{ demoRows }, { catalogueRows }] = await Promise.all([
    import('@bloomkin/local/demo/demoRows.ts'),
    import('@bloomkin/local/demo/catalogueRows.ts'),
  ]);
  const florists = many(Math.ceil(size.people / 500) + 1, (at) => aFlorist(`Petal ${at}`));
  const [florist = aFlorist('Petal')] = florists;
  const products = many(size.products, (at) => {
    const owner = florists[at % florists.length] ?? florist;
    return aProduct(owner.company.id, { name: `Posy ${at}` });
  });
  const [product = aProduct(florist.company.id)] = products;
  const reviewed = products.slice(0, 50);
  const reviewsOfProduct = Math.floor(size.people / 50);
  const reviews = reviewed.flatMap((one, at) =>
    makeReviews({ count: reviewsOfProduct, days, seed: 100 + at }, people.slice(at * 7), one),
  );
  florist.company.reviewsCount = reviews.filter(({ companyId }) => companyId === florist.company.id).length;
  const data = { ...emptyDemoData, companies: florists, products };
  bulk.put([...demoRows(data), ...catalogueRows(data, new Date()), ...(await toReviewRows(reviews))]);
  return { florist, florists, product, reviews: reviews.length, reviewsOfProduct };
}

async function fillCarts(bulk: BulkRows, people: People, product: ProductItem): Promise<void> {
  const { demoRows } = await import('@bloomkin/local/demo/demoRows.ts');
  const touchedAt = (at: number) => new Date(Date.now() - (at % 2000) * 3_600_000 - 7_200_000).toISOString();
  const carts = people.map((person, at) => ({ ...aCart(person, product), touchedAt: touchedAt(at) }));
  bulk.put(demoRows({ ...emptyDemoData, carts }));
}

/** Its number in both spellings and its buyer: enough of other florists' orders, for the disk's sake. */
const fewWords = 4;

/** The first florist's, then those of the others in turn. */
async function fillOrders(bulk: BulkRows, size: Size, shop: Shop, people: People): Promise<SlimOrder[]> {
  const writer = await OrderWriter.open(bulk);
  const [, ...others] = shop.florists;
  const searched: ListedOrder[] = [];
  for (let from = 0, seed = 17; from < size.own; from += chunk, seed++) {
    const orders = await ordersOf(shop.florist, people, Math.min(chunk, size.own - from), seed);
    writer.put(orders);
    searched.push(...orders);
  }
  writer.putSearches(searched);
  const each = Math.ceil((size.orders - size.own) / others.length);
  for (const [at, florist] of others.entries())
    for (let from = 0; from < each; from += chunk)
      writer.put(await ordersOf(florist, people, Math.min(chunk, each - from), 1000 + at + from), fewWords);
  return writer.end();
}

const ordersOf = (florist: CompanyWithStores, people: People, count: number, seed: number) =>
  makeOrders({ count, days, seed, open: Math.ceil(count * openShare) }, florist, people);

/** Rows of orders as requests and the stream leave them; counts are written at the end. */
class OrderWriter {
  private readonly slim: SlimOrder[] = [];
  private readonly recent: {
    companyId: OrderItem['companyId'];
    counted: Readonly<Record<string, number>>;
  }[] = [];
  private readonly bulk: BulkRows;
  private readonly modules: Awaited<ReturnType<typeof loadModules>>;

  private constructor(bulk: BulkRows, modules: Awaited<ReturnType<typeof loadModules>>) {
    this.bulk = bulk;
    this.modules = modules;
  }

  static async open(bulk: BulkRows): Promise<OrderWriter> {
    return new OrderWriter(bulk, await loadModules());
  }

  put(orders: readonly OrderItem[], maxWords = Number.POSITIVE_INFINITY): void {
    const { orderEntity, orderDueEntity, toOrderDues, computeOrderEffect } = this.modules;
    this.bulk.put(orders.map((order) => orderEntity.toItem(order)));
    this.bulk.put(orders.flatMap(toOrderDues).map((due) => orderDueEntity.toItem(due)));
    this.bulk.put(orders.flatMap((order) => this.toWordRows(order, maxWords)));
    for (const order of orders) {
      const { id, companyId, status, day, paymentStatus, isPickup, searchText, createdAt } = order;
      this.slim.push({ id, companyId, status, day, paymentStatus, isPickup, searchText, createdAt });
      if (createdAt < figuresFrom) continue;
      const categories = Object.fromEntries(order.lines.map(({ productId }) => [productId, categoryId]));
      this.recent.push({ companyId, counted: computeOrderEffect(order, categories) });
    }
  }

  /** All of a florist at once. */
  putSearches(orders: readonly ListedOrder[]): void {
    const { orderSearchEntity, toOrderSearches } = this.modules;
    this.bulk.put(toOrderSearches(orders).map((row) => orderSearchEntity.toItem(row)));
  }

  /** An order's rows differ by their word alone, and an entity makes a row slowly. */
  private toWordRows(order: OrderItem, maxWords: number): Row[] {
    const { listOrderWords, orderWordEntity } = this.modules;
    const words = listOrderWords(order).slice(0, maxWords);
    const row = words[0] && orderWordEntity.toItem(words[0]);
    return words.map((one) => ({
      ...row,
      ...orderWordEntity.key(one),
      ...orderWordEntity.indexAttributes(one),
      word: one.word,
    }));
  }

  end(): SlimOrder[] {
    const { days: counts, figures, marketSharesEntity, sumFigures } = this.modules;
    const { companies, market, shares } = sumFigures(this.recent);
    this.bulk.put([
      ...counts.countDoneDays(this.slim).map((day) => counts.doneDayEntity.toItem(day)),
      ...counts.countMarketDoneDays(this.slim).map((day) => counts.marketDoneDayEntity.toItem(day)),
      ...[...companies.values()].map((row) => figures.companyFiguresEntity.toItem({ ...row, version: 1 })),
      ...[...market.values()].map((row) => figures.marketFiguresEntity.toItem({ ...row, version: 1 })),
      ...[...shares.values()].map((row) => marketSharesEntity.toItem({ ...row, version: 1 })),
    ]);
    return this.slim;
  }
}

async function loadModules() {
  const [orders, days, due, words, searches, figures, shares, effect, sums] = await Promise.all([
    import('@bloomkin/lambdas/model/orders/orderEntity.ts'),
    import('@bloomkin/lambdas/model/orders/list/doneDayEntity.ts'),
    import('@bloomkin/lambdas/model/orders/list/orderDueEntity.ts'),
    import('@bloomkin/lambdas/model/orders/list/orderWordEntity.ts'),
    import('@bloomkin/lambdas/model/orders/list/orderSearchEntity.ts'),
    import('@bloomkin/lambdas/model/figures/figuresEntity.ts'),
    import('@bloomkin/lambdas/model/figures/marketSharesEntity.ts'),
    import('@bloomkin/lambdas/model/figures/orderEffect.ts'),
    import('@bloomkin/lambdas/model/figures/sumFigures.ts'),
  ]);
  return { ...orders, days, ...due, ...words, ...searches, figures, ...shares, ...effect, ...sums };
}
