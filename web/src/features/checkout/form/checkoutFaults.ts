import type { FieldError } from '@bloomkin/shared/errors.ts';
import { getMessage } from '@bloomkin/shared/messages.ts';
import { emailFault } from '@bloomkin/shared/rules/email.ts';
import { phoneFault, phoneFaultMessages } from '@bloomkin/shared/rules/phone.ts';
import { hasStreet, noStreetMessage } from '@bloomkin/shared/rules/streetAddress.ts';
import type { DeliveryDay } from '@bloomkin/shared/schemas/listing.ts';
import { type CartLine, getLineTitle } from '#features/cart/cartState.ts';
import type { CheckoutValues } from './checkoutForm.ts';

export const stepNames = ['where', 'when', 'card', 'pay'] as const;
export type StepName = (typeof stepNames)[number];

export const isStepName = (text: string | null | undefined): text is StepName =>
  stepNames.some((name) => name === text);

export const longestMessage = 300;

const whenPaths = new Set(['deliveryDay', 'delivery_period']);
const cardPaths = new Set(['fio', 'phone', 'email', 'card_message']);

export function stepOfPath(path: string): StepName {
  const [first = ''] = path.split('.');
  if (whenPaths.has(first)) return 'when';
  // The cart is beside every step, so none needs to open.
  if (first === 'items' || first === 'discount_code') return 'pay';
  return cardPaths.has(first) ? 'card' : 'where';
}

/** In page order, with the server's messages. */
export function findFaults(
  form: CheckoutValues,
  days: readonly DeliveryDay[] | undefined,
  lines: readonly CartLine[],
): FieldError[] {
  return [...whereFaults(form), ...whenFaults(form, days), ...cardFaults(form), ...findUnavailable(lines)];
}

export const linePath = (lineKey: string): string => `items.${lineKey}`;

export const findUnavailable = (lines: readonly CartLine[]): FieldError[] =>
  lines.flatMap(({ key, product, available }) =>
    available
      ? []
      : [
          {
            path: linePath(key),
            message: `${getLineTitle(product)} is not available any more: please take it out of your cart`,
          },
        ],
  );

const fault = (path: string, message: string | undefined | false): FieldError[] =>
  message ? [{ path, message }] : [];

function phoneMessage(phone: string): string | undefined {
  const wrong = phoneFault(phone);
  return wrong && phoneFaultMessages[wrong];
}

function addressMessage({ place, unitOffice }: CheckoutValues): string | undefined {
  if (!place) return 'Say where the flowers should go';
  return hasStreet(place.address, unitOffice) ? undefined : noStreetMessage;
}

function whereFaults(form: CheckoutValues): FieldError[] {
  if (form.isPickup) return fault('pickupStore', !form.pickupStore && 'Choose where you will pick up');
  const noRecipient = !form.forMe && form.recipientName.trim() === '';
  return [
    ...fault('location', addressMessage(form)),
    ...fault('recipient.fio', noRecipient && 'Enter the name of who gets the flowers'),
    ...fault(
      'recipient.phone',
      !form.forMe && form.recipientPhone.trim() !== '' && phoneMessage(form.recipientPhone),
    ),
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

function cardFaults({ fio, phone, email, cardMessage }: CheckoutValues): FieldError[] {
  const wrongEmail = emailFault(email) === 'incorrect';
  return [
    ...fault('card_message', cardMessage.length > longestMessage && `At most ${longestMessage} characters`),
    ...fault('fio', fio.trim() === '' && getMessage('FORM.NAME_REQUIRED')),
    ...fault('phone', phoneMessage(phone)),
    ...fault('email', wrongEmail && getMessage('AUTH.INPUT.EMAIL_INCORRECT')),
  ];
}
