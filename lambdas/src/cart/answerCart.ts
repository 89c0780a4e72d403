import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { CartItem } from './cartItem.ts';
import { type CartGoods, loadGoods, priceCart } from './pricedCart.ts';
import { toCart } from './toCart.ts';

/**
 * The answer of every cart call: the cart with prices as of now. Goods that were read in the same request serve, unless
 * the cart holds more than they cover because somebody else changed it meanwhile.
 */
export async function answerCart(cart: CartItem, now: Date, read?: CartGoods): Promise<{ data: Order }> {
  const goods = read && covers(read, cart) ? read : await loadGoods(cart);
  return { data: toCart(priceCart(cart, goods, now)) };
}

function covers({ products, company }: CartGoods, cart: CartItem): boolean {
  const sameFlorist = (company?.company.id ?? null) === cart.companyId || cart.companyId === null;
  return sameFlorist && cart.lines.every(({ productId }) => products.has(productId));
}
