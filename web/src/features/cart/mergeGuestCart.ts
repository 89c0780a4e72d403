import { updateCart } from '@bloomkin/shared/routes/cart.ts';
import { maxLineCount } from '@bloomkin/shared/rules/cart.ts';
import { emailFault } from '@bloomkin/shared/rules/email.ts';
import { lineKey } from '@bloomkin/shared/rules/orderLine.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { call } from '#api/call.ts';
import { notify } from '#components/feedback/notify.ts';
import { notifyError } from '#components/notifyError.ts';
import { ApiError } from '#errors/apiError.ts';
import { type CartProduct, type GuestCart, type GuestItem, stored } from '#storage/storage.ts';
import { getLineKey, getLineTitle, notSoldMessage, sizesMessage, toLineRef } from './cartState.ts';
import { checkoutDraft } from './checkoutDraft.ts';
import { readTagInput } from './saveTag.ts';
import { addToServerCart, isMerging, loadServerCart, serverCart, showServerCart } from './serverCart.ts';

interface MergeResult {
  /** Sentences about lines that are not, or not whole, in the account's cart. */
  notices: readonly string[];
  /** Set when the user kept the server's cart instead. */
  existing?: KeptCart;
}

interface KeptCart {
  /** The florist of the cart that was kept. */
  florist: string;
  discarded: GuestCart;
}

/** Lines with a fault stay in the browser and wait for `mergeGuestCart`. */
export const hasGuestCart = (): boolean => (stored.guestCart.read()?.items.length ?? 0) > 0;

/**
 * Each line has an idempotency key, so a reload neither loses nor doubles it. A refused line stays in the guest's cart with
 * its reason. Throws an ApiError; call again to resume.
 */
export function mergeGuestCart(): Promise<MergeResult> {
  isMerging.write(true);
  // One tab at a time: two would move the same line twice.
  const merging =
    'locks' in navigator
      ? navigator.locks.request('bloomkin.mergeGuestCart', mergeExclusively)
      : mergeExclusively();
  return merging.finally(() => isMerging.write(false));
}

async function mergeExclusively(): Promise<MergeResult> {
  if (!stored.mergeId.read()) startNextLine();
  const existing = await confirmOtherFlorist(await loadServerCart());
  if (existing) stored.guestCart.clear();
  const notices = existing ? [] : await moveLines();
  await saveGuestDetails();
  stored.mergeId.clear();
  return existing ? { notices, existing } : { notices };
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
  const dropped = guestCart.items.reduce((sum, { count }) => sum + count, 0);
  const startsNew = await confirmNewCart({ current: florist, next: guestCart.companyName, dropped });
  return startsNew ? undefined : { florist, discarded: guestCart };
}

async function moveLines(): Promise<string[]> {
  const notices: string[] = [];
  const tried = new Set<string>();
  const next = () => stored.guestCart.read()?.items.find(({ product }) => !tried.has(getLineKey(product)));
  for (let item = next(); item; item = next()) {
    const notice = await moveLine(item);
    if (notice) notices.push(notice);
    // One that another tab has added to since is moved once more.
    if (notice || !isInGuestCart(item)) tried.add(getLineKey(item.product));
    startNextLine();
  }
  return notices;
}

const isInGuestCart = ({ product }: GuestItem): boolean =>
  stored.guestCart.read()?.items.some((item) => getLineKey(item.product) === getLineKey(product)) ?? false;

/** The merge goes on after a reload until all lines are tried; the next one gets a key of its own. */
const startNextLine = (): void => stored.mergeId.write('next');

/** The refusals that are about the line. Any other is a fault of ours and ends the merge with the line in place. */
const isRefusedLine = ({ code, errors }: ApiError): boolean =>
  code === 'NOT_FOUND' ||
  code === 'CART.PRODUCT_UNAVAILABLE' ||
  code === 'CART.FULL' ||
  // It has got sizes since.
  (code === 'VALIDATION.FAILED' && errors.some(({ path }) => path === 'size_id'));

/** Returns why the line is not in the account's cart. */
async function moveLine(item: GuestItem): Promise<string | undefined> {
  const title = getLineTitle(item.product);
  try {
    await addLine(item, item.count);
    changeItem(item, ({ count }) => ({ ...item, count: count - item.count, fault: undefined }));
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'CART.COUNT') return moveWhatFits(item);
    if (!isRefusedLine(error)) throw error;
    const fault = refusalMessages[error.code] ?? error.message;
    changeItem(item, (current) => ({ ...current, fault }));
    return `${title} is not in your cart: ${fault}`;
  }
}

const refusalMessages: Readonly<Record<string, string>> = {
  NOT_FOUND: notSoldMessage,
  'CART.PRODUCT_UNAVAILABLE': notSoldMessage,
  'VALIDATION.FAILED': sizesMessage,
};

/** Tells how many did not fit beside those of the account's cart. */
async function moveWhatFits(item: GuestItem): Promise<string> {
  const key = getLineKey(item.product);
  const present = serverCart
    .read()
    ?.items.find(({ product, size }) => lineKey({ productId: product.id, sizeId: size?.id }) === key);
  const fits = Math.max(0, maxLineCount - (present?.count ?? 0));
  startNextLine();
  // Stored first: after a lost answer the same count is sent again under the same key.
  changeItem(item, ({ count }) => ({ ...item, count: count - item.count + fits }));
  if (fits > 0) {
    await addLine(item, fits);
    changeItem(item, ({ count }) => ({ ...item, count: count - fits }));
  }
  return `${item.count - fits} of ${item.count} × ${getLineTitle(item.product)} did not fit: a cart holds ${maxLineCount} of one product.`;
}

async function addLine({ product }: GuestItem, count: number): Promise<void> {
  await addToServerCart({ ...toLineRef(product), count, newCart: true, key: keyFor(product) });
}

/** The same for the same line until it is moved, also after a reload. */
function keyFor(product: CartProduct): string {
  const [id = '', line] = stored.mergeId.read()?.split(' ') ?? [];
  if (line === getLineKey(product)) return id;
  const next = crypto.randomUUID();
  stored.mergeId.write(`${next} ${getLineKey(product)}`);
  return next;
}

/** Another tab may have raised the count: the difference stays and is moved next. */
function changeItem({ product }: GuestItem, change: (current: GuestItem) => GuestItem): void {
  const cart = stored.guestCart.read();
  if (!cart) return;
  const items = cart.items
    .map((item) => (getLineKey(item.product) === getLineKey(product) ? change(item) : item))
    .filter(({ count }) => count > 0);
  if (items.length > 0) stored.guestCart.write({ ...cart, items });
  else stored.guestCart.clear();
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

/** The tag and contact that the guest entered; invalid ones stay in the browser, so as not to fail the merge. */
function guestDetails() {
  const { fio, phone, email } = checkoutDraft.read() ?? {};
  const { deliveryDay, ...tag } = readTagInput();
  const details = {
    ...tag,
    ...(deliveryDay && { deliveryDay }),
    ...(fio && fio.length <= maxLength.fio && { fio }),
    ...(phone && phone.length <= maxLength.phone && { phone }),
    ...(email && !emailFault(email) && { email: email.trim() }),
  };
  return Object.keys(details).length > 0 ? details : undefined;
}

/** Tries the lines again that could not be moved. */
export async function retryUnmovedLines(): Promise<void> {
  reportMerge(await mergeGuestCart());
}

/** Says which lines were not added, and offers to undo when the server's cart was kept. */
export function reportMerge({ notices, existing }: MergeResult): void {
  if (existing) reportKeptCart(existing);
  if (notices.length > 0) void notify({ tone: 'error', message: notices.join(' ') });
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
