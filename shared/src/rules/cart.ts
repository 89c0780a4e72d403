import type { ErrorCode } from '#errors.ts';
import { isSameLine, type LineRef } from './orderLine.ts';

export const maxLineCount = 999;
export const maxLines = 100;
export const maxCardLetters = 300;
export const maxOrderCents = 2_000_000;
export const tooDearMessage =
  'An order is worth at most $20,000: please take something out, or call the florist about a larger one';

export interface CartLine extends LineRef {
  count: number;
}

export interface CartContents<Line extends CartLine = CartLine, CompanyId extends string = string> {
  companyId: CompanyId | null;
  lines: readonly Line[];
}

export type CartRefusal = Extract<ErrorCode, 'CART.OTHER_COMPANY' | 'CART.FULL' | 'CART.COUNT'>;

export type CartChange<Line extends CartLine, CompanyId extends string> =
  | { contents: CartContents<Line, CompanyId> }
  | { refusal: CartRefusal };

const isCount = (count: number) => Number.isInteger(count) && count >= 1 && count <= maxLineCount;

/** Another company's product is refused unless `newCart` (docs/product-rules.md, "Cart"). */
export function addToCart<Line extends CartLine, CompanyId extends string>(
  cart: CartContents<Line, CompanyId>,
  added: Line,
  companyId: CompanyId,
  { newCart = false } = {},
): CartChange<Line, CompanyId> {
  const isOther = cart.companyId !== null && cart.companyId !== companyId && cart.lines.length > 0;
  if (isOther && !newCart) return { refusal: 'CART.OTHER_COMPANY' };
  const current = isOther ? [] : cart.lines;
  const existing = current.find((other) => isSameLine(other, added));
  const line = { ...added, count: added.count + (existing?.count ?? 0) };
  if (!isCount(added.count) || !isCount(line.count)) return { refusal: 'CART.COUNT' };
  if (!existing && current.length >= maxLines) return { refusal: 'CART.FULL' };
  const lines = existing ? current.map((other) => (other === existing ? line : other)) : [...current, line];
  return { contents: { companyId, lines } };
}

/** 0 or less removes the line; without a line nothing changes. */
export function setCount<Line extends CartLine, CompanyId extends string>(
  cart: CartContents<Line, CompanyId>,
  line: LineRef,
  count: number,
): CartChange<Line, CompanyId> {
  if (count <= 0) return { contents: removeLine(cart, line) };
  if (!isCount(count)) return { refusal: 'CART.COUNT' };
  const lines = cart.lines.map((other) => (isSameLine(other, line) ? { ...other, count } : other));
  return { contents: { companyId: cart.companyId, lines } };
}

/** Removing the last line clears the company too. */
export function removeLine<Line extends CartLine, CompanyId extends string>(
  cart: CartContents<Line, CompanyId>,
  line: LineRef,
): CartContents<Line, CompanyId> {
  const lines = cart.lines.filter((other) => !isSameLine(other, line));
  return { companyId: lines.length === 0 ? null : cart.companyId, lines };
}
