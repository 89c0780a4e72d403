import { updateCart } from '@bloomkin/shared/routes/cart.ts';
import { hasCart } from '@bloomkin/shared/rules/permissions.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { call } from '#api/call.ts';
import { notifyError } from '#components/notifyError.ts';
import { sessionStore, whenSessionKnown } from '#session/session.ts';
import { createStore } from '#storage/createStore.ts';
import { stored } from '#storage/storage.ts';
import { type CheckoutDraft, checkoutDraft, readChosenPlace } from './checkoutDraft.ts';
import { findPerson, forMe } from './findPerson.ts';
import { loadServerCart, serverCart, showServerCart } from './serverCart.ts';

/** How often a word was changed in this page. */
export const tagChanges = createStore(0);

let lastSave: Promise<unknown> = Promise.resolve();
let isWaiting = false;

/** Who, when and where go with the account's cart to its other devices. A guest's stay in the browser. */
export function saveTag(): void {
  tagChanges.write(tagChanges.read() + 1);
  if (isWaiting) return;
  isWaiting = true;
  lastSave = lastSave.then(whenSessionKnown).then(send).catch(notifyError);
}

async function send(): Promise<void> {
  isWaiting = false;
  const { user } = sessionStore.read();
  if (!user || !hasCart(user)) return;
  const { cart_hash: id } = serverCart.read() ?? (await loadServerCart());
  const { data } = await call(updateCart, { params: { id }, body: readTagInput() });
  showServerCart(data);
}

/** What this browser does not know stays as it is. */
export function readTagInput() {
  const draft = checkoutDraft.read();
  const order = serverCart.read();
  const { place, unitOffice = '', comment = '', asksPlace } = readChosenPlace();
  const day = stored.deliveryDay.read();
  const window = stored.deliveryWindow.read();
  return {
    ...readPerson(draft, order),
    ...(asksPlace ? { location: null } : place && { location: place, unitOffice, comment }),
    deliveryDay: day ?? order?.deliveryDay ?? null,
    ...(window && { delivery_period: window }),
  };
}

function readPerson(draft: CheckoutDraft | undefined, order: Order | undefined) {
  if (!draft?.forMe && typeof draft?.recipientName !== 'string') return {};
  const person = findPerson(draft, order);
  if (person?.kind !== 'person') return { tag_person: person ? forMe : null, recipient: null };
  const { name: fio, id = null } = person;
  return { tag_person: id, recipient: { fio, phone: draft.recipientPhone ?? '' } };
}
