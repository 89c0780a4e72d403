import { addProduct, setProductCount } from '@bloomkin/shared/routes/cart.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { callSignedIn } from '../../session/callSignedIn.ts';
import { loadServerCart, serverCart, takeUp } from './serverCart.ts';

interface Addition {
  productId: string;
  count: number;
  newCart: boolean;
  /** The same key adds once, however often it is sent: a lost answer may be asked for again. */
  key: string;
}

export async function addToServerCart({ productId, count, newCart, key }: Addition): Promise<Order> {
  const body = { product_id: productId, count, newCart, add_key: key };
  const { data } = await callSignedIn(addProduct, { body }, { idempotencyKey: key });
  return takeUp(data);
}

/** Setting a count is safe to repeat. */
export async function setServerCount(productId: string, count: number): Promise<Order> {
  const cart = serverCart.read() ?? (await loadServerCart());
  const { data } = await callSignedIn(
    setProductCount,
    { params: { id: cart.cart_hash }, body: { product_id: productId, count } },
    { idempotencyKey: crypto.randomUUID() },
  );
  return takeUp(data);
}
