import type * as routes from '@bloomkin/shared/routes/cart.ts';
import { startNewCart } from '#model/carts/cartEntity.ts';
import { toCartResponse } from '#model/carts/toCart.ts';
import { withCart } from './withCart.ts';

export const createCart = withCart<typeof routes.createCart>(async ({ stored, caller, now }) =>
  toCartResponse(await startNewCart(caller.id, await stored, now), now),
);
