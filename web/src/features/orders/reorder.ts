import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { ApiError } from '../../api/apiError.ts';
import { addToServerCart } from '../cart/serverCartChanges.ts';

/**
 * Puts an order's flowers into the cart once more; with `newCart` another florist's cart is emptied first. Answers the
 * names of what is not sold any more. Throws an ApiError, `CART.OTHER_COMPANY` when the cart is another florist's.
 */
export async function reorder({ items }: Order, newCart: boolean): Promise<string[]> {
  const gone: string[] = [];
  for (const { product, count } of items) {
    try {
      await addToServerCart({ productId: product.id, count, newCart, key: crypto.randomUUID() });
    } catch (error) {
      const isGone =
        error instanceof ApiError && (error.status === 404 || error.code === 'CART.PRODUCT_UNAVAILABLE');
      if (!isGone) throw error;
      gone.push(product.name);
    }
  }
  return gone;
}
