import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import { deliveryTimeLabel } from '#features/orders/deliveryTimeLabel.ts';
import type { StepName } from './checkoutFaults.ts';
import type { CheckoutValues } from './checkoutForm.ts';

const longestShown = 60;

/** `storeName`: the chosen pickup store. */
export function describeAnswers(
  form: CheckoutValues,
  storeName: string | undefined,
): Record<StepName, string> {
  return {
    where: whereAnswer(form, storeName),
    when: deliveryTimeLabel({ deliveryDay: form.day, delivery_period: form.period }),
    card: cardAnswer(form),
    pay: '',
  };
}

function whereAnswer(form: CheckoutValues, storeName: string | undefined): string {
  if (form.isPickup) return `Pick up at ${storeName ?? 'the chosen store'}`;
  const unit = form.unitOffice.trim() === '' ? '' : `${form.unitOffice.trim()}, `;
  const who = form.forMe ? 'you' : form.recipientName;
  return `To ${who} at ${unit}${form.place?.address ?? ''}`;
}

function cardAnswer({ cardMessage, fio, phone }: CheckoutValues): string {
  const message = cardMessage.trim().replaceAll(/\s+/g, ' ');
  const shown = message.length > longestShown ? `${message.slice(0, longestShown)}…` : message;
  return `${shown === '' ? 'No card' : `“${shown}”`} · ${fio}, ${formatPhone(phone)}`;
}
