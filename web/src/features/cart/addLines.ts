import { maxLineCount } from '@bloomkin/shared/rules/cart.ts';
import { lineTitle } from '@bloomkin/shared/rules/orderLine.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { ApiError } from '#errors/apiError.ts';
import { stored } from '#storage/storage.ts';
import { addToServerCart } from './serverCart.ts';

/** Call again to resume. Resolves with the titles of unavailable lines and the reasons. Throws an ApiError. */
export type AddLines = (newCart: boolean) => Promise<string[]>;

/** A retry adds no line twice to the same cart. */
export function prepareLines(items: Order['items']): AddLines {
  const lines = items.map(({ product, size, count }) => ({
    title: lineTitle(product.name, size?.name),
    addition: { productId: product.id, sizeId: size?.id, count, key: crypto.randomUUID() },
  }));
  /** By key, the cart that has the line: the server knows a cart's latest keys only. */
  const carts = new Map<string, string>();
  return async (newCart) => {
    const gone: string[] = [];
    for (const { title, addition } of lines) {
      const cart = carts.get(addition.key);
      if (cart && cart === stored.cartHash.read()) continue;
      try {
        const { cart_hash } = await addToServerCart({ ...addition, newCart });
        carts.set(addition.key, cart_hash);
      } catch (error) {
        const reason = findReason(error);
        if (!reason) throw error;
        gone.push(`${title} (${reason})`);
      }
    }
    return gone;
  };
}

/** Undefined for a fault that is not the product's. */
function findReason(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.errors.some(({ path }) => path === 'size_id')) return 'now sold in sizes: choose one on its page';
  if (error.code === 'CART.COUNT') return `a cart holds ${maxLineCount} of one product`;
  if (error.code === 'CART.FULL') return 'the cart is full';
  return error.status === 404 || error.code === 'CART.PRODUCT_UNAVAILABLE' ? 'not sold any more' : undefined;
}

export const isOtherFlorist = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'CART.OTHER_COMPANY';

export const describeGone = (titles: readonly string[]): string => `Not in your cart: ${titles.join(', ')}`;
