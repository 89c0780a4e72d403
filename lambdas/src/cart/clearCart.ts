import type * as routes from '@bloomkin/shared/routes/cart.ts';
import { withoutLines } from './cartChanges.ts';
import { changeCart } from './cartEntity.ts';
import { loadGoods } from './pricedCart.ts';
import { toCartResponse } from './toCart.ts';
import { getOwnCart, withCart } from './withCart.ts';

export const clearCart = withCart<typeof routes.clearCart>(async ({ stored, params, caller, now }) => {
  const cart = await getOwnCart(stored, caller, params.id);
  const [changed, goods] = await Promise.all([changeCart(cart, withoutLines, now), loadGoods(cart)]);
  return toCartResponse(changed, now, goods);
});
