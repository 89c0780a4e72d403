import { AppError } from '@bloomkin/shared/errors.ts';
import { addToCart, type CartChange, setCount } from '@bloomkin/shared/rules/cart.ts';
import type { CompanyId, ProductId } from '@bloomkin/shared/schemas/ids.ts';
import type { ProductItem } from '../products/productEntity.ts';
import type { CartItem, CartLine } from './cartEntity.ts';

const maxAddKeys = 30;

function applyChange(cart: CartItem, change: CartChange<CartLine, CompanyId>): CartItem {
  if ('refusal' in change) throw new AppError(change.refusal);
  const { contents } = change;
  const leaves = cart.companyId !== null && contents.companyId !== cart.companyId;
  return { ...cart, ...(leaves && withoutFlorist), ...contents };
}

/** A day, a period and a pick-up store belong to a single florist. */
const withoutFlorist = { day: null, period: null, isPickup: false, pickupStoreId: null };

interface Addition {
  count: number;
  newCart: boolean;
  /** Idempotency key of the click. */
  add_key?: string | undefined;
}

export function withProduct(cart: CartItem, product: ProductItem, addition: Addition): CartItem {
  const { count, newCart, add_key: addKey } = addition;
  if (addKey && cart.addKeys.includes(addKey)) return cart;
  const added = { productId: product.id, count, shownCents: product.priceCents };
  const next = applyChange(cart, addToCart<CartLine, CompanyId>(cart, added, product.companyId, { newCart }));
  return { ...next, addKeys: addKey ? [...cart.addKeys, addKey].slice(-maxAddKeys) : cart.addKeys };
}

/** 0 or less removes the line; removing the last line resets the florist. */
export function withCount(cart: CartItem, productId: ProductId, count: number): CartItem {
  const line = cart.lines.find((one) => one.productId === productId);
  if (!line && count > 0) throw new AppError('CART.PRODUCT_UNAVAILABLE');
  if (!line || line.count === count) return cart;
  return applyChange(cart, setCount<CartLine, CompanyId>(cart, productId, count));
}

export function withoutLines(cart: CartItem): CartItem {
  return cart.lines.length === 0 ? cart : applyChange(cart, { contents: { lines: [], companyId: null } });
}

export function withShownPrices(cart: CartItem, priceOf: (id: ProductId) => number | undefined): CartItem {
  const lines = cart.lines.map((line) => ({
    ...line,
    shownCents: priceOf(line.productId) ?? line.shownCents,
  }));
  return { ...cart, lines };
}
