import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import type { SavedLocation } from '@bloomkin/shared/schemas/address.ts';
import type { SavedRecipient } from './chooseSaved.ts';
import type { Filled } from './filled.ts';

/** The order goes to this very address. */
export const isChosenAddress = ({ place, unitOffice }: Filled, saved: SavedLocation): boolean =>
  place?.address === saved.address && unitOffice === saved.unitOffice;

/** The order is for this person, at their address where one is known. */
export const isChosenRecipient = (filled: Filled, { fio, phone, address }: SavedRecipient): boolean =>
  !filled.forMe &&
  filled.recipientName === fio &&
  filled.recipientPhone === (phone && formatPhone(phone)) &&
  (address === null || isChosenAddress(filled, address));
