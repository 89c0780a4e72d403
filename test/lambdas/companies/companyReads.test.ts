import { getProduct } from '@bloomkin/shared/routes/products.ts';
import { listReviews } from '@bloomkin/shared/routes/reviews.ts';
import { deliveryDays } from '@bloomkin/shared/routes/stores.ts';
import { describe, expect, it } from 'vitest';
import { localCloud } from '#support/localCloud.ts';
import { visitAsBuyer } from '#support/people.ts';
import { pickProduct, surryHills } from '#support/shopping.ts';
import { TableCalls } from '#support/tableCalls.ts';

const calls = new TableCalls();
const test = localCloud({
  demoData: true,
  environmentsPerFunction: 1,
  aroundTable: (table) => calls.around(table),
});

async function someBuyer() {
  const buyer = await visitAsBuyer(test);
  const product = await pickProduct(buyer);
  return { buyer, product };
}

async function callsOf(group: string, request: () => Promise<unknown>) {
  await test.cloud.settle();
  calls.take();
  await request();
  return calls.take().filter(({ functionName }) => functionName.endsWith(`-${group}`));
}

describe('reading a company', () => {
  it('takes two batch reads for a product page, discounts included, and one for the same product again', async () => {
    const { buyer, product } = await someBuyer();
    const readPage = () => callsOf('products', () => buyer.call(getProduct, { params: { id: product.id } }));
    const made = [await readPage(), await readPage()];
    const operations = made.map((calls) => calls.map(({ operation }) => operation));
    expect(operations).toEqual([['BatchGetItem', 'BatchGetItem'], ['BatchGetItem']]);
  });

  it('takes its own row for its reviews', async () => {
    const { buyer, product } = await someBuyer();
    const made = await callsOf('reviews', () =>
      buyer.call(listReviews, { query: { company_id: product.company } }),
    );
    const operations = made.map(({ operation }) => operation).toSorted();
    expect(operations).toEqual(['BatchGetItem', 'GetItem', 'GetItem', 'Query']);
  });

  it('takes less than 9 KB with all its stores', async () => {
    const { buyer, product } = await someBuyer();
    const { lat, lng } = surryHills;
    const made = await callsOf('stores', () =>
      buyer.call(deliveryDays, { query: { company_id: product.company, lat, lng } }),
    );
    const [stores] = made.filter(({ operation }) => operation === 'Query');
    expect(stores?.answerBytes).toBeLessThan(9 * 1024);
  });
});
