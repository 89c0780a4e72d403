import type * as routes from '@bloomkin/shared/routes/cart.ts';
import { openCart } from './cartEntity.ts';
import { toCartResponse } from './toCart.ts';
import { withCart } from './withCart.ts';

export const getCart = withCart<typeof routes.getCart>(async ({ stored, caller, now }) =>
  toCartResponse(await openCart(caller.id, await stored, now), now),
);
