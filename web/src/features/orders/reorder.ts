import { updateCart } from '@bloomkin/shared/routes/cart.ts';
import { listRecipients } from '@bloomkin/shared/routes/users.ts';
import type { SavedLocation } from '@bloomkin/shared/schemas/address.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { call } from '#api/call.ts';
import { type AddLines, isOtherFlorist, prepareLines } from '#features/cart/addLines.ts';
import { checkoutDraft, emptyDraft } from '#features/cart/checkoutDraft.ts';
import { loadServerCart, serverCart, showServerCart } from '#features/cart/serverCart.ts';
import { sessionStore } from '#session/session.ts';

/** Partly added orders. */
const unfinished = new Map<string, AddLines>();

/** Returns the names of unavailable products. Throws an ApiError: `CART.OTHER_COMPANY` without `newCart`. */
export async function reorder({ id, items }: Order, newCart: boolean): Promise<string[]> {
  const addLines = unfinished.get(id) ?? prepareLines(items);
  unfinished.set(id, addLines);
  try {
    const gone = await addLines(newCart);
    unfinished.delete(id);
    return gone;
  } catch (error) {
    // Another florist's cart holds none of these lines, so the next attempt needs new keys.
    if (isOtherFlorist(error)) unfinished.delete(id);
    throw error;
  }
}

const pageSize = 100;

/** The saved address of the order's recipient; null when unknown. Throws an ApiError. */
export async function findSavedAddress({ recipient, isPickup }: Order): Promise<SavedLocation | null> {
  const { user } = sessionStore.read();
  if (!user || !recipient || isPickup) return null;
  for (let page = 1; ; page++) {
    const query = { page, per_page: pageSize };
    const { data, total } = await call(listRecipients, { params: { id: user.id }, query });
    const saved = data.find(({ fio }) => fio.trim().toLowerCase() === recipient.fio.trim().toLowerCase());
    if (saved || data.length === 0 || page * pageSize >= total) return saved?.address ?? null;
  }
}

/** The server's cart keeps recipient, place and day, so that other browsers show them too. Throws an ApiError. */
export async function saveReorder(): Promise<void> {
  const { cart_hash: id } = serverCart.read() ?? (await loadServerCart());
  const draft = checkoutDraft.read() ?? emptyDraft;
  const body = {
    isPickup: draft.isPickup ?? false,
    recipient: draft.recipientName ? { fio: draft.recipientName, phone: draft.recipientPhone ?? '' } : null,
    ...(draft.place && { location: draft.place }),
    unitOffice: draft.unitOffice ?? '',
    comment: draft.comment ?? '',
    deliveryDay: draft.day,
    delivery_period: null,
    card_message: '',
  };
  showServerCart((await call(updateCart, { params: { id }, body })).data);
}
