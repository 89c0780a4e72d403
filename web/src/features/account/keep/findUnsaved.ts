import type { BookAddress } from '@bloomkin/shared/schemas/addressBook.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { Recipient } from '@bloomkin/shared/schemas/recipient.ts';
import type { AddressInput } from '#features/account/addresses/useAddresses.ts';

/** The recipient first, then the address. */
export type UnsavedContact =
  | { kind: 'recipient'; fio: string; phone: string; address: Recipient['address'] }
  | { kind: 'address'; address: AddressInput };

interface Known {
  addresses: readonly BookAddress[];
  recipients: readonly Recipient[];
}

const isSame = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Undefined when everything is already saved. */
export function findUnsaved(order: Order, { addresses, recipients }: Known): UnsavedContact | undefined {
  const { recipient, location, unitOffice, comment, isPickup } = order;
  // After a loss the offer would hurt.
  if (isPickup || !location || order.sympathy) return undefined;
  const address = { address: location.address, lat: location.lat, lng: location.lng, unitOffice, comment };
  if (recipient?.fio) {
    const isKnown = recipients.some(({ fio }) => isSame(fio, recipient.fio));
    return isKnown ? undefined : { kind: 'recipient', fio: recipient.fio, phone: recipient.phone, address };
  }
  const isKnown = addresses.some(
    (one) => isSame(one.address, address.address) && isSame(one.unitOffice, unitOffice),
  );
  return isKnown ? undefined : { kind: 'address', address: { ...address, label: '', is_default: false } };
}
