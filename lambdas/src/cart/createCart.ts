import type * as routes from '@bloomkin/shared/routes/cart.ts';
import { answerCart } from './answerCart.ts';
import { startNewCart } from './cartTable.ts';
import { withCart } from './withCart.ts';

export const createCart = withCart<typeof routes.createCart>(async ({ stored, caller, now }) =>
  answerCart(await startNewCart(caller.id, await stored, now), now),
);
