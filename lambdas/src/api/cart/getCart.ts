import type * as routes from '@bloomkin/shared/routes/cart.ts';
import { openCart } from '#model/carts/cartEntity.ts';
import { toCartResponse } from '#model/carts/toCart.ts';
import { withCart } from './withCart.ts';

export const getCart = withCart<typeof routes.getCart>(async ({ stored, caller, now }) =>
  toCartResponse(await openCart(caller.id, await stored, now), now),
);
