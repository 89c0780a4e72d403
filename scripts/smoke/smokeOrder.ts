import { setTimeout as pause } from 'node:timers/promises';
import { addProduct, checkout } from '@bloomkin/shared/routes/cart.ts';
import { listAllProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { getOrder, updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { startPayment } from '@bloomkin/shared/routes/payments.ts';
import { deliveryDays, listStores } from '@bloomkin/shared/routes/stores.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { ShopClient } from './shopClient.ts';

export interface SmokeOptions {
  client: ShopClient;
  email: string;
  pay: (pageUrl: string) => Promise<void>;
  log: (line: string) => void;
  pollMs?: number;
  /** A person may pay instead of a script. */
  patienceMs?: number;
}

/** Places a pick-up order, pays in the provider's test mode and cancels it, which refunds it. */
export async function smokeOrder(options: SmokeOptions): Promise<Order> {
  const { client, log, pay } = options;
  const order = await placeOrder(options);
  log(`placed ${order.number}`);
  try {
    const answer = await client.send(startPayment, { body: { order_id: order.id } });
    const { url } = startPayment.options.response.parse(answer).data;
    if (!url.includes('cs_test_')) throw new Error('The payment provider is not in test mode');
    await pay(url);
    await waitFor(options, order, 'paid');
    log('paid');
  } finally {
    await client.send(updateOrder, { params: { id: order.id }, body: { status: 'canceled' } });
    log('canceled');
  }
  const refunded = await waitFor(options, order, 'refunded');
  log('refunded');
  return refunded;
}

async function placeOrder(options: SmokeOptions): Promise<Order> {
  const { client, email } = options;
  const { productId, pickup } = await findOffer(client);
  const added = await client.send(addProduct, { body: { product_id: productId, count: 1 } });
  const { cart_hash: id } = addProduct.options.response.parse(added).data;
  const contact = { fio: 'Smoke test', phone: '0491 570 156', email };
  const answer = await client.send(checkout, { params: { id }, body: { ...contact, ...pickup } });
  return checkout.options.response.parse(answer).data;
}

/** The first product of a florist where something can be picked up. */
async function findOffer(client: ShopClient) {
  const listed = await client.send(listAllProducts, { query: { per_page: 100 } });
  const products = listAllProducts.options.response
    .parse(listed)
    .data.filter(({ sizes }) => sizes.length === 0);
  const byCompany = new Map(products.toReversed().map((product) => [product.company, product]));
  for (const { id, company } of byCompany.values()) {
    const pickup = await findPickup(client, company);
    if (pickup) return { productId: id, pickup };
  }
  throw new Error('No florist has anything to be picked up');
}

async function findPickup(client: ShopClient, company: string) {
  const answer = await client.send(listStores, { query: { company_id: company, pickup: 1 } });
  for (const { id } of listStores.options.response.parse(answer).data) {
    const found = await client.send(deliveryDays, { query: { pickup_store: id } });
    const days = deliveryDays.options.response.parse(found).data;
    const day = days.find(({ available }) => available);
    const period = day?.periods.find(({ available }) => available);
    if (!day || !period) continue;
    const { start_time, stop_time } = period;
    const at = { deliveryDay: day.day, delivery_period: { start_time, stop_time } };
    return { isPickup: true, pickupStore: id, ...at };
  }
  return undefined;
}

async function waitFor(
  { client, pollMs = 3000, patienceMs = 10 * 60_000 }: SmokeOptions,
  { id }: Order,
  status: Order['payment_status'],
): Promise<Order> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const answer = await client.send(getOrder, { params: { id } });
    const { data } = getOrder.options.response.parse(answer);
    if (data.payment_status === status) return data;
    if (Date.now() > deadline) throw new Error(`The order is ${data.payment_status}, not ${status}`);
    await pause(pollMs);
  }
}
