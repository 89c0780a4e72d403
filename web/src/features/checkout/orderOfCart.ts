import { getCartByHash } from '@bloomkin/shared/routes/cart.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { callSignedIn } from '../../session/callSignedIn.ts';

/** An ordered cart's hash leads to the order; undefined while it is a cart. Throws an ApiError. */
export async function orderOfCart(hash: string): Promise<Order | undefined> {
  const { data } = await callSignedIn(getCartByHash, { params: { id: hash } });
  return data.status === 'cart' || data.status === 'abandoned_cart' ? undefined : data;
}
