import type { OrderPromise, PlacePromise, Usage } from '@bloomkin/shared/rules/orderPromise.ts';
import { promiseDelivery, promisePickup, quoteDelivery } from '@bloomkin/shared/rules/promise.ts';
import type { ProductId } from '@bloomkin/shared/schemas/ids.ts';
import { type CompanyWithStores, findCompany, toCompanyFacts } from '../companies/companyEntity.ts';
import { findProducts, type ProductItem } from '../products/productEntity.ts';
import type { CartItem, CartLine } from './cartEntity.ts';

/** What a cart's lines are made of, read fresh: prices are the server's, as of now. */
export interface CartGoods {
  products: ReadonlyMap<ProductId, ProductItem>;
  company: CompanyWithStores | undefined;
}

/** `consistent`: the florist too as of now, since its zones and minimum decide what is paid. Products always are. */
export async function loadGoods(cart: CartItem, { consistent = false } = {}): Promise<CartGoods> {
  const [products, company] = await Promise.all([
    findProducts(cart.lines.map(({ productId }) => productId)),
    cart.companyId ? findCompany(cart.companyId, { consistent }) : undefined,
  ]);
  return { products, company };
}

export interface PricedLine extends CartLine {
  product: ProductItem;
  /** Can be bought now. */
  available: boolean;
}

export interface PricedCart {
  cart: CartItem;
  company: CompanyWithStores | undefined;
  lines: readonly PricedLine[];
  goodsCents: number;
  /** What the engine says of the chosen place (or pick-up store) and day; undefined while one of them is missing. */
  promise: OrderPromise | undefined;
  deliveryCents: number;
  /** Of the store that brings it; of the florist's first one while that is open. Null in a cart of no florist. */
  timeZone: string | null;
  totalCents: number;
}

/**
 * A cart with today's prices. Lines that cannot be bought any more stay visible and count nothing. Before a day is chosen
 * the delivery price is the place's; with a day it is that day's. `usage` is what the store has taken on that day: without
 * it nothing counts as booked out, which is enough to show a price.
 */
export function priceCart(
  cart: CartItem,
  { products, company }: CartGoods,
  now: Date,
  usage: Usage = [],
): PricedCart {
  const lines = cart.lines.flatMap((line): PricedLine[] => {
    const product = products.get(line.productId);
    const available = Boolean(product?.active && !product.deleted && company?.company.active);
    return product ? [{ ...line, product, available }] : [];
  });
  const goodsCents = lines
    .filter(({ available }) => available)
    .reduce((sum, { product, count }) => sum + product.priceCents * count, 0);
  const promise = computePromise(cart, company, goodsCents, now, usage);
  const served = promise ?? computePlacePromise(cart, company, goodsCents);
  const deliveryCents = served?.costCents ?? 0;
  const timeZone = served?.timeZone ?? company?.stores[0]?.timeZone ?? null;
  const totalCents = goodsCents + deliveryCents;
  return { cart, company, lines, goodsCents, promise, deliveryCents, timeZone, totalCents };
}

function computePromise(
  cart: CartItem,
  company: CompanyWithStores | undefined,
  goodsTotalCents: number,
  now: Date,
  usage: Usage,
): OrderPromise | undefined {
  if (!company || !cart.day || cart.lines.length === 0) return undefined;
  const when = { company: toCompanyFacts(company), day: cart.day, period: cart.period, usage, now };
  if (cart.isPickup)
    return cart.pickupStoreId ? promisePickup({ ...when, storeId: cart.pickupStoreId }) : undefined;
  return cart.place ? promiseDelivery({ ...when, place: cart.place, goodsTotalCents }) : undefined;
}

function computePlacePromise(
  cart: CartItem,
  company: CompanyWithStores | undefined,
  goodsTotalCents: number,
): PlacePromise | undefined {
  if (!company || cart.isPickup || !cart.place || cart.lines.length === 0) return undefined;
  return quoteDelivery({ company: toCompanyFacts(company), place: cart.place, goodsTotalCents });
}
