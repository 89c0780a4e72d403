import { addProduct, setProductCount } from '@bloomkin/shared/routes/cart.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { call } from '../../api/call.ts';
import { loadServerCart, serverCart, takeUp } from './serverCart.ts';

interface Addition {
  productId: string;
  count: number;
  newCart: boolean;
  /** Adds once under the same key; without one the client makes it. */
  key?: string;
}

export async function addToServerCart({ productId, count, newCart, key }: Addition): Promise<Order> {
  const body = { product_id: productId, count, newCart };
  const { data } = await call(addProduct, { body }, key ? { idempotencyKey: key } : {});
  return takeUp(data);
}

/** Setting a count is safe to repeat. */
export async function setServerCount(productId: string, count: number): Promise<Order> {
  const cart = serverCart.read() ?? (await loadServerCart());
  const { data } = await call(setProductCount, {
    params: { id: cart.cart_hash },
    body: { product_id: productId, count },
  });
  return takeUp(data);
}
