import { addProduct, checkout } from '@bloomkin/shared/routes/cart.ts';
import { listAllProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { getProduct } from '@bloomkin/shared/routes/products.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { Api } from '#support/api.ts';
import { cartOnDay } from '#support/cartOnDay.ts';
import { type LocalRun, startLocalRun } from '#support/localRun.ts';
import { newBuyer } from '#support/people.ts';
import { productsForSurryHills, surryHills } from '#support/shopping.ts';
import { printTable } from './printTable.ts';
import { processTimeMs } from './processTime.ts';

const clients = 10;
const seconds = 3;
const bursts = 10;

interface Spent {
  requests: number;
  wallMs: number;
  cpuMs: number;
}

type Ask = (buyer: Api) => Promise<unknown>;

/** All clients ask again and again until the time is up. */
async function askFor(run: LocalRun, buyers: readonly Api[], ask: Ask): Promise<Spent> {
  await Promise.all(buyers.map(ask));
  const until = performance.now() + seconds * 1000;
  let requests = 0;
  const repeat = async (buyer: Api) => {
    while (performance.now() < until) {
      await ask(buyer);
      requests += 1;
    }
  };
  const spent = await measure(run, () => Promise.all(buyers.map(repeat)));
  return { ...spent, requests };
}

async function measure(run: LocalRun, work: () => Promise<unknown>): Promise<Omit<Spent, 'requests'>> {
  const fromMs = performance.now();
  const cpuBeforeMs = processTimeMs(run.pid);
  await work();
  return { wallMs: performance.now() - fromMs, cpuMs: processTimeMs(run.pid) - cpuBeforeMs };
}

/** A cart can be submitted once: carts are filled first, unmeasured, and then all submitted at once, some times over. */
async function submitCarts(run: LocalRun, buyers: readonly Api[], product: Product): Promise<Spent> {
  const total: Spent = { requests: 0, wallMs: 0, cpuMs: 0 };
  for (let burst = 0; burst < bursts; burst++) {
    const carts = await Promise.all(
      buyers.map(async (buyer, at) => ({ buyer, cart: await cartOnDay(buyer, product, 2 + at) })),
    );
    const { wallMs, cpuMs } = await measure(run, () =>
      Promise.all(
        carts.map(({ buyer, cart }) =>
          buyer.call(checkout, { params: { id: cart.cart_hash }, body: { expected_total: cart.total } }),
        ),
      ),
    );
    total.requests += carts.length;
    total.wallMs += wallMs;
    total.cpuMs += cpuMs;
  }
  return total;
}

async function allOperations(run: LocalRun, buyers: readonly Api[], guests: readonly Api[]) {
  const [first] = buyers;
  const products = first ? await productsForSurryHills(first) : [];
  const [product] = products;
  if (!product) throw new Error('The demo data has nothing for Surry Hills');
  const { lat, lng } = surryHills;
  const query = { lat, lng, delivery_to_user: true, max_price: 150, per_page: 20 };
  const params = { id: product.id };
  const ask = (who: readonly Api[], request: Ask) => askFor(run, who, request);
  return {
    'list with filter': await ask(buyers, (api) => api.call(listAllProducts, { query })),
    'list with filter, guest (edge)': await ask(guests, (api) => api.call(listAllProducts, { query })),
    product: await ask(buyers, (api) => api.call(getProduct, { params })),
    'product, guest (edge)': await ask(guests, (api) => api.call(getProduct, { params })),
    search: await ask(buyers, (api) => api.call(listAllProducts, { query: { ...query, search: 'rose' } })),
    'add to cart': await ask(buyers, (api) =>
      api.call(addProduct, { body: { product_id: product.id, count: 1, newCart: true } }),
    ),
    checkout: await submitCarts(run, await newBuyers(run, clients), product),
  };
}

async function newBuyers({ url }: LocalRun, count: number): Promise<Api[]> {
  const buyers = Array.from({ length: count }, () => new Api(url));
  for (const buyer of buyers) await newBuyer(buyer);
  return buyers;
}

/** Requests a second and processor time a request of the shop's five operations, on the local run. Linux only. */
export async function throughputBench(): Promise<void> {
  const run = await startLocalRun({ dataDir: ':memory:' });
  try {
    const guests = Array.from({ length: clients }, () => new Api(run.url));
    const spent = await allOperations(run, await newBuyers(run, clients), guests);
    console.log(
      `\nShop operations on the local run (${clients} at once, ${seconds} s each; the client not counted)`,
    );
    const rows = Object.entries(spent).map(([name, { requests, wallMs, cpuMs }]) => [
      name,
      requests,
      ((requests / wallMs) * 1000).toFixed(0),
      (cpuMs / requests).toFixed(2),
    ]);
    printTable(['operation', 'requests', 'a second', 'CPU ms each'], rows);
    console.log('  Vendure and Medusa are not installed here: the ratio to them is not measured.');
  } finally {
    await run.stop();
  }
}
