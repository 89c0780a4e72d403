import type { FieldError } from '@bloomkin/shared/errors.ts';
import { getMessage } from '@bloomkin/shared/messages.ts';
import { maxCardLetters } from '@bloomkin/shared/rules/cart.ts';
import { emailFault } from '@bloomkin/shared/rules/email.ts';
import { findContactFaults } from '@bloomkin/shared/rules/recipientContact.ts';
import { findDoorFault } from '@bloomkin/shared/rules/streetAddress.ts';
import type { DeliveryDay } from '@bloomkin/shared/schemas/listing.ts';
import { type CartLine, getLineTitle } from '#features/cart/cartState.ts';
import type { CheckoutValues } from './checkoutForm.ts';

/** In page order, with the server's messages. */
export function findFaults(
  form: CheckoutValues,
  days: readonly DeliveryDay[] | undefined,
  lines: readonly CartLine[],
): FieldError[] {
  return [
    ...cardFaults(form),
    ...whereFaults(form),
    ...whenFaults(form, days),
    ...youFaults(form),
    ...findUnavailable(lines),
  ];
}

export const linePath = (lineKey: string): string => `items.${lineKey}`;

export const findUnavailable = (lines: readonly CartLine[]): FieldError[] =>
  lines.flatMap(({ key, product, fault: reason, isUnmoved }) =>
    reason
      ? [
          {
            path: linePath(key),
            message: `${getLineTitle(product)}: ${reason}. ${isUnmoved ? 'Try again beside it, or take it out' : 'Please take it out of your cart'}`,
          },
        ]
      : [],
  );

const fault = (path: string, message: string | undefined | false): FieldError[] =>
  message ? [{ path, message }] : [];

function phoneMessage(form: CheckoutValues, path: string): string | undefined {
  const { forMe, isPickup, addressLater, recipientName: fio, recipientPhone } = form;
  const recipient = forMe ? null : { fio, phone: recipientPhone };
  return findContactFaults({ phone: form.phone, recipient, isPickup, addressLater }).find(
    ([at]) => at === path,
  )?.[1];
}

function addressMessage({ place, unitOffice, addressLater }: CheckoutValues): string | undefined {
  if (!place) return addressLater ? 'Say in which suburb' : 'Say where the flowers should go';
  if (addressLater) return undefined;
  return findDoorFault(place.address, unitOffice);
}

function whereFaults(form: CheckoutValues): FieldError[] {
  if (form.isPickup) return fault('pickupStore', !form.pickupStore && 'Choose where you will pick up');
  const noRecipient = !form.forMe && form.recipientName.trim() === '';
  return [
    ...fault('recipient.fio', noRecipient && 'Enter the name of who gets the flowers'),
    ...fault('recipient.phone', phoneMessage(form, 'recipient.phone')),
    ...fault('location', addressMessage(form)),
  ];
}

function whenFaults({ day, period }: CheckoutValues, days: readonly DeliveryDay[] | undefined): FieldError[] {
  if (!day) return fault('deliveryDay', 'Choose a day');
  const offered = days?.find((one) => one.day === day);
  if (!days) return [];
  if (!offered?.available)
    return fault('deliveryDay', `${offered?.reason ?? 'That day has passed'}. Please choose another day.`);
  const chosen = offered.periods.find(({ start_time }) => start_time === period?.start_time);
  if (offered.periods.length > 0 && !chosen?.available) return fault('delivery_period', 'Choose a time');
  return [];
}

const cardFaults = ({ cardMessage }: CheckoutValues): FieldError[] =>
  fault('card_message', cardMessage.length > maxCardLetters && `At most ${maxCardLetters} characters`);

function youFaults(form: CheckoutValues): FieldError[] {
  const { fio, email } = form;
  const wrongEmail = emailFault(email) === 'incorrect';
  return [
    ...fault('fio', fio.trim() === '' && getMessage('FORM.NAME_REQUIRED')),
    ...fault('phone', phoneMessage(form, 'phone')),
    ...fault('email', wrongEmail && getMessage('AUTH.INPUT.EMAIL_INCORRECT')),
  ];
}
