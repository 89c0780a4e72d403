import type * as routes from '@bloomkin/shared/routes/cart.ts';
import { answerCart } from './answerCart.ts';
import { withCount } from './cartChanges.ts';
import { changeCart } from './cartTable.ts';
import { getOwnCart } from './ownCart.ts';
import { loadGoods } from './pricedCart.ts';
import { withCart } from './withCart.ts';

export const setProductCount = withCart<typeof routes.setProductCount>(
  async ({ stored, params, body, caller, now }) => {
    const cart = await getOwnCart(stored, caller, params.id);
    const [changed, goods] = await Promise.all([
      changeCart(cart, (read) => withCount(read, body.product_id, body.count), now),
      loadGoods(cart),
    ]);
    return answerCart(changed, now, goods);
  },
);
