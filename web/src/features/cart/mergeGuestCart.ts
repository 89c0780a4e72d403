import { updateCart } from '@bloomkin/shared/routes/cart.ts';
import { ApiError } from '../../api/apiError.ts';
import { callSignedIn } from '../../session/callSignedIn.ts';
import { type GuestCart, stored } from '../../storage/storage.ts';
import { addToServerCart, loadServerCart, takeUp } from './serverCart.ts';

/** What became of a guest's cart at sign-in. */
export interface Merged {
  /** Lines that could not come along because they left the catalogue. */
  lost: readonly string[];
}

/**
 * Takes a guest's cart over, one line after the other. Each line has a key of its own and leaves the browser's cart when
 * the server has it, so that a reload or a lost answer in the middle loses nothing and doubles nothing. A guest's cart
 * replaces what another florist's cart of the person held before.
 */
export function mergeGuestCart(): Promise<Merged> {
  // One tab at a time: two would each take a line out of the browser's cart.
  return 'locks' in navigator ? navigator.locks.request('bloomkin.mergeGuestCart', mergeAlone) : mergeAlone();
}

export const hasGuestCart = (): boolean => (stored.guestCart.read()?.items.length ?? 0) > 0;

async function mergeAlone(): Promise<Merged> {
  const lost: string[] = [];
  const mergeId = stored.mergeId.read() ?? crypto.randomUUID();
  stored.mergeId.write(mergeId);
  await loadServerCart();
  for (let cart = stored.guestCart.read(); cart?.items[0]; cart = stored.guestCart.read()) {
    const [item] = cart.items;
    if (!(await taken(item, `merge_${mergeId}_${cart.items.length}`))) lost.push(item.product.name);
    withoutFirst(cart);
  }
  stored.guestCart.clear();
  stored.mergeId.clear();
  await takePlaceAlong();
  return { lost };
}

async function taken({ product, count }: GuestCart['items'][number], key: string): Promise<boolean> {
  try {
    await addToServerCart({ productId: product.id, count, newCart: true, key });
    return true;
  } catch (error) {
    const gone =
      error instanceof ApiError && (error.status === 404 || error.code === 'CART.PRODUCT_UNAVAILABLE');
    if (gone) return false;
    throw error;
  }
}

function withoutFirst(cart: GuestCart): void {
  const items = cart.items.slice(1);
  stored.guestCart.write({ ...cart, companyId: items.length > 0 ? cart.companyId : null, items });
}

/** Where it should go was said before signing in: the server's cart hears of it. */
async function takePlaceAlong(): Promise<void> {
  const place = stored.location.read();
  if (!place) return;
  const cart = await loadServerCart();
  const body = {
    location: place,
    unitOffice: stored.unitOffice.read() ?? '',
    comment: stored.comment.read() ?? '',
  };
  const { data } = await callSignedIn(
    updateCart,
    { params: { id: cart.cart_hash }, body },
    { idempotencyKey: crypto.randomUUID() },
  );
  takeUp(data);
}
