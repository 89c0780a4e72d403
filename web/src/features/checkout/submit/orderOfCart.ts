import { getCartByHash } from '@bloomkin/shared/routes/cart.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { call } from '#api/call.ts';

/** Undefined while the hash is a cart. Throws an ApiError. */
export async function loadOrderOfCart(hash: string): Promise<Order | undefined> {
  const { data } = await call(getCartByHash, { params: { id: hash } });
  return data.status === 'cart' || data.status === 'abandoned_cart' ? undefined : data;
}
