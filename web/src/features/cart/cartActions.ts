import { ApiError } from '../../api/apiError.ts';
import { sessionStore } from '../../session/session.ts';
import { oneAtATime } from './busyProducts.ts';
import { openCartPanelAfterAdding } from './cartPanel.ts';
import type { CartProduct } from './cartState.ts';
import { addToGuestCart, setGuestCount } from './guestCart.ts';
import { addToServerCart, setServerCount } from './serverCartChanges.ts';

/** What a product needs to bring to be put into a cart. */
export interface Buyable extends CartProduct {
  companyName: string;
}

/** The cart holds another florist's flowers: ask before they go (experience: cart of another company). */
export class OtherFlorist extends Error {}

const isSignedIn = () => sessionStore.read().status === 'signedIn';

/** Adds a product and opens the panel. Throws OtherFlorist when the cart is another's and `newCart` was not said. */
export function addToCart(product: Buyable, { newCart = false } = {}): Promise<void> {
  return oneAtATime(product.id, async () => {
    if (isSignedIn()) await addSignedIn(product, newCart);
    else addAsGuest(product, newCart);
    openCartPanelAfterAdding();
  });
}

function addAsGuest({ companyName, ...product }: Buyable, newCart: boolean): void {
  const refusal = addToGuestCart(product, companyName, 1, newCart);
  if (refusal === 'CART.OTHER_COMPANY') throw new OtherFlorist();
  if (refusal) throw new ApiError({ status: 409, code: refusal, message: 'Your cart is full' });
}

async function addSignedIn({ id }: Buyable, newCart: boolean): Promise<void> {
  try {
    await addToServerCart({ productId: id, count: 1, newCart });
  } catch (error) {
    throw error instanceof ApiError && error.code === 'CART.OTHER_COMPANY' ? new OtherFlorist() : error;
  }
}

/** Sets how many; 0 takes the line out. */
export function setCartCount(productId: string, count: number): Promise<void> {
  return oneAtATime(productId, async () => {
    if (isSignedIn()) await setServerCount(productId, count);
    else setGuestCount(productId, count);
  });
}
