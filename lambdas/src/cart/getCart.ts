import type * as routes from '@bloomkin/shared/routes/cart.ts';
import { answerCart } from './answerCart.ts';
import { openCart } from './cartTable.ts';
import { withCart } from './withCart.ts';

export const getCart = withCart<typeof routes.getCart>(async ({ stored, caller, now }) =>
  answerCart(await openCart(caller.id, await stored, now), now),
);
