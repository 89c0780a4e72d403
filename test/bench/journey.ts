import { logInByCode, registerBySms, requestCode } from '@bloomkin/shared/routes/auth.ts';
import { addProduct, checkout, getCart, setProductCount, updateCart } from '@bloomkin/shared/routes/cart.ts';
import { listAllProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import { getOrder, listOrders, updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { getProduct } from '@bloomkin/shared/routes/products.ts';
import { deliveryDays } from '@bloomkin/shared/routes/stores.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import type { Api } from '#support/api.ts';
import { codeSentTo } from '#support/outbox.ts';
import { newPhone } from '#support/people.ts';
import { contact, firstFreePeriod, surryHills } from '#support/shopping.ts';

const { lat, lng } = surryHills;
const country_code = '+61';

/** Does one request of the journey, whose name says what kind of figure it is held to. */
export type Step = <T>(name: string, most: number, request: () => Promise<T>) => Promise<T>;

/** Limits of round trips. */
const reading = 2;
const writing = 3;
const submitting = 5;

interface People {
  guest: Api;
  buyer: Api;
  admin: Api;
}

/** From a code in a text message to a completed order, one request after the other. */
export async function walkJourney(
  { guest, buyer, admin }: People,
  product: Product,
  step: Step,
): Promise<void> {
  await signIn(buyer, step);
  await lookAround('guest', guest, product, step);
  await lookAround('signed in', buyer, product, step);
  const orderId = await order(buyer, product, step);
  await step('order list, buyer', reading, () => buyer.call(listOrders, {}));
  await step('order detail', reading, () => buyer.call(getOrder, { params: { id: orderId } }));
  await step('order list, admin', reading, () => admin.call(listOrders, {}));
  await step('order status (PUT)', writing, () =>
    admin.call(updateOrder, { params: { id: orderId }, body: { status: 'in_progress' } }),
  );
}

async function signIn(buyer: Api, step: Step): Promise<void> {
  const phoneNumbers = newPhone();
  await step('register by text message', writing, () =>
    buyer.call(registerBySms, { body: { phoneNumbers, fio: contact.fio, country_code } }),
  );
  const code = await codeSentTo(buyer.url, `${country_code}${phoneNumbers}`);
  const { data } = await step('sign in by code', writing, () =>
    buyer.call(logInByCode, { body: { phoneNumbers, country_code, code } }),
  );
  buyer.token = data.api_token;
}

/** A code for a known user, on a phone without a code in the last 30 seconds. */
export function requestKnownCode(guest: Api, phoneNumbers: string, step: Step): Promise<unknown> {
  return step('code request', writing, () =>
    guest.call(requestCode, { body: { phoneNumbers, country_code } }),
  );
}

async function lookAround(who: string, api: Api, product: Product, step: Step): Promise<void> {
  // Another price each time: what the edge keeps asks no database.
  const query = { lat, lng, delivery_to_user: true, max_price: 500 + ++looks };
  await step(`list with place and price, ${who}`, reading, () => api.call(listAllProducts, { query }));
  await step(`product, ${who}`, reading, () => api.call(getProduct, { params: { id: product.id } }));
  await step(`company, ${who}`, reading, () => api.call(getCompany, { params: { id: product.company } }));
  await step(`delivery days, ${who}`, reading, () =>
    api.call(deliveryDays, { query: { company_id: product.company, lat, lng } }),
  );
}

let looks = 0;

async function order(buyer: Api, product: Product, step: Step): Promise<string> {
  const add = () => buyer.call(addProduct, { body: { product_id: product.id, count: 1 } });
  await step('get cart, the first time', writing, () => buyer.call(getCart, {}));
  const { data } = await step('add to cart', writing, add);
  const params = { id: data.cart_hash };
  await step('set count', writing, () =>
    buyer.call(setProductCount, { params, body: { product_id: product.id, count: 2 } }),
  );
  const { day, period } = await firstFreePeriod(buyer, product.company, 2);
  await step('get cart', reading, () => buyer.call(getCart, {}));
  const filled = await step('fill in cart', writing, () =>
    buyer.call(updateCart, {
      params,
      body: { ...contact, location: surryHills, deliveryDay: day, delivery_period: period },
    }),
  );
  const ordered = await step('checkout', submitting, () =>
    buyer.call(checkout, { params, body: { expected_total: filled.data.total } }),
  );
  return ordered.data.id;
}
