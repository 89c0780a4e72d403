import { AppError } from '@bloomkin/shared/errors.ts';
import { addToCart, type CartChange, setCount } from '@bloomkin/shared/rules/cart.ts';
import type { CompanyId, ProductId } from '@bloomkin/shared/schemas/ids.ts';
import type { ProductItem } from '../products/productTable.ts';
import type { CartItem, CartLine } from './cartItem.ts';

const keptAddKeys = 30;

function changed(cart: CartItem, change: CartChange<CartLine, CompanyId>): CartItem {
  if ('refusal' in change) throw new AppError(change.refusal);
  const { contents } = change;
  const leaves = cart.companyId !== null && contents.companyId !== cart.companyId;
  return { ...cart, ...(leaves && ofNoFlorist), ...contents };
}

/** A day, a period and a pick-up store are one florist's: they go with it. */
const ofNoFlorist = { day: null, period: null, isPickup: false, pickupStoreId: null };

/** How many of a product are added; `newCart` empties a cart of another florist first. */
interface Addition {
  count: number;
  newCart: boolean;
  /** A key of this very click: the same key again changes nothing. */
  add_key?: string | undefined;
}

/** The cart with more of a product. */
export function withProduct(cart: CartItem, product: ProductItem, addition: Addition): CartItem {
  const { count, newCart, add_key: addKey } = addition;
  if (addKey && cart.addKeys.includes(addKey)) return cart;
  const added = { productId: product.id, count, shownCents: product.priceCents };
  const next = changed(cart, addToCart<CartLine, CompanyId>(cart, added, product.companyId, { newCart }));
  return { ...next, addKeys: addKey ? [...cart.addKeys, addKey].slice(-keptAddKeys) : cart.addKeys };
}

/** The cart with so many of a product it holds; 0 or less takes the line out, the last line resets the florist. */
export function withCount(cart: CartItem, productId: ProductId, count: number): CartItem {
  const present = cart.lines.find((line) => line.productId === productId);
  if (!present && count > 0) throw new AppError('CART.PRODUCT_UNAVAILABLE');
  if (!present || present.count === count) return cart;
  return changed(cart, setCount<CartLine, CompanyId>(cart, productId, count));
}

export function emptied(cart: CartItem): CartItem {
  return cart.lines.length === 0 ? cart : changed(cart, { contents: { lines: [], companyId: null } });
}

/** The cart as the person was just shown it: with today's prices. */
export function withShownPrices(cart: CartItem, priceOf: (id: ProductId) => number | undefined): CartItem {
  const lines = cart.lines.map((line) => ({
    ...line,
    shownCents: priceOf(line.productId) ?? line.shownCents,
  }));
  return { ...cart, lines };
}
