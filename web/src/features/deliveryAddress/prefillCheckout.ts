import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import type { SavedLocation } from '@bloomkin/shared/schemas/address.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { changeDraft } from '../cart/checkoutDraft.ts';
import { choosePlace } from './choosePlace.ts';

export interface SavedRecipient {
  fio: string;
  /** E.164, or empty. */
  phone: string;
  address: SavedLocation | null;
}

export function chooseSavedAddress(location: SavedLocation): void {
  choosePlace(location);
  changeDraft({ isPickup: false });
}

export function chooseRecipient({ fio, phone, address }: SavedRecipient): void {
  if (address) chooseSavedAddress(address);
  changeDraft({ forMe: false, recipientName: fio, recipientPhone: formatPhone(phone) });
}

/** Copies place, recipient and card, but not the day. */
export function chooseOrder(order: Order): void {
  const { location, unitOffice, comment, recipient, isPickup, pickupStore } = order;
  if (!isPickup && location) choosePlace({ ...location, unitOffice, comment });
  changeDraft({
    companyId: order.companyId,
    isPickup,
    pickupStore,
    forMe: !isPickup && recipient === null,
    recipientName: recipient?.fio ?? '',
    recipientPhone: formatPhone(recipient?.phone ?? ''),
    cardMessage: order.card_message,
    day: null,
    period: null,
    openStep: 'when',
  });
}
