import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { formatDollars } from '../../components/formatDollars.ts';

/** As the history names what a card paid. */
const byCard = 'Card payment';

/** What becomes of the money of an order that is canceled: a card's goes back by itself. Empty when nothing is paid. */
export function moneyBackWords({ payment_status, history, total }: Order): string {
  if (payment_status !== 'paid') return '';
  const paid = history.findLast(({ what, to }) => what === 'payment_status' && to === 'paid');
  return paid?.by === byCard
    ? `${formatDollars(total)} goes back to your card within 10 days.`
    : 'You have paid for it: the florist will be in touch about your money.';
}
