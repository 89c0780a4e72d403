import type { SavedLocation } from '@bloomkin/shared/schemas/address.ts';
import { changeDraft, checkoutDraft } from '#features/cart/checkoutDraft.ts';
import { findPerson } from '#features/cart/findPerson.ts';
import { saveTag } from '#features/cart/saveTag.ts';
import { serverCart } from '#features/cart/serverCart.ts';
import { chooseOrderPlace } from '#features/deliveryAddress/choosePlace.ts';
import { chooseRecipient, type SavedRecipient } from '#features/deliveryAddress/prefillCheckout.ts';
import { sessionStore } from '#session/session.ts';
import { stored } from '#storage/storage.ts';

const readPerson = () => findPerson(checkoutDraft.read(), sessionStore.read().user && serverCart.read());

/** The day, the window and a place that still fits stay. */
export function chooseSavedPerson(recipient: SavedRecipient): void {
  const before = readPerson();
  chooseRecipient(recipient);
  if (!recipient.address && isOfPerson(before)) askPlace();
  saveTag();
}

export function choosePersonName(name: string): void {
  const before = readPerson();
  changeDraft({
    forMe: false,
    recipientId: null,
    recipientName: name.trim(),
    recipientPhone: '',
    moved: null,
  });
  if (isOfPerson(before)) askPlace();
  saveTag();
}

export function chooseMe(own: SavedLocation | null | undefined): void {
  const before = readPerson();
  changeDraft({ forMe: true, recipientId: null, recipientName: '', recipientPhone: '', moved: null });
  if (own) chooseOrderPlace(own);
  else if (before?.kind === 'person' && !stored.location.read()) askPlace();
  else changeDraft({ place: null, unitOffice: null, comment: null });
  saveTag();
}

/** Home or a saved recipient's door is not the next person's. */
const isOfPerson = (person: ReturnType<typeof findPerson>): boolean =>
  person?.kind === 'me' || person?.id !== undefined;

const askPlace = (): void =>
  changeDraft({ asksPlace: true, addressText: null, place: null, unitOffice: null, comment: null });
