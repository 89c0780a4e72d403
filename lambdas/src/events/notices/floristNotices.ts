import { zonedDeadline } from '@bloomkin/shared/rules/deadline.ts';
import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import { formatDay, localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import type { NoticeContext } from './buyerNotice.ts';
import { toFlorist } from './floristNotice.ts';
import type { Notice } from './notice.ts';
import { writeText } from './writeText.ts';

export const paidForFlorist = (context: NoticeContext): Notice =>
  toFlorist(context, { name: 'florist_paid', ...writeText(context, 'florist_paid') });

export const placedForFlorist = (context: NoticeContext): Notice =>
  toFlorist(context, { name: 'florist_placed', ...writeText(context, 'florist_placed') });

export function unacceptedForFlorist(context: NoticeContext): Notice {
  const { userId, urgent } = context.florist;
  const notice = toFlorist(context, {
    name: 'florist_unaccepted',
    ...writeText(context, 'florist_unaccepted'),
  });
  return { ...notice, to: { userId, ...urgent } };
}

export function lastCallForFlorist(context: NoticeContext): Notice {
  const { acceptClock, timeZone } = context.order;
  const by = acceptClock ? zonedDeadline(new Date(acceptClock.acceptBy), timeZone) : '';
  return toFlorist(context, {
    name: 'florist_last_call',
    ...writeText(context, 'florist_last_call', { by }),
  });
}

/** An admin asks. */
export function askedForFlorist(context: NoticeContext): Notice {
  const { userId, told, urgent } = context.florist;
  const notice = toFlorist(context, { name: 'florist_asked', ...writeText(context, 'florist_asked') });
  return { ...notice, to: { userId, email: told.email || urgent.email, phone: urgent.phone } };
}

export const paidLaterForFlorist = (context: NoticeContext): Notice =>
  toFlorist(context, { name: 'florist_paid', ...writeText(context, 'florist_paid_later') });

export const canceledForFlorist = (context: NoticeContext): Notice =>
  toFlorist(context, { name: 'florist_canceled', ...writeText(context, 'florist_canceled') });

export function disputedForFlorist(context: NoticeContext): Notice {
  const until = answerBy(context.order);
  return toFlorist(context, {
    name: 'florist_disputed',
    ...writeText(context, 'florist_disputed', { until }),
  });
}

/** A day before the bank's limit, so that there is time to pass it on. */
function answerBy({ dispute, timeZone }: OrderItem): string {
  if (!dispute?.respondBy) return '';
  const dayBefore = new Date(Date.parse(dispute.respondBy) - 24 * 60 * 60_000);
  return `, by ${formatDay(localTime(dayBefore, timeZone).day)}`;
}

export const disputeWonForFlorist = (context: NoticeContext): Notice =>
  toFlorist(context, { name: 'florist_dispute_won', ...writeText(context, 'florist_dispute_won') });

export const disputeLostForFlorist = (context: NoticeContext): Notice =>
  toFlorist(context, { name: 'florist_dispute_lost', ...writeText(context, 'florist_dispute_lost') });

export function refundAskedForFlorist(context: NoticeContext): Notice {
  const refund = context.order.refunds?.at(-1);
  const amount = formatMoney(refund?.amountCents ?? 0);
  const name = `florist_refund_${refund?.number ?? 0}`;
  return toFlorist(context, { name, ...writeText(context, 'florist_refund', { amount }) });
}

export function refundFailedForFlorist(context: NoticeContext): Notice {
  const failed = context.order.refunds?.filter(({ state }) => state === 'failed') ?? [];
  const amount = formatMoney(failed.at(-1)?.amountCents ?? 0);
  const name = `florist_refund_failed_${failed.length}`;
  return toFlorist(context, { name, ...writeText(context, 'florist_refund_failed', { amount }) });
}
