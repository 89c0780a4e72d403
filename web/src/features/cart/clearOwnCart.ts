import { clearCart } from '@bloomkin/shared/routes/cart.ts';
import { call } from '#api/call.ts';
import { ApiError } from '#errors/apiError.ts';
import { sessionStore, whenSessionKnown } from '#session/session.ts';
import { stored } from '#storage/storage.ts';
import { addToServerCart, loadServerCart, serverCart, showServerCart } from './serverCart.ts';

/** Resolves with false when other flowers are in the cart by then. */
export type PutBack = () => Promise<boolean>;

/** Resolves with the way back. */
export async function clearOwnCart(): Promise<PutBack> {
  await whenSessionKnown();
  return sessionStore.read().status === 'signedIn' ? clearServerCart() : clearGuestCart();
}

async function clearServerCart(): Promise<PutBack> {
  const { cart_hash: id, items } = serverCart.read() ?? (await loadServerCart());
  showServerCart((await call(clearCart, { params: { id } })).data);
  return async () => {
    try {
      for (const { product, size, count } of items)
        await addToServerCart({ productId: product.id, sizeId: size?.id, count, newCart: false });
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'CART.OTHER_COMPANY') return false;
      throw error;
    }
  };
}

async function clearGuestCart(): Promise<PutBack> {
  const before = stored.guestCart.read();
  stored.guestCart.clear();
  return async () => {
    if (stored.guestCart.read()?.items.length) return false;
    if (before) stored.guestCart.write(before);
    return true;
  };
}
