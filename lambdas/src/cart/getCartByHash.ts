import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/cart.ts';
import { canSeeCart } from '@bloomkin/shared/rules/permissions.ts';
import { findOrder } from '../orders/orderTable.ts';
import { toOrder } from '../orders/toOrder.ts';
import { answerCart } from './answerCart.ts';
import { findCart, findCartTrace } from './cartTable.ts';
import { withCart } from './withCart.ts';

/** A cart that has become an order shows the order: a tab that was left open finds its way. */
export const getCartByHash = withCart<typeof routes.getCartByHash>(
  async ({ stored, params, caller, now }) => {
    const own = await stored;
    if (own?.hash === params.id) return answerCart(own, now);
    const trace = await findCartTrace(params.id);
    if (!trace || !canSeeCart(caller, trace)) throw new AppError('NOT_FOUND');
    const order = trace.orderId && (await findOrder(trace.orderId));
    if (order) return { data: toOrder(order) };
    const cart = await findCart(trace.userId);
    if (cart?.hash !== params.id) throw new AppError('NOT_FOUND');
    return answerCart(cart, now);
  },
);
