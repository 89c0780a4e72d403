import type * as routes from '@bloomkin/shared/routes/cart.ts';
import type { Handler } from '../http/request.ts';
import { answerCart } from './answerCart.ts';
import type { BesideCart } from './besideCart.ts';
import { openCart } from './cartTable.ts';

export const getCart: Handler<typeof routes.getCart, BesideCart> = async ({ stored, caller, now }) =>
  answerCart(await openCart(caller.id, await stored, now), now);
