import type { ErrorCode } from '../errors.ts';

export const maxLineCount = 999;
export const maxLines = 100;
/** What an order may be worth, delivery included: more is a wedding, and agreed by phone. */
export const maxOrderCents = 2_000_000;
export const tooDearMessage =
  'An order is worth at most $20,000: please take something out, or call the florist about a larger one';

export interface CartLine<ProductId extends string = string> {
  productId: ProductId;
  count: number;
}

/** What a cart holds, in the browser and on the server; all of it from one company, which is null for an empty cart. */
export interface CartContents<Line extends CartLine = CartLine, CompanyId extends string = string> {
  companyId: CompanyId | null;
  lines: readonly Line[];
}

export type CartRefusal = Extract<ErrorCode, 'CART.OTHER_COMPANY' | 'CART.FULL' | 'CART.COUNT'>;

export type CartChange<Line extends CartLine, CompanyId extends string> =
  | { contents: CartContents<Line, CompanyId> }
  | { refusal: CartRefusal };

export const emptyContents: CartContents<never, never> = { companyId: null, lines: [] };

const isCount = (count: number) => Number.isInteger(count) && count >= 1 && count <= maxLineCount;

/**
 * Adds a product of a company: to its line when it has one, whose other fields become the new ones, else as a last
 * line. Another company's product is refused, or with `newCart` replaces what was there. CART.COUNT: the line's
 * count would not be 1–999.
 */
export function addToCart<Line extends CartLine, CompanyId extends string>(
  cart: CartContents<Line, CompanyId>,
  added: Line,
  companyId: CompanyId,
  { newCart = false } = {},
): CartChange<Line, CompanyId> {
  const isOther = cart.companyId !== null && cart.companyId !== companyId && cart.lines.length > 0;
  if (isOther && !newCart) return { refusal: 'CART.OTHER_COMPANY' };
  const kept = isOther ? [] : cart.lines;
  const present = kept.find(({ productId }) => productId === added.productId);
  const line = { ...added, count: added.count + (present?.count ?? 0) };
  if (!isCount(added.count) || !isCount(line.count)) return { refusal: 'CART.COUNT' };
  if (!present && kept.length >= maxLines) return { refusal: 'CART.FULL' };
  const lines = present ? kept.map((other) => (other === present ? line : other)) : [...kept, line];
  return { contents: { companyId, lines } };
}

/** Sets how many of a product; 0 or less removes its line. A product that is not in the cart changes nothing. */
export function setCount<Line extends CartLine, CompanyId extends string>(
  cart: CartContents<Line, CompanyId>,
  productId: Line['productId'],
  count: number,
): CartChange<Line, CompanyId> {
  if (count <= 0) return { contents: removeLine(cart, productId) };
  if (!isCount(count)) return { refusal: 'CART.COUNT' };
  const lines = cart.lines.map((line) => (line.productId === productId ? { ...line, count } : line));
  return { contents: { companyId: cart.companyId, lines } };
}

/** Without the product's line; with the last line goes the company. */
export function removeLine<Line extends CartLine, CompanyId extends string>(
  cart: CartContents<Line, CompanyId>,
  productId: Line['productId'],
): CartContents<Line, CompanyId> {
  const lines = cart.lines.filter((line) => line.productId !== productId);
  return { companyId: lines.length === 0 ? null : cart.companyId, lines };
}
