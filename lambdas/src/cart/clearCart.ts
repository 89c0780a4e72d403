import type * as routes from '@bloomkin/shared/routes/cart.ts';
import { answerCart } from './answerCart.ts';
import { emptied } from './cartChanges.ts';
import { changeCart } from './cartTable.ts';
import { getOwnCart } from './ownCart.ts';
import { loadGoods } from './pricedCart.ts';
import { withCart } from './withCart.ts';

export const clearCart = withCart<typeof routes.clearCart>(async ({ stored, params, caller, now }) => {
  const cart = await getOwnCart(stored, caller, params.id);
  const [changed, goods] = await Promise.all([changeCart(cart, emptied, now), loadGoods(cart)]);
  return answerCart(changed, now, goods);
});
