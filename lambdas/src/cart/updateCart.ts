import type * as routes from '@bloomkin/shared/routes/cart.ts';
import type { Handler } from '../http/request.ts';
import { answerCart } from './answerCart.ts';
import type { CartItem } from './cartItem.ts';
import { changeCart } from './cartTable.ts';
import { filledIn } from './filledIn.ts';
import { getOwnCart } from './ownCart.ts';
import { loadGoods } from './pricedCart.ts';

export const updateCart: Handler<typeof routes.updateCart, CartItem | undefined> = async ({
  beside,
  params,
  body,
  caller,
  now,
}) => {
  const cart = await getOwnCart(beside, caller, params.id);
  const [changed, goods] = await Promise.all([
    changeCart(cart, (read) => ({ ...read, ...filledIn(read, body) }), now),
    loadGoods(cart),
  ]);
  return answerCart(changed, now, goods);
};
