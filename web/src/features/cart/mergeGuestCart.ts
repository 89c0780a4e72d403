import { updateCart } from '@bloomkin/shared/routes/cart.ts';
import { emailFault } from '@bloomkin/shared/rules/email.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { call } from '#api/call.ts';
import { notify } from '#components/feedback/notify.ts';
import { notifyError } from '#components/feedback/notifyError.ts';
import { ApiError } from '#errors/apiError.ts';
import { type GuestCart, stored } from '#storage/storage.ts';
import { getLineKey, getLineTitle, toLineRef } from './cartState.ts';
import { checkoutDraft, readChosenPlace } from './checkoutDraft.ts';
import { addToServerCart, loadServerCart, showServerCart } from './serverCart.ts';

interface MergeResult {
  /** Names of products that could not be added: they left the catalogue, or the cart was full. */
  lost: readonly string[];
  /** Set when the user kept the server's cart instead. */
  existing?: KeptCart;
}

interface KeptCart {
  /** The florist of the cart that was kept. */
  florist: string;
  discarded: GuestCart;
}

type GuestItem = GuestCart['items'][number];

export const hasGuestCart = (): boolean => (stored.guestCart.read()?.items.length ?? 0) > 0;

/** Each line has an idempotency key, so a reload neither loses nor doubles it. Throws an ApiError; call again to resume. */
export function mergeGuestCart(): Promise<MergeResult> {
  // One tab at a time: two would move the same line twice.
  return 'locks' in navigator
    ? navigator.locks.request('bloomkin.mergeGuestCart', mergeExclusively)
    : mergeExclusively();
}

async function mergeExclusively(): Promise<MergeResult> {
  startLine(stored.mergeId.read());
  const existing = await confirmOtherFlorist(await loadServerCart());
  const lost = existing ? [] : await moveLines();
  await saveGuestDetails();
  stored.guestCart.clear();
  stored.mergeId.clear();
  return existing ? { lost, existing } : { lost };
}

/** Asks again when a reload came before the first line was moved. */
async function confirmOtherFlorist({
  items,
  cartCompanyId,
  company_info,
}: Order): Promise<KeptCart | undefined> {
  const guestCart = stored.guestCart.read();
  if (!guestCart?.companyId || items.length === 0 || cartCompanyId === guestCart.companyId) return undefined;
  const florist = company_info?.brand ?? 'another florist';
  const { confirmNewCart } = await import('./OtherFloristDialog.tsx');
  const startsNew = await confirmNewCart({ current: florist, next: guestCart.companyName });
  return startsNew ? undefined : { florist, discarded: guestCart };
}

/** Returns the names of the products that the server refused. */
async function moveLines(): Promise<string[]> {
  const lost: string[] = [];
  for (let item = firstItem(); item; item = firstItem()) {
    if (!(await isAdded(item))) lost.push(getLineTitle(item.product));
    removeItem(item);
    startLine();
  }
  return lost;
}

const firstItem = () => stored.guestCart.read()?.items[0];

/** Stores the key of the next line, so that it survives a reload. */
const startLine = (id: string = crypto.randomUUID()): void => stored.mergeId.write(id);

const permanentRefusals: readonly string[] = [
  'NOT_FOUND',
  // It has got sizes since.
  'VALIDATION.FAILED',
  'CART.PRODUCT_UNAVAILABLE',
  'CART.FULL',
  'CART.COUNT',
];

/** False: the server refuses the line for good. */
async function isAdded({ product, count }: GuestItem): Promise<boolean> {
  const key = `${stored.mergeId.read()}_${product.id}${product.size?.id ?? ''}`;
  try {
    await addToServerCart({ ...toLineRef(product), count, newCart: true, key });
    return true;
  } catch (error) {
    if (error instanceof ApiError && permanentRefusals.includes(error.code)) return false;
    throw error;
  }
}

/** Another tab may have raised the count: the difference stays and is moved next. */
function removeItem({ product, count }: GuestItem): void {
  const cart = stored.guestCart.read();
  if (!cart) return;
  const items = cart.items.flatMap((item) => {
    const left = getLineKey(item.product) === getLineKey(product) ? item.count - count : item.count;
    return left > 0 ? [{ ...item, count: left }] : [];
  });
  stored.guestCart.write({ ...cart, companyId: items.length > 0 ? cart.companyId : null, items });
}

async function saveGuestDetails(): Promise<void> {
  const body = guestDetails();
  if (!body) return;
  const { cart_hash: id } = await loadServerCart();
  const { data } = await call(updateCart, { params: { id }, body });
  showServerCart(data);
}

/** The server's limits. */
const maxLength = { fio: 120, phone: 30 };

/** The address and contact that the guest entered; invalid ones stay in the browser, so as not to fail the merge. */
function guestDetails() {
  const { place, unitOffice = '', comment = '' } = readChosenPlace();
  const { fio, phone, email } = checkoutDraft.read() ?? {};
  const details = {
    ...(place && { location: place, unitOffice, comment }),
    ...(fio && fio.length <= maxLength.fio && { fio }),
    ...(phone && phone.length <= maxLength.phone && { phone }),
    ...(email && !emailFault(email) && { email: email.trim() }),
  };
  return Object.keys(details).length > 0 ? details : undefined;
}

/** Shows products that were not added, and offers to undo when the server's cart was kept. */
export function reportMerge({ lost, existing }: MergeResult): void {
  if (existing) reportKeptCart(existing);
  if (lost.length === 0) return;
  void notify({ tone: 'error', message: `Could not come into your cart: ${lost.join(', ')}` });
}

function reportKeptCart({ florist, discarded }: KeptCart): void {
  const run = () => {
    stored.guestCart.write(discarded);
    mergeGuestCart().then(reportMerge, notifyError);
  };
  void notify({
    tone: 'success',
    message: `Your cart from ${florist} is kept, without the flowers from ${discarded.companyName}`,
    action: { label: 'Undo', run },
  });
}
