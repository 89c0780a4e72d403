import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import type { SavedLocation } from '@bloomkin/shared/schemas/address.ts';
import { stored } from '../../storage/storage.ts';
import { changeDraft } from './checkoutDraft.ts';

/** Whom flowers go to, as far as an order asks. */
export interface SavedRecipient {
  fio: string;
  /** E.164, or empty. */
  phone: string;
  address: SavedLocation | null;
}

/** The next order goes to this address. */
export function chooseSavedAddress({ address, lat, lng, unitOffice, comment }: SavedLocation): void {
  stored.location.write({ address, lat, lng });
  stored.unitOffice.write(unitOffice);
  stored.comment.write(comment);
  changeDraft({ addressText: null, isPickup: false });
}

/** The next order is for this person, and goes to their address where it is known. */
export function chooseRecipient({ fio, phone, address }: SavedRecipient): void {
  if (address) chooseSavedAddress(address);
  changeDraft({ forMe: false, recipientName: fio, recipientPhone: phone && formatPhone(phone) });
}
