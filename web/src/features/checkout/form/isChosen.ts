import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import type { SavedLocation } from '@bloomkin/shared/schemas/address.ts';
import type { SavedRecipient } from '#features/deliveryAddress/prefillCheckout.ts';
import type { CheckoutValues } from './checkoutForm.ts';

export const isChosenAddress = ({ place, unitOffice }: CheckoutValues, saved: SavedLocation): boolean =>
  place?.address === saved.address && unitOffice === saved.unitOffice;

/** Includes the recipient's address when known. */
export const isChosenRecipient = (form: CheckoutValues, { fio, phone, address }: SavedRecipient): boolean =>
  !form.forMe &&
  form.recipientName === fio &&
  formatPhone(form.recipientPhone) === formatPhone(phone) &&
  (address === null || isChosenAddress(form, address));
