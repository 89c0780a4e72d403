import type { BodyInputOf } from '@bloomkin/shared/route.ts';
import { addProduct, checkout, updateCart } from '@bloomkin/shared/routes/cart.ts';
import { listAllProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { deliveryDays } from '@bloomkin/shared/routes/stores.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { type Api, newestCatalogue } from './api.ts';
import { newBuyer } from './people.ts';

export const surryHills = { address: '10 Crown St, Surry Hills NSW 2010', lat: -33.8861, lng: 151.2111 };

/** Products that can be delivered to Surry Hills, newest first; without those that need a size or were just deleted. */
export async function productsForSurryHills(api: Api): Promise<Product[]> {
  const { lat, lng } = surryHills;
  const listed = await api.call(
    listAllProducts,
    { query: { lat, lng, delivery_to_user: true, per_page: 100 } },
    { headers: newestCatalogue() },
  );
  return listed.data.filter(({ sizes }) => sizes.length === 0);
}

/** The newest of them. */
export async function pickProduct(api: Api): Promise<Product> {
  const [product] = await productsForSurryHills(api);
  if (!product) throw new Error('The demo data has nothing for Surry Hills');
  return product;
}

export async function pickProductOf(api: Api, companyId: string | null | undefined): Promise<Product> {
  const product = (await productsForSurryHills(api)).find(({ company }) => company === companyId);
  if (!product) throw new Error('The florist has nothing for Surry Hills');
  return product;
}

export async function pickTwoProductsOf(
  api: Api,
  companyId: string | null | undefined,
): Promise<[Product, Product]> {
  const offered = await productsForSurryHills(api);
  const [first, second] = offered.filter(({ company }) => company === companyId);
  if (!first || !second) throw new Error('The florist has too little for Surry Hills');
  return [first, second];
}

/** Two products of two florists that deliver to Surry Hills. */
export async function productsOfTwoFlorists(api: Api): Promise<[Product, Product]> {
  const [first, ...rest] = await productsForSurryHills(api);
  const other = rest.find(({ company }) => company !== first?.company);
  if (!first || !other) throw new Error('The demo data has too few florists for Surry Hills');
  return [first, other];
}

/** Flowers of which others have cheaper ones; their windows lie within those of `vendor3`. */
export async function pickRescuable(api: Api, companyId: string | null | undefined): Promise<Product> {
  const all = await productsForSurryHills(api);
  const [own, others] = [true, false].map((isOwn) =>
    all.filter(({ company }) => (company === companyId) === isOwn),
  );
  const cheaper = (one: Product) =>
    others?.filter(({ category, price }) => category.id === one.category.id && price + 20 < one.price) ?? [];
  const [best] = own?.toSorted((a, b) => cheaper(b).length - cheaper(a).length) ?? [];
  if (!best || cheaper(best).length === 0) throw new Error('Nobody could take over an order of this florist');
  return best;
}

/** The first day and its first free period that the florist can do. */
export async function firstFreePeriod(api: Api, companyId: string, skipDays = 0) {
  const { lat, lng } = surryHills;
  const { data } = await api.call(deliveryDays, { query: { company_id: companyId, lat, lng } });
  const days = data.filter(({ available }) => available);
  const day = days[skipDays];
  const period = day?.periods.find(({ available }) => available);
  if (!day || !period) throw new Error('The florist has no free period');
  return { day: day.day, period: { start_time: period.start_time, stop_time: period.stop_time } };
}

/** A restored store remembers how much its contacts were sent: tests that run on it have another. */
export const contact = process.env.KEEP_RESTORED
  ? { fio: 'Ruby Before', phone: '0491 570 157', email: 'before@example.com' }
  : { fio: 'Ruby Tran', phone: '0491 570 156', email: 'ruby@example.com' };

/** A cart with one product, filled in so that it can be submitted. */
export async function fillCart(api: Api, product: Product): Promise<Order> {
  const { data } = await api.call(addProduct, { body: { product_id: product.id, count: 1 } });
  const { day, period } = await firstFreePeriod(api, product.company, 2);
  const filled = await api.call(updateCart, {
    params: { id: data.cart_hash },
    body: { ...contact, location: surryHills, deliveryDay: day, delivery_period: period },
  });
  return filled.data;
}

type Details = BodyInputOf<typeof checkout>;

export async function placeOrder(api: Api, product: Product, details: Details = {}): Promise<Order> {
  const cart = await fillCart(api, product);
  const { data } = await api.call(checkout, {
    params: { id: cart.cart_hash },
    body: { ...details, expected_total: cart.total },
  });
  return data;
}

/** Places an order as a new buyer with this florist. */
export async function placeOrderWith(
  api: Api,
  companyId: string | undefined,
  details: Details = {},
): Promise<Order> {
  await newBuyer(api);
  return placeOrder(api, await pickProductOf(api, companyId), details);
}

/** Picked up at the store on its first free day. */
export async function placePickupOrder(api: Api, product: Product, storeId: string): Promise<Order> {
  const { data: days } = await api.call(deliveryDays, { query: { pickup_store: storeId } });
  const day = days.find(({ available }) => available);
  const period = day?.periods.find(({ available }) => available);
  if (!day || !period) throw new Error('The store has no free period');
  const { data: cart } = await api.call(addProduct, { body: { product_id: product.id, count: 1 } });
  const { data } = await api.call(checkout, {
    params: { id: cart.cart_hash },
    body: {
      ...contact,
      isPickup: true,
      pickupStore: storeId,
      deliveryDay: day.day,
      delivery_period: { start_time: period.start_time, stop_time: period.stop_time },
    },
  });
  return data;
}
