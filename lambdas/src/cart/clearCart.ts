import type * as routes from '@bloomkin/shared/routes/cart.ts';
import type { Handler } from '../http/request.ts';
import { answerCart } from './answerCart.ts';
import { emptied } from './cartChanges.ts';
import type { CartItem } from './cartItem.ts';
import { changeCart } from './cartTable.ts';
import { getOwnCart } from './ownCart.ts';
import { loadGoods } from './pricedCart.ts';

export const clearCart: Handler<typeof routes.clearCart, CartItem | undefined> = async ({
  beside,
  params,
  caller,
  now,
}) => {
  const cart = await getOwnCart(beside, caller, params.id);
  const [changed, goods] = await Promise.all([changeCart(cart, emptied, now), loadGoods(cart)]);
  return answerCart(changed, now, goods);
};
