import type * as routes from '@bloomkin/shared/routes/cart.ts';
import type { Handler } from '../http/request.ts';
import { answerCart } from './answerCart.ts';
import type { BesideCart } from './besideCart.ts';
import { emptied } from './cartChanges.ts';
import { changeCart } from './cartTable.ts';
import { getOwnCart } from './ownCart.ts';
import { loadGoods } from './pricedCart.ts';

export const clearCart: Handler<typeof routes.clearCart, BesideCart> = async ({
  stored,
  params,
  caller,
  now,
}) => {
  const cart = await getOwnCart(stored, caller, params.id);
  const [changed, goods] = await Promise.all([changeCart(cart, emptied, now), loadGoods(cart)]);
  return answerCart(changed, now, goods);
};
