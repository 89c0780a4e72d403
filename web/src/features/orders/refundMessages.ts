import { isPaidByCard } from '@bloomkin/shared/rules/cardPayment.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { formatDollars } from '#components/text/formatDollars.ts';

/** Without what the bank holds or has given back. */
function remainingDollars({ charged, total, refunded, dispute }: Order): number {
  const disputed = dispute && dispute.state !== 'won' ? dispute.amount : 0;
  return Math.max(0, (charged ?? total) - refunded - disputed);
}

/** The refund of an edit; empty without one. */
export function editRefundMessage({ refunds }: Order): string {
  const edits = refunds.filter(({ of_edit, state }) => of_edit && state !== 'failed');
  if (edits.length === 0) return '';
  const amount = formatDollars(edits.reduce((sum, refund) => sum + refund.amount, 0));
  return edits.every(({ state }) => state === 'done')
    ? `${amount} went back to your card when the order was changed.`
    : `${amount} goes back to your card within 10 days.`;
}

const hasFailed = ({ refunds }: Order): boolean => refunds.at(-1)?.state === 'failed';

/** In the list; undefined when nothing comes back, or the bank decides. */
export function refundLabel(order: Order): string | undefined {
  if (order.rescue?.state === 'moved') return 'With another florist';
  if (order.payment_status === 'refunded') return 'Refunded';
  if (order.status !== 'canceled' || !isPaidByCard(order) || remainingDollars(order) === 0) return undefined;
  if (order.rescue?.state === 'open') return 'Waits for you';
  return hasFailed(order) ? 'Refund failed' : 'Refund on its way';
}

/** Undefined when nothing was paid. */
export function refundMessage(order: Order): string | undefined {
  const amount = formatDollars(remainingDollars(order));
  if (order.rescue?.state === 'moved')
    return `Your payment of ${formatDollars(order.total)} went along to the florist you chose.`;
  if (order.rescue?.state === 'open')
    return `${amount} waits for your choice: another florist, or back to your card.`;
  if (order.payment_status === 'refunded')
    return `Refunded: ${formatDollars(order.refunded || order.total)} went back to your card.`;
  if (order.payment_status === 'not_paid') return undefined;
  if (hasFailed(order))
    return `The refund of ${amount} did not go through. The florist knows, and will be in touch about your money.`;
  return isPaidByCard(order)
    ? `Refund of ${amount} on its way to your card, within 10 days.`
    : 'You have paid for it: the florist will be in touch about your money.';
}

/** Tells what a cancellation gives back; empty when nothing is left. */
export function describeRefund(order: Order): string {
  if (order.payment_status !== 'paid') return '';
  if (!isPaidByCard(order)) return 'You have paid for it: the florist will be in touch about your money.';
  const dollars = remainingDollars(order);
  const refund = dollars > 0 ? `${formatDollars(dollars)} goes back to your card within 10 days.` : '';
  return [refund, describeHeld(order)].filter(Boolean).join(' ');
}

const describeHeld = ({ dispute }: Order): string =>
  dispute?.state === 'open' ? `Your bank holds ${formatDollars(dispute.amount)} until it has decided.` : '';
