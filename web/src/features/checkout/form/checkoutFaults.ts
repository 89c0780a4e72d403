import type { FieldError } from '@bloomkin/shared/errors.ts';
import { getMessage } from '@bloomkin/shared/messages.ts';
import { emailFault } from '@bloomkin/shared/rules/email.ts';
import { findContactFaults } from '@bloomkin/shared/rules/recipientContact.ts';
import { findDoorFault } from '@bloomkin/shared/rules/streetAddress.ts';
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

/** Where the button of a complete step leads. A buyer with known contacts may still write a card. */
export function findNextStep(
  step: StepName,
  faults: readonly FieldError[],
  { cardMessage, isPickup, place }: CheckoutValues,
): StepName {
  // Days depend on the address that is still looked up.
  if (step === 'where' && !isPickup && !place) return 'when';
  const open = faults.map(({ path }) => stepOfPath(path)).find((name) => name !== step);
  return open ?? (step === 'when' && cardMessage === '' ? 'card' : 'pay');
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
  const { forMe, isPickup, recipientName: fio, recipientPhone } = form;
  const recipient = forMe ? null : { fio, phone: recipientPhone };
  return findContactFaults({ phone: form.phone, recipient, isPickup }).find(([at]) => at === path)?.[1];
}

function addressMessage({ place, unitOffice }: CheckoutValues): string | undefined {
  if (!place) return 'Say where the flowers should go';
  return findDoorFault(place.address, unitOffice);
}

function whereFaults(form: CheckoutValues): FieldError[] {
  if (form.isPickup) return fault('pickupStore', !form.pickupStore && 'Choose where you will pick up');
  const noRecipient = !form.forMe && form.recipientName.trim() === '';
  return [
    ...fault('location', addressMessage(form)),
    ...fault('recipient.fio', noRecipient && 'Enter the name of who gets the flowers'),
    ...fault('recipient.phone', phoneMessage(form, 'recipient.phone')),
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

function cardFaults(form: CheckoutValues): FieldError[] {
  const { fio, email, cardMessage } = form;
  const wrongEmail = emailFault(email) === 'incorrect';
  return [
    ...fault('card_message', cardMessage.length > longestMessage && `At most ${longestMessage} characters`),
    ...fault('fio', fio.trim() === '' && getMessage('FORM.NAME_REQUIRED')),
    ...fault('phone', phoneMessage(form, 'phone')),
    ...fault('email', wrongEmail && getMessage('AUTH.INPUT.EMAIL_INCORRECT')),
  ];
}
