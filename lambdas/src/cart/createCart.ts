import type * as routes from '@bloomkin/shared/routes/cart.ts';
import type { Handler } from '../http/request.ts';
import { answerCart } from './answerCart.ts';
import type { BesideCart } from './besideCart.ts';
import { startNewCart } from './cartTable.ts';

export const createCart: Handler<typeof routes.createCart, BesideCart> = async ({ stored, caller, now }) =>
  answerCart(await startNewCart(caller.id, await stored, now), now);
