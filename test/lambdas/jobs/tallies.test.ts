import type * as catalogueLog from '@bloomkin/lambdas/model/catalogueLog/catalogueLogEntity.ts';
import { unpackChanges } from '@bloomkin/lambdas/model/catalogueLog/changeBody.ts';
import type * as productTable from '@bloomkin/lambdas/model/products/productEntity.ts';
import type { BodyInputOf } from '@bloomkin/shared/route.ts';
import { addProduct } from '@bloomkin/shared/routes/cart.ts';
import { listAllProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { listMessages } from '@bloomkin/shared/routes/messages.ts';
import { updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { refundOrder } from '@bloomkin/shared/routes/payments.ts';
import { deleteReview, listProductReviews, writeReview } from '@bloomkin/shared/routes/reviews.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Api } from '#support/api.ts';
import { localCloud } from '#support/localCloud.ts';
import { messageTo } from '#support/outbox.ts';
import { payByCard } from '#support/payments.ts';
import { newBuyer, signInDemoUser, visitAsBuyer } from '#support/people.ts';
import { patience } from '#support/run/budget.ts';
import { placeOrder, productsForSurryHills } from '#support/shopping.ts';

const test = localCloud({ demoData: true });
let findProduct: typeof productTable.findProduct;
let readChanges: typeof catalogueLog.readChanges;

beforeAll(async () => {
  Object.assign(process.env, test.cloud.operatorVariables);
  ({ findProduct } = await import('@bloomkin/lambdas/model/products/productEntity.ts'));
  ({ readChanges } = await import('@bloomkin/lambdas/model/catalogueLog/catalogueLogEntity.ts'));
  await build();
});

async function build(event = {}) {
  const { functions } = test.cloud;
  const builder = functions.specs.find(({ name }) => name.endsWith('-catalogueBuilder'));
  await functions.invoke(builder?.name ?? '', event);
}

let taken = 0;

/** Ruby, the florist of a product that the sales tests each have to themselves, and her order of it. */
async function newOrder(pieces = 1) {
  const [ruby, florist] = [test.visitor(), test.visitor()];
  await newBuyer(ruby, 'Ruby Tran');
  const { company } = await signInDemoUser(florist, 'vendor1');
  const products = (await productsForSurryHills(ruby)).filter((one) => one.company === company?.id);
  const product = products[taken++ % products.length];
  if (!product) throw new Error('vendor1 has nothing left');
  if (pieces > 1) await ruby.call(addProduct, { body: { product_id: product.id, count: pieces - 1 } });
  const order = await placeOrder(ruby, product);
  return { ruby, florist, product, order };
}

const move = async (api: Api, { id }: Order, body: BodyInputOf<typeof updateOrder>) => {
  await api.call(updateOrder, { params: { id }, body });
  await test.cloud.settle();
};

async function payAndSettle(api: Api, order: Order) {
  await payByCard(api, order);
  await test.cloud.settle();
}

const soldOf = async ({ id }: Product) => (await findProduct(id))?.soldCount ?? 0;
/** Reads the changes in the catalogue's log, in order. */
async function readProductChanges() {
  const toMs = Date.now();
  const logged = await readChanges({ fromMs: toMs - 24 * 60 * 60_000, toMs, consistent: true });
  return logged.flatMap(({ parts }) => unpackChanges(parts)).filter(({ kind }) => kind === 'product');
}

const polling = { timeout: 20_000 * patience, interval: 200 };

/** The product in everybody's list, once it is as it should be. */
async function waitUntilListed(product: Product, fits: (listed: Product) => boolean): Promise<Product> {
  const reader = await visitAsBuyer(test);
  return vi.waitFor(async () => {
    const { data } = await reader.call(listAllProducts, {
      query: { company_id: product.company, per_page: 100 },
    });
    const found = data.find(({ id }) => id === product.id);
    if (found && fits(found)) return found;
    throw new Error(`The list never followed: ${found?.reviews_count}`);
  }, polling);
}

describe('the sold count', () => {
  it('grows once per paid order and shrinks on undo', async () => {
    const { ruby, florist, product, order } = await newOrder();
    const before = await soldOf(product);
    await test.cloud.settle();
    expect(await soldOf(product)).toBe(before);
    await move(florist, order, { payment_status: 'paid' });
    expect(await soldOf(product)).toBe(before + 1);
    await move(florist, order, { payment_status: 'not_paid' });
    expect(await soldOf(product)).toBe(before);
    await payAndSettle(ruby, order);
    await move(florist, order, { status: 'completed', early: true });
    expect(await soldOf(product)).toBe(before + 1);
  });

  it('grows when an order that was not paid by card is handed over', async () => {
    const { florist, product, order } = await newOrder();
    const before = await soldOf(product);
    await move(florist, order, { status: 'completed', early: true });
    expect(await soldOf(product)).toBe(before + 1);
  });

  it('shrinks when a paid order is canceled', async () => {
    const { ruby, product, order } = await newOrder();
    const before = await soldOf(product);
    await payAndSettle(ruby, order);
    await move(ruby, order, { status: 'canceled' });
    expect(await soldOf(product)).toBe(before);
  });

  it('follows an edit of a paid order', async () => {
    const { ruby, florist, product, order } = await newOrder(3);
    const before = await soldOf(product);
    await payAndSettle(ruby, order);
    expect(await soldOf(product)).toBe(before + 3);
    await move(florist, order, { items: [{ product_id: product.id, count: 1 }] });
    expect(await soldOf(product)).toBe(before + 1);
  });

  it('shrinks by the pieces of a partial refund', async () => {
    const { ruby, florist, product, order } = await newOrder(3);
    const before = await soldOf(product);
    await payAndSettle(ruby, order);
    const items = [{ product_id: product.id, count: 2 }];
    await florist.call(refundOrder, { body: { order_id: order.id, items } });
    await test.cloud.settle();
    await expect.poll(() => soldOf(product)).toBe(before + 1);
  });

  it('reaches the catalogue through the builder, one change per product', async () => {
    const [one, other] = [await newOrder(), await newOrder()];
    await build();
    const logged = await readProductChanges();
    for (const { florist, order } of [one, other])
      for (const payment_status of ['paid', 'not_paid', 'paid'] as const)
        await move(florist, order, { payment_status });
    expect(await readProductChanges()).toEqual(logged);
    await build();
    const added = (await readProductChanges()).slice(logged.length);
    expect(added.map(({ id }) => id).sort()).toEqual([one.product.id, other.product.id].sort());
    await build();
    expect(await readProductChanges()).toHaveLength(logged.length + added.length);
  });

  it('puts the best-selling first in lists', async () => {
    const { florist, product } = await newOrder();
    const most = Math.max(...(await Promise.all((await productsForSurryHills(florist)).map(soldOf))));
    const buyer = await visitAsBuyer(test);
    const { updateCart, checkout } = await import('@bloomkin/shared/routes/cart.ts');
    const { contact, firstFreePeriod, surryHills } = await import('#support/shopping.ts');
    const { data } = await buyer.call(addProduct, { body: { product_id: product.id, count: most + 1 } });
    const { day, period } = await firstFreePeriod(buyer, product.company, 3);
    const params = { id: data.cart_hash };
    const body = { ...contact, location: surryHills, deliveryDay: day, delivery_period: period };
    const filled = await buyer.call(updateCart, { params, body });
    const order = await buyer.call(checkout, { params, body: { expected_total: filled.data.total } });
    await move(florist, order.data, { payment_status: 'paid' });
    await build();
    const first = async () =>
      (await buyer.call(listAllProducts, { query: { sort_type: 'popular', per_page: 1 } })).data[0]?.id;
    await expect.poll(first, polling).toBe(product.id);
  });
});

describe('a review', () => {
  it('counts as a verified purchase once the author’s order was completed', async () => {
    const { ruby, florist, product, order } = await newOrder();
    const params = { id: product.id };
    const early = await ruby.call(writeReview, { params, body: { rating: 4 } });
    expect(early.data.verified).toBe(false);
    await move(florist, order, { status: 'completed', early: true });
    expect((await ruby.call(listProductReviews, { params })).data[0]?.verified).toBe(true);
    await ruby.call(deleteReview, { params: { id: early.data.id } });
    expect((await ruby.call(writeReview, { params, body: { rating: 5 } })).data.verified).toBe(true);
  });

  it('reaches all lists in five seconds and its florist', async () => {
    const { ruby, florist, product } = await newOrder();
    const { data } = await ruby.call(writeReview, {
      params: { id: product.id },
      body: { rating: 1, text: 'Limp.' },
    });
    const rated = await waitUntilListed(
      product,
      ({ reviews_count }) => reviews_count === product.reviews_count + 1,
    );
    expect(rated.rating).not.toBeNull();
    await ruby.call(deleteReview, { params: { id: data.id } });
    expect(
      (await waitUntilListed(product, ({ reviews_count }) => reviews_count === product.reviews_count)).rating,
    ).toBe(product.rating);
    await test.cloud.settle();
    const messages = await florist.call(listMessages, {});
    expect(messages.data[0]).toMatchObject({
      subject: `1 star for ${product.name}`,
      text: 'Ruby T. wrote a review. Limp.',
      path: `/reviews/${product.company}`,
      read: false,
    });
  });
});

describe('a paid order', () => {
  it('reaches its florist by e-mail and in the app', async () => {
    const { ruby, florist, order } = await newOrder();
    await payAndSettle(ruby, order);
    const subject = `New order ${order.number}`;
    const mail = await messageTo(
      test.cloud.url,
      'vendor1@flowers.test',
      (one) => one.subject?.startsWith(subject) ?? false,
    );
    expect(mail.text).toContain('Paid by card');
    const { data } = await florist.call(listMessages, { query: { per_page: 5 } });
    expect(data.find((message) => message.subject.startsWith(subject))?.path).toBe(
      `/orders/view/${order.id}`,
    );
  });
});

describe('the catalogue', () => {
  it('rebuilt from the table equals the one that followed the log', async () => {
    await test.cloud.settle();
    await build({ rebuild: true });
    const lines = test.cloud.logs.filter(({ text }) => text.includes('catalogue'));
    expect(lines.map(({ fields }) => [fields.message, fields.what])).toContainEqual([
      'catalogue rebuilt',
      '0 differences',
    ]);
  });
});
