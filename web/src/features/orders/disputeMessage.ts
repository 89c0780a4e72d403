import { formatDay, localTime, marketTimeZone } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order, OrderDispute } from '@bloomkin/shared/schemas/order.ts';
import { formatDollars } from '#components/text/formatDollars.ts';

export interface DisputeMessage {
  state: OrderDispute['state'];
  title: string;
  text: string;
}

type Disputed = Pick<
  Order,
  'dispute' | 'status' | 'payment_status' | 'refunded' | 'timezone' | 'company_info'
>;

/** For the buyer; undefined where a refund says more. */
export function disputeMessage(order: Disputed): DisputeMessage | undefined {
  const { dispute, payment_status, status, refunded } = order;
  if (!dispute || payment_status === 'refunded') return undefined;
  const [amount, florist] = [formatDollars(dispute.amount), order.company_info?.brand ?? 'your florist'];
  if (dispute.state === 'open') return openMessage(order, dispute, amount, florist);
  if (dispute.state === 'lost')
    return {
      state: 'lost',
      title: 'Your bank has decided for you.',
      text: `It gives you back ${amount}. You need not do anything.`,
    };
  if (status === 'canceled' || refunded > 0) return undefined;
  return {
    state: 'won',
    title: 'Your bank has decided that the payment stays.',
    text: `${amount} is paid. If something was wrong with your flowers, call ${florist}: they would like to put it right.`,
  };
}

function openMessage(
  { timezone }: Disputed,
  { respond_by }: OrderDispute,
  amount: string,
  florist: string,
): DisputeMessage {
  const day = respond_by && formatDay(localTime(new Date(respond_by), timezone ?? marketTimeZone).day);
  const answer = day ? `${florist} can answer until ${day}; then` : `${florist} can answer it; then`;
  return {
    state: 'open',
    title: 'Your bank asks about this payment.',
    text: `It holds ${amount} until it has decided. ${answer} your bank decides, and we write to you how. If it is a mistake, tell your bank${day ? ' before that day' : ''}. Otherwise you need not do anything.`,
  };
}
