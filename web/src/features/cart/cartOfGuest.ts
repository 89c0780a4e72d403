import { cartTotals } from '@bloomkin/shared/rules/cartTotals.ts';
import { centsToDollars, parseDollars } from '@bloomkin/shared/rules/money.ts';
import type { GuestCart } from '../../storage/storage.ts';
import { type CartState, emptyCart } from './cartState.ts';

/** What a guest's cart looks like on the screens. */
export function cartOfGuest(cart: GuestCart | undefined): CartState {
  if (!cart) return emptyCart;
  const totals = cartTotals(
    cart.items.map(({ product, count }) => ({ count, priceCents: parseDollars(product.price) ?? 0 })),
  );
  return {
    companyId: cart.companyId,
    companyName: cart.companyName,
    lines: cart.items.map(({ product, count }) => ({ product, count, available: true })),
    count: totals.goodsNum,
    goods: centsToDollars(totals.goodsCents),
    order: undefined,
  };
}
