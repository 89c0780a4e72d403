import { lineKey, lineTitle } from '@bloomkin/shared/rules/orderLine.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { ApiError } from '#errors/apiError.ts';
import { addToServerCart } from '../cart/serverCart.ts';

/** Keys of partly added orders, so that a retry adds no line twice. */
const unfinished = new Map<string, Map<string, string>>();

/** Returns the names of unavailable products. Throws an ApiError: `CART.OTHER_COMPANY` without `newCart`. */
export async function reorder({ id, items }: Order, newCart: boolean): Promise<string[]> {
  const gone: string[] = [];
  const keys = unfinished.get(id) ?? new Map<string, string>();
  unfinished.set(id, keys);
  for (const { product, size, count } of items) {
    const line = { productId: product.id, sizeId: size?.id };
    const key = keys.get(lineKey(line)) ?? crypto.randomUUID();
    keys.set(lineKey(line), key);
    try {
      await addToServerCart({ ...line, count, newCart, key });
    } catch (error) {
      // Another florist's cart holds none of these lines, so the next attempt needs new keys.
      if (error instanceof ApiError && error.code === 'CART.OTHER_COMPANY') unfinished.delete(id);
      if (!isGone(error)) throw error;
      gone.push(lineTitle(product.name, size?.name));
    }
  }
  unfinished.delete(id);
  return gone;
}

const isGone = (error: unknown): boolean =>
  error instanceof ApiError &&
  // 422: it has got sizes since.
  (error.status === 404 || error.status === 422 || error.code === 'CART.PRODUCT_UNAVAILABLE');
