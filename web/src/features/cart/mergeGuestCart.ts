import { updateCart } from '@bloomkin/shared/routes/cart.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { ApiError } from '../../api/apiError.ts';
import { call } from '../../api/call.ts';
import { type GuestCart, stored } from '../../storage/storage.ts';
import { guestsWords } from './guestsWords.ts';
import { loadServerCart, takeUp } from './serverCart.ts';
import { addToServerCart } from './serverCartChanges.ts';

/** What became of a guest's cart at sign-in. */
export interface Merged {
  /** Names of lines that could not come along: they left the catalogue, or the cart was full. */
  lost: readonly string[];
  /** The person would rather keep the cart of before. */
  kept?: Kept;
}

export interface Kept {
  /** Whose flowers are in that cart. */
  florist: string;
  /** What was left behind for it. */
  instead: GuestCart;
}

type GuestItem = GuestCart['items'][number];

/**
 * Takes a guest's cart over, one line after the other. Each line has a key of its own and leaves the browser's cart when
 * the server has it, so that a reload or a lost answer in the middle loses nothing and doubles nothing. What the
 * person's own cart holds of another florist goes only when they say so.
 */
export function mergeGuestCart(): Promise<Merged> {
  // One tab at a time: two would each take a line out of the browser's cart.
  return 'locks' in navigator ? navigator.locks.request('bloomkin.mergeGuestCart', mergeAlone) : mergeAlone();
}

export const hasGuestCart = (): boolean => (stored.guestCart.read()?.items.length ?? 0) > 0;

async function mergeAlone(): Promise<Merged> {
  startLine(stored.mergeId.read());
  const kept = await keptInstead(await loadServerCart());
  const lost = kept ? [] : await takeLinesAlong();
  await takeWordsAlong();
  stored.guestCart.clear();
  stored.mergeId.clear();
  return kept ? { lost, kept } : { lost };
}

/** One cart, one florist: asks when the person's own cart is another's, again if the first line did not get there. */
async function keptInstead({ items, cartCompanyId, company_info }: Order): Promise<Kept | undefined> {
  const instead = stored.guestCart.read();
  if (!instead?.companyId || items.length === 0 || cartCompanyId === instead.companyId) return undefined;
  const florist = company_info?.brand ?? 'another florist';
  const { askWhichCart } = await import('./askWhichCart.tsx');
  const startsNew = await askWhichCart({ present: florist, next: instead.companyName });
  return startsNew ? undefined : { florist, instead };
}

/** The names of those that could not come. */
async function takeLinesAlong(): Promise<string[]> {
  const lost: string[] = [];
  for (let item = firstItem(); item; item = firstItem()) {
    if (!(await isTaken(item))) lost.push(item.product.name);
    takeOut(item);
    startLine();
  }
  return lost;
}

const firstItem = () => stored.guestCart.read()?.items[0];

/** Each line goes under an id of its own, which a reload in its middle finds again. */
const startLine = (id: string = crypto.randomUUID()): void => stored.mergeId.write(id);

const neverTaken: readonly string[] = ['NOT_FOUND', 'CART.PRODUCT_UNAVAILABLE', 'CART.FULL', 'CART.COUNT'];

/** False: the server will never take it, however often it is tried. */
async function isTaken({ product, count }: GuestItem): Promise<boolean> {
  const key = `${stored.mergeId.read()}_${product.id}`;
  try {
    await addToServerCart({ productId: product.id, count, newCart: true, key });
    return true;
  } catch (error) {
    if (error instanceof ApiError && neverTaken.includes(error.code)) return false;
    throw error;
  }
}

/** Another tab may have added to the cart in the meantime: what came since stays, to be taken next. */
function takeOut({ product, count }: GuestItem): void {
  const cart = stored.guestCart.read();
  if (!cart) return;
  const items = cart.items.flatMap((item) => {
    const left = item.product.id === product.id ? item.count - count : item.count;
    return left > 0 ? [{ ...item, count: left }] : [];
  });
  stored.guestCart.write({ ...cart, companyId: items.length > 0 ? cart.companyId : null, items });
}

/** Where it should go and who orders was said before signing in: the server's cart hears of it. */
async function takeWordsAlong(): Promise<void> {
  const body = guestsWords();
  if (!body) return;
  const cart = await loadServerCart();
  const { data } = await call(updateCart, { params: { id: cart.cart_hash }, body });
  takeUp(data);
}
