import type { OrderPromise, PlacePromise, Usage } from '@bloomkin/shared/rules/orderPromise.ts';
import { chooseSize } from '@bloomkin/shared/rules/productSizes.ts';
import { promiseDelivery, promisePickup, quoteDelivery } from '@bloomkin/shared/rules/promise.ts';
import type { ProductId } from '@bloomkin/shared/schemas/ids.ts';
import {
  type CompanyWithStores,
  findCompany,
  isSelling,
  toCompanyFacts,
} from '../companies/companyEntity.ts';
import { findProducts, type ProductItem, type StoredSize } from '../products/productEntity.ts';
import type { CartItem, CartLine } from './cartEntity.ts';

export interface CartGoods {
  products: ReadonlyMap<ProductId, ProductItem>;
  company: CompanyWithStores | undefined;
}

/** `consistent` reads the florist consistently too: zones and minimum decide the price. Products always are. */
export async function loadGoods(cart: CartItem, { consistent = false } = {}): Promise<CartGoods> {
  const [products, company] = await Promise.all([
    findProducts(cart.lines.map(({ productId }) => productId)),
    cart.companyId ? findCompany(cart.companyId, { consistent }) : undefined,
  ]);
  return { products, company };
}

export interface PricedLine extends CartLine {
  product: ProductItem;
  /** Undefined without sizes, or when it is gone. */
  size: StoredSize | undefined;
  /** Of the size if there is one. */
  priceCents: number;
  available: boolean;
}

export interface PricedCart {
  cart: CartItem;
  company: CompanyWithStores | undefined;
  lines: readonly PricedLine[];
  goodsCents: number;
  /** Undefined while place (or pick-up store) or day is missing. */
  promise: OrderPromise | undefined;
  deliveryCents: number;
  /** The delivering store's, else the florist's first store's; null without a florist. */
  timeZone: string | null;
  totalCents: number;
}

/** Unavailable lines stay visible and count nothing. Without `usage` nothing counts as booked out. */
export function priceCart(
  cart: CartItem,
  { products, company }: CartGoods,
  now: Date,
  usage: Usage = [],
): PricedCart {
  const lines = cart.lines.flatMap((line): PricedLine[] => {
    const product = products.get(line.productId);
    if (!product) return [];
    const size = product.sizes.find(({ id }) => id === line.sizeId);
    const { priceCents } = size ?? product;
    return [{ ...line, product, size, priceCents, available: isAvailable(line, product, company) }];
  });
  const goodsCents = lines
    .filter(({ available }) => available)
    .reduce((sum, { priceCents, count }) => sum + priceCents * count, 0);
  const promise = computePromise(cart, company, goodsCents, now, usage);
  const served = promise ?? computePlacePromise(cart, company, goodsCents);
  const deliveryCents = served?.costCents ?? 0;
  const timeZone = served?.timeZone ?? company?.stores[0]?.timeZone ?? null;
  const totalCents = goodsCents + deliveryCents;
  return { cart, company, lines, goodsCents, promise, deliveryCents, timeZone, totalCents };
}

function isAvailable(
  { sizeId }: CartLine,
  product: ProductItem,
  company: CompanyWithStores | undefined,
): boolean {
  if (!product.active || product.deleted || !company || !isSelling(company.company)) return false;
  return 'size' in chooseSize(product.sizes, sizeId);
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
