import type * as routes from '@bloomkin/shared/routes/cart.ts';
import type { Handler } from '../http/request.ts';
import { answerCart } from './answerCart.ts';
import type { CartItem } from './cartItem.ts';
import { openCart } from './cartTable.ts';

export const getCart: Handler<typeof routes.getCart, CartItem | undefined> = async ({
  beside,
  caller,
  now,
}) => answerCart(await openCart(caller.id, await beside, now), now);
