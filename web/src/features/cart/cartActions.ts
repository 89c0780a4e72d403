import { updateCart } from '@bloomkin/shared/routes/cart.ts';
import { addToCart as addLine, type CartLine, setCount } from '@bloomkin/shared/rules/cart.ts';
import { call } from '#api/call.ts';
import { notify } from '#components/feedback/notify.ts';
import { notifyError } from '#components/notifyError.ts';
import { ApiError } from '#errors/apiError.ts';
import { sessionStore, whenSessionKnown } from '#session/session.ts';
import { createStore } from '#storage/createStore.ts';
import { type CartProduct, type GuestCart, type GuestItem, stored } from '#storage/storage.ts';
import { noteStep } from '#storage/visitSteps.ts';
import { cartFromOrder, getLineKey, toLineRef } from './cartState.ts';
import { addToServerCart, loadServerCart, serverCart, setServerCount, showServerCart } from './serverCart.ts';
import { busyLines, openCartPanelAfterAdding } from './useCart.ts';

export interface Buyable extends CartProduct {
  companyName: string;
}

/** The user decides whether to empty the cart. */
export class OtherFloristError extends Error {}

const isSignedIn = () => sessionStore.read().status === 'signedIn';

interface AddOptions {
  newCart?: boolean;
  /** Lost with the last line. */
  code?: string | null | undefined;
}

/** Opens the panel. Throws OtherFloristError unless `newCart`. */
export function addToCart(product: Buyable, { newCart = false, code }: AddOptions = {}): Promise<void> {
  return runExclusive(getLineKey(product), async () => {
    if (isSignedIn()) await addSignedIn(product, newCart);
    else addAsGuest(product, newCart);
    noteStep('addedToCart');
    openCartPanelAfterAdding();
    await restoreCode(code);
  });
}

export function setCartCount(product: CartProduct, count: number): Promise<void> {
  return runExclusive(getLineKey(product), async () => {
    if (isSignedIn() && !isUnmoved(product)) await setServerCount(toLineRef(product), count);
    else setGuestCount(product, count);
  });
}

/** Still in the browser after the sign-in. */
function isUnmoved(product: CartProduct): boolean {
  const key = getLineKey(product);
  const order = serverCart.read();
  if (order && cartFromOrder(order).lines.some((line) => line.key === key)) return false;
  return stored.guestCart.read()?.items.some((item) => getLineKey(item.product) === key) ?? false;
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

interface GuestLine extends CartLine, GuestItem {}

function readGuestCart() {
  const { companyId, companyName, items }: GuestCart = stored.guestCart.read() ?? {
    companyId: null,
    companyName: '',
    items: [],
  };
  const lines = items.map((item): GuestLine => ({ ...toLineRef(item.product), ...item }));
  return { contents: { companyId, lines }, companyName };
}

function writeGuestCart(companyId: string | null, companyName: string, lines: readonly GuestLine[]): void {
  const items = lines.map(({ product, count, fault }) => ({ product, count, ...(fault && { fault }) }));
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

export async function saveCode(discount_code: string | null): Promise<void> {
  const { cart_hash: id } = serverCart.read() ?? (await loadServerCart());
  const { data } = await call(updateCart, { params: { id }, body: { discount_code } });
  showServerCart(data);
}

/** Why the typed or the saved code is refused: shown beside its field, wherever that is by then. */
export const codeFault = createStore<string | undefined>(undefined);

/** Why the server refuses the code. */
export const findCodeFault = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.errors.find(({ path }) => path === 'discount_code')?.message : undefined;

/** Keeps a code that was entered since. */
export async function restoreCode(code: string | null | undefined): Promise<void> {
  if (!code || serverCart.read()?.discount_code) return;
  try {
    await saveCode(code);
  } catch (error) {
    const fault = findCodeFault(error);
    if (fault) void notify({ tone: 'error', message: `Your code ${code} is not back. ${fault}` });
    else notifyError(error, () => void restoreCode(code));
  }
}
