import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  addProduct,
  checkout,
  getCart,
  getDeliveryCost,
  setProductCount,
  updateCart,
} from '@bloomkin/shared/routes/cart.ts';
import { describe, expect, it } from 'vitest';
import type { Api } from '#support/api.ts';
import { localCloud } from '#support/localCloud.ts';
import { visitAsBuyer } from '#support/people.ts';
import { fillCart, productsForSurryHills, surryHills } from '#support/shopping.ts';
import { TableCalls } from '#support/tableCalls.ts';

const calls = new TableCalls();
const test = localCloud({
  demoData: true,
  environmentsPerFunction: 1,
  aroundTable: (table) => calls.around(table),
});

/** A buyer, two products of one florist, and one of another. */
async function someBuyer() {
  const buyer = await visitAsBuyer(test);
  const products = await productsForSurryHills(buyer);
  const first = products.find(({ company, id }) =>
    products.some((p) => p.company === company && p.id !== id),
  );
  const second = products.find(({ company, id }) => company === first?.company && id !== first.id);
  const other = products.find(({ company }) => company !== first?.company);
  if (!first || !second || !other) throw new Error('The demo data has too few products for Surry Hills');
  return { buyer, first, second, other };
}

/** The table calls of one request, by a function that has started before. */
async function callsOf(request: () => Promise<unknown>) {
  await test.cloud.settle();
  calls.take();
  await request();
  return calls.take().filter(({ functionName }) => functionName.endsWith('-cart'));
}

const add = (buyer: Api, productId: string, more: { newCart?: boolean; add_key?: string } = {}) =>
  buyer.call(addProduct, { body: { product_id: productId, count: 1, ...more } });
const operations = (made: Awaited<ReturnType<typeof callsOf>>) =>
  made.map(({ operation }) => operation).sort();
const readUnits = (made: Awaited<ReturnType<typeof callsOf>>) =>
  made.reduce((sum, call) => sum + call.readUnits, 0);

/** Calls and read units of a request, as docs/figures.md has them. */
function figuresOf(request: string): number[] {
  const text = readFileSync(join(import.meta.dirname, '../../../docs/figures.md'), 'utf8');
  const rows = text.slice(text.indexOf('## Database calls of a request')).split('\n');
  const row = rows.find((line) => line.startsWith(`| ${request} |`));
  return row?.split('|').slice(3, 5).map(Number) ?? [];
}

/** The caller with cart, product and the market's discounts; the florist with its own. */
const adding = ['BatchGetItem', 'PutItem', 'Query'];
const addingToOthers = ['BatchGetItem', 'BatchGetItem', 'PutItem', 'Query'];

describe('adding to a cart', () => {
  it('reads product and florist once when the cart holds the product', async () => {
    const { buyer, first } = await someBuyer();
    await add(buyer, first.id);
    const made = await callsOf(() => add(buyer, first.id));
    expect(operations(made)).toEqual(adding);
    expect([made.length, readUnits(made)]).toEqual(figuresOf('add to cart'));
  });

  it('reads the other lines in one batch', async () => {
    const { buyer, first, second } = await someBuyer();
    await add(buyer, first.id);
    const made = await callsOf(async () => {
      const { data } = await add(buyer, second.id);
      expect(data.items.map(({ product }) => product.id)).toEqual([first.id, second.id]);
      expect(data.order_summ).toBeCloseTo(first.price + second.price, 2);
    });
    expect(operations(made)).toEqual(addingToOthers);
  });

  it('reads nothing of the florist whose products it replaces', async () => {
    const { buyer, first, other } = await someBuyer();
    await add(buyer, first.id);
    const made = await callsOf(async () => {
      const { data } = await add(buyer, other.id, { newCart: true });
      expect(data.company_info?.id).toBe(other.company);
    });
    expect(operations(made)).toEqual(adding);
  });

  it('answers another florist’s cart when its click was already counted', async () => {
    const { buyer, first, other } = await someBuyer();
    await add(buyer, first.id, { add_key: 'first' });
    await add(buyer, other.id, { newCart: true });
    await add(buyer, other.id, { add_key: 'second' });
    const { data } = await add(buyer, first.id, { add_key: 'second' });
    expect(data.company_info?.id).toBe(other.company);
    expect(data.items.map(({ product, count }) => [product.id, count])).toEqual([[other.id, 2]]);
  });
});

describe('an existing cart', () => {
  it('takes three reads to show and one write to change', async () => {
    const { buyer, first } = await someBuyer();
    const { data } = await add(buyer, first.id);
    const params = { id: data.cart_hash };
    const shown = await callsOf(() => buyer.call(getCart, {}));
    expect(operations(shown)).toEqual(['BatchGetItem', 'BatchGetItem', 'Query']);
    const counted = await callsOf(() =>
      buyer.call(setProductCount, { params, body: { product_id: first.id, count: 3 } }),
    );
    expect(operations(counted)).toEqual(['BatchGetItem', 'BatchGetItem', 'PutItem', 'Query']);
  });

  it('reads its florist once for the delivery cost', async () => {
    const { buyer, first } = await someBuyer();
    const { data } = await add(buyer, first.id);
    const { lat, lng } = surryHills;
    const made = await callsOf(() =>
      buyer.call(getDeliveryCost, { query: { order_id: data.cart_hash, lat, lng } }),
    );
    expect(operations(made)).toEqual(['BatchGetItem', 'BatchGetItem', 'Query']);
  });

  it('reads consistently at checkout all that decides the total', async () => {
    const { buyer, first } = await someBuyer();
    const cart = await fillCart(buyer, first);
    const params = { id: cart.cart_hash };
    const shown = await callsOf(() => buyer.call(updateCart, { params, body: { comment: 'Ring twice' } }));
    expect(shown.filter(({ operation }) => operation === 'Query')).toMatchObject([{ isConsistent: false }]);
    const made = await callsOf(() => buyer.call(checkout, { params, body: { expected_total: cart.total } }));
    const reads = made.filter(({ operation }) => operation !== 'TransactWriteItems');
    expect(reads.map(({ isConsistent }) => isConsistent)).toEqual(reads.map(() => true));
  });
});
