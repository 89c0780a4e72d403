import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import type { SavedLocation } from '@bloomkin/shared/schemas/address.ts';
import type { SavedRecipient } from '../deliveryAddress/prefillCheckout.ts';
import type { CheckoutValues } from './checkoutForm.ts';

/** The order goes to this very address. */
export const isChosenAddress = ({ place, unitOffice }: CheckoutValues, saved: SavedLocation): boolean =>
  place?.address === saved.address && unitOffice === saved.unitOffice;

/** The order is for this person, at their address where one is known. */
export const isChosenRecipient = (form: CheckoutValues, { fio, phone, address }: SavedRecipient): boolean =>
  !form.forMe &&
  form.recipientName === fio &&
  form.recipientPhone === (phone && formatPhone(phone)) &&
  (address === null || isChosenAddress(form, address));
