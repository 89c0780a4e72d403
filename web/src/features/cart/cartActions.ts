import { addToCart as addLine, type CartLine, setCount } from '@bloomkin/shared/rules/cart.ts';
import { ApiError } from '#errors/apiError.ts';
import { sessionStore, whenSessionKnown } from '#session/session.ts';
import { type CartProduct, type GuestCart, stored } from '#storage/storage.ts';
import { noteStep } from '#storage/visitSteps.ts';
import { getLineKey, toLineRef } from './cartState.ts';
import { addToServerCart, setServerCount } from './serverCart.ts';
import { busyLines, openCartPanelAfterAdding } from './useCart.ts';

export interface Buyable extends CartProduct {
  companyName: string;
}

/** The user decides whether to empty the cart. */
export class OtherFloristError extends Error {}

const isSignedIn = () => sessionStore.read().status === 'signedIn';

/** Opens the panel. Throws OtherFloristError unless `newCart`. */
export function addToCart(product: Buyable, { newCart = false } = {}): Promise<void> {
  return runExclusive(getLineKey(product), async () => {
    if (isSignedIn()) await addSignedIn(product, newCart);
    else addAsGuest(product, newCart);
    noteStep('addedToCart');
    openCartPanelAfterAdding();
  });
}

export function setCartCount(product: CartProduct, count: number): Promise<void> {
  return runExclusive(getLineKey(product), async () => {
    if (isSignedIn()) await setServerCount(toLineRef(product), count);
    else setGuestCount(product, count);
  });
}

/** Serialised per line: ignores clicks during a change. */
async function runExclusive(key: string, change: () => Promise<void>): Promise<void> {
  if (busyLines.read().has(key)) return;
  busyLines.write(new Set([...busyLines.read(), key]));
  try {
    // A server-rendered page can be clicked before the session is known.
    await whenSessionKnown();
    await change();
  } finally {
    busyLines.write(new Set([...busyLines.read()].filter((other) => other !== key)));
  }
}

async function addSignedIn(product: Buyable, newCart: boolean): Promise<void> {
  try {
    await addToServerCart({ ...toLineRef(product), count: 1, newCart });
  } catch (error) {
    throw error instanceof ApiError && error.code === 'CART.OTHER_COMPANY' ? new OtherFloristError() : error;
  }
}

interface GuestLine extends CartLine {
  product: CartProduct;
}

function readGuestCart() {
  const { companyId, companyName, items }: GuestCart = stored.guestCart.read() ?? {
    companyId: null,
    companyName: '',
    items: [],
  };
  const lines: GuestLine[] = items.map(({ product, count }) => ({
    ...toLineRef(product),
    product,
    count,
  }));
  return { contents: { companyId, lines }, companyName };
}

function writeGuestCart(companyId: string | null, companyName: string, lines: readonly GuestLine[]): void {
  const items = lines.map(({ product, count }) => ({ product, count }));
  stored.guestCart.write({ companyId, companyName: companyId ? companyName : '', items });
}

function addAsGuest({ companyName, ...product }: Buyable, newCart: boolean): void {
  const line = { ...toLineRef(product), product, count: 1 };
  const change = addLine<GuestLine, string>(readGuestCart().contents, line, product.company, { newCart });
  if ('refusal' in change) throw toError(change.refusal);
  writeGuestCart(change.contents.companyId, companyName, change.contents.lines);
}

const toError = (refusal: string): Error =>
  refusal === 'CART.OTHER_COMPANY'
    ? new OtherFloristError()
    : new ApiError({ status: 409, code: refusal, message: 'Your cart is full' });

function setGuestCount(product: CartProduct, count: number): void {
  const { contents, companyName } = readGuestCart();
  const change = setCount<GuestLine, string>(contents, toLineRef(product), count);
  if ('contents' in change) writeGuestCart(change.contents.companyId, companyName, change.contents.lines);
}
