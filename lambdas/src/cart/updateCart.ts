import type * as routes from '@bloomkin/shared/routes/cart.ts';
import { requirePlace } from '../addresses/checkPlace.ts';
import { answerCart } from './answerCart.ts';
import { changeCart } from './cartTable.ts';
import { filledIn } from './filledIn.ts';
import { getOwnCart } from './ownCart.ts';
import { loadGoods } from './pricedCart.ts';
import { withCart } from './withCart.ts';

export const updateCart = withCart<typeof routes.updateCart>(
  async ({ stored, params, body, caller, now }) => {
    const cart = await getOwnCart(stored, caller, params.id);
    const location = body.location && (await requirePlace(body.location, 'location', cart.place));
    const [changed, goods] = await Promise.all([
      changeCart(cart, (read) => ({ ...read, ...filledIn(read, { ...body, location }) }), now),
      loadGoods(cart),
    ]);
    return answerCart(changed, now, goods);
  },
);
