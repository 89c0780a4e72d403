import { clearCart } from '@bloomkin/shared/routes/cart.ts';
import { call } from '#api/call.ts';
import { ApiError } from '#errors/apiError.ts';
import { sessionStore, whenSessionKnown } from '#session/session.ts';
import { stored } from '#storage/storage.ts';
import { OtherFloristError } from './cartActions.ts';
import { addToServerCart, loadServerCart, serverCart, showServerCart } from './serverCart.ts';

export type PutBack = () => Promise<void>;

/** Resolves with the way back, which throws OtherFloristError when other flowers are in the cart by then. */
export async function clearOwnCart(): Promise<PutBack> {
  await whenSessionKnown();
  return sessionStore.read().status === 'signedIn' ? clearServerCart() : clearGuestCart();
}

async function clearServerCart(): Promise<PutBack> {
  const { cart_hash: id, items } = serverCart.read() ?? (await loadServerCart());
  showServerCart((await call(clearCart, { params: { id } })).data);
  return async () => {
    for (const { product, size, count } of items)
      await addToServerCart({ productId: product.id, sizeId: size?.id, count, newCart: false }).catch(refuse);
  };
}

function refuse(error: unknown): never {
  throw error instanceof ApiError && error.code === 'CART.OTHER_COMPANY' ? new OtherFloristError() : error;
}

async function clearGuestCart(): Promise<PutBack> {
  const before = stored.guestCart.read();
  stored.guestCart.clear();
  return async () => {
    if (stored.guestCart.read()?.items.length) throw new OtherFloristError();
    if (before) stored.guestCart.write(before);
  };
}
