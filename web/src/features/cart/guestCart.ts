import { addToCart, type CartLine as RuleLine, setCount } from '@bloomkin/shared/rules/cart.ts';
import { type GuestCart, stored } from '../../storage/storage.ts';
import type { CartProduct } from './cartState.ts';

interface GuestLine extends RuleLine {
  product: CartProduct;
}

const none: GuestCart = { companyId: null, companyName: '', items: [] };

const linesOf = (cart: GuestCart): GuestLine[] =>
  cart.items.map(({ product, count }) => ({ productId: product.id, product, count }));

function write(companyId: string | null, companyName: string, lines: readonly GuestLine[]): void {
  const items = lines.map(({ product, count }) => ({ product, count }));
  stored.guestCart.write({ companyId, companyName: companyId ? companyName : '', items });
}

/** The refusal of an addition, as the server would say it; undefined when it was added. */
export function addToGuestCart(
  product: CartProduct,
  companyName: string,
  count: number,
  newCart: boolean,
): string | undefined {
  const cart = stored.guestCart.read() ?? none;
  const contents = { companyId: cart.companyId, lines: linesOf(cart) };
  const added = { productId: product.id, product, count };
  const change = addToCart<GuestLine, string>(contents, added, product.company, { newCart });
  if ('refusal' in change) return change.refusal;
  write(change.contents.companyId, companyName, change.contents.lines);
  return undefined;
}

export function setGuestCount(productId: string, count: number): void {
  const cart = stored.guestCart.read() ?? none;
  const change = setCount<GuestLine, string>(
    { companyId: cart.companyId, lines: linesOf(cart) },
    productId,
    count,
  );
  if ('contents' in change) write(change.contents.companyId, cart.companyName, change.contents.lines);
}
