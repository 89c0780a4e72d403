import type * as routes from '@bloomkin/shared/routes/cart.ts';
import type { Handler } from '../http/request.ts';
import { answerCart } from './answerCart.ts';
import type { CartItem } from './cartItem.ts';
import { startNewCart } from './cartTable.ts';

export const createCart: Handler<typeof routes.createCart, CartItem | undefined> = async ({
  beside,
  caller,
  now,
}) => answerCart(await startNewCart(caller.id, await beside, now), now);
