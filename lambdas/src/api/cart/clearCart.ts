import type * as routes from '@bloomkin/shared/routes/cart.ts';
import { changeCart } from '#model/carts/cartEntity.ts';
import { loadGoods } from '#model/carts/pricedCart.ts';
import { toCartResponse } from '#model/carts/toCart.ts';
import { withoutLines } from './cartChanges.ts';
import { getOwnCart, withCart } from './withCart.ts';

export const clearCart = withCart<typeof routes.clearCart>(async ({ stored, params, caller, now }) => {
  const cart = await getOwnCart(stored, caller, params.id);
  const [changed, goods] = await Promise.all([changeCart(cart, withoutLines, now), loadGoods(cart)]);
  return toCartResponse(changed, now, goods);
});
