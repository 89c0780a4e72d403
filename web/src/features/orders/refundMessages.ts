import { isPaidByCard } from '@bloomkin/shared/rules/cardPayment.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { formatDollars } from '#components/text/formatDollars.ts';

/** Undefined when nothing was paid. */
export function refundMessage(order: Order): string | undefined {
  const amount = formatDollars(order.total);
  if (order.payment_status === 'refunded') return `Refunded: ${amount} went back to your card.`;
  if (order.payment_status === 'not_paid') return undefined;
  return isPaidByCard(order)
    ? `Refund of ${amount} on its way to your card, within 10 days.`
    : 'You have paid for it: the florist will be in touch about your money.';
}

/** Empty when nothing is paid. */
export function describeRefund(order: Order): string {
  if (order.payment_status !== 'paid') return '';
  return isPaidByCard(order)
    ? `${formatDollars(order.total)} goes back to your card within 10 days.`
    : 'You have paid for it: the florist will be in touch about your money.';
}
