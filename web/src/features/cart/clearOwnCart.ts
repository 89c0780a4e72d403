import { clearCart } from '@bloomkin/shared/routes/cart.ts';
import { call } from '#api/call.ts';
import { sessionStore, whenSessionKnown } from '#session/session.ts';
import { stored } from '#storage/storage.ts';
import { describeGone, isOtherFlorist, prepareLines } from './addLines.ts';
import { restoreCode } from './cartActions.ts';
import { loadServerCart, serverCart, showServerCart } from './serverCart.ts';

/** Call again to resume. Resolves with a message about flowers that are not back. Throws an ApiError. */
export type Undo = () => Promise<string | undefined>;

const otherFlowers = 'There are other flowers in your cart by now';

/** Resolves with the way back. */
export async function clearOwnCart(): Promise<Undo> {
  await whenSessionKnown();
  return sessionStore.read().status === 'signedIn' ? clearServerCart() : clearGuestCart();
}

async function clearServerCart(): Promise<Undo> {
  const { cart_hash: id, items, discount_code: code } = serverCart.read() ?? (await loadServerCart());
  showServerCart((await call(clearCart, { params: { id } })).data);
  const addLines = prepareLines(items);
  return async () => {
    try {
      const gone = await addLines(false);
      if (gone.length < items.length) await restoreCode(code);
      return gone.length > 0 ? describeGone(gone) : undefined;
    } catch (error) {
      if (isOtherFlorist(error)) return otherFlowers;
      throw error;
    }
  };
}

async function clearGuestCart(): Promise<Undo> {
  const before = stored.guestCart.read();
  stored.guestCart.clear();
  return async () => {
    if (stored.guestCart.read()?.items.length) return otherFlowers;
    if (before) stored.guestCart.write(before);
    return undefined;
  };
}
