import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import type { SavedLocation } from '@bloomkin/shared/schemas/address.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { changeDraft } from '#features/cart/checkoutDraft.ts';
import { chooseOrderPlace } from './choosePlace.ts';

export interface SavedRecipient {
  id?: string;
  fio: string;
  /** E.164, or empty. */
  phone: string;
  address: SavedLocation | null;
}

export function chooseSavedAddress(location: SavedLocation): void {
  chooseOrderPlace(location);
  changeDraft({ isPickup: false });
}

export function chooseRecipient({ id, fio, phone, address }: SavedRecipient): void {
  if (address) chooseSavedAddress(address);
  const recipient = { recipientId: id ?? null, recipientName: fio, recipientPhone: formatPhone(phone) };
  changeDraft({ forMe: false, moved: null, ...recipient });
}

/** Copies place, recipient and time of day, but not the day; the card is only suggested. `now` is the recipient's saved address. */
export function chooseOrder(order: Order, now: SavedLocation | null = null): void {
  const { location, unitOffice, comment, recipient, isPickup, pickupStore } = order;
  const before = !isPickup && location ? { ...location, unitOffice, comment } : null;
  const moved = before && now && !isSameDoor(before, now) ? { fio: recipient?.fio ?? '', before, now } : null;
  if (before) chooseOrderPlace(moved ? moved.now : before);
  changeDraft({
    companyId: order.companyId,
    isPickup,
    pickupStore,
    forMe: !isPickup && recipient === null,
    recipientId: null,
    recipientName: recipient?.fio ?? '',
    recipientPhone: formatPhone(recipient?.phone ?? ''),
    moved,
    cardMessage: '',
    sympathy: false,
    lastMessage: order.card_message || null,
    day: null,
    period: order.delivery_period,
  });
}

const isSameDoor = (a: SavedLocation, b: SavedLocation): boolean =>
  a.address.toLowerCase() === b.address.toLowerCase() && a.unitOffice.trim() === b.unitOffice.trim();
