import { AppError } from '@bloomkin/shared/errors.ts';
import { addToCart, type CartChange, setCount } from '@bloomkin/shared/rules/cart.ts';
import { isSameLine, type LineRef } from '@bloomkin/shared/rules/orderLine.ts';
import type { CartHash, CompanyId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import { type CartItem, type CartLine, findCart } from '#model/carts/cartEntity.ts';
import { findCartLookup } from '#model/carts/cartLookupEntity.ts';
import type { ProductItem, StoredSize } from '#model/products/productEntity.ts';
import type { Caller } from '#platform/http/caller.ts';
import { type Handler, type PrefetchingHandler, prefetch } from '#platform/http/request.ts';
import type { Get } from '#platform/table/read.ts';

/** Retries of a click arrive within seconds. */
const maxAddKeys = 10;

function applyChange(cart: CartItem, change: CartChange<CartLine, CompanyId>): CartItem {
  if ('refusal' in change) throw new AppError(change.refusal);
  const { contents } = change;
  const leaves = cart.companyId !== null && contents.companyId !== cart.companyId;
  return { ...cart, ...(leaves && withoutFlorist), ...contents };
}

/** Pick-up store and code belong to one florist; who, when and where to the buyer. */
const withoutFlorist = { isPickup: false, pickupStoreId: null, discountCode: null };

interface Addition {
  count: number;
  newCart: boolean;
  /** Idempotency key of the click. */
  add_key?: string | undefined;
}

interface Goods {
  product: ProductItem;
  size: StoredSize | undefined;
}

export function withProduct(cart: CartItem, { product, size }: Goods, addition: Addition): CartItem {
  const { count, newCart, add_key: addKey } = addition;
  if (addKey && cart.addKeys.includes(addKey)) return cart;
  const { priceCents: shownCents } = size ?? product;
  const added = { productId: product.id, ...(size && { sizeId: size.id }), count, shownCents };
  const next = applyChange(cart, addToCart<CartLine, CompanyId>(cart, added, product.companyId, { newCart }));
  return { ...next, addKeys: addKey ? [...cart.addKeys, addKey].slice(-maxAddKeys) : cart.addKeys };
}

/** 0 or less removes the line; removing the last line resets the florist. */
export function withCount(cart: CartItem, ref: LineRef, count: number): CartItem {
  const line = cart.lines.find((other) => isSameLine(other, ref));
  if (!line && count > 0) throw new AppError('CART.PRODUCT_UNAVAILABLE');
  if (!line || line.count === count) return cart;
  return applyChange(cart, setCount<CartLine, CompanyId>(cart, ref, count));
}

export function withoutLines(cart: CartItem): CartItem {
  return cart.lines.length === 0 ? cart : applyChange(cart, { contents: { lines: [], companyId: null } });
}

export function withShownPrices(cart: CartItem, priceOf: (line: LineRef) => number | undefined): CartItem {
  const lines = cart.lines.map((line) => ({
    ...line,
    shownCents: priceOf(line) ?? line.shownCents,
  }));
  return { ...cart, lines };
}

export interface CartContext extends Record<string, Promise<unknown>> {
  /** Undefined when there is none. */
  stored: Promise<CartItem | undefined>;
}

export const withCart = <R>(handle: Handler<R, CartContext>): PrefetchingHandler<R> =>
  prefetch((_request, userId, read) => ({ stored: findStored(userId, read) }), handle);

export const findStored = async (userId: UserId | undefined, read: Get): Promise<CartItem | undefined> =>
  userId && findCart(userId, read);

/** CART.SUBMITTED when the caller's hash became an order; 404 for others' carts and unknown or replaced hashes. */
export async function getOwnCart(
  stored: CartContext['stored'],
  caller: Caller,
  hash: CartHash,
): Promise<CartItem> {
  const cart = await stored;
  if (cart?.hash === hash) return cart;
  const lookup = await findCartLookup(hash);
  if (lookup?.userId !== caller.id || !lookup.orderId) throw new AppError('NOT_FOUND');
  throw new AppError('CART.SUBMITTED');
}
