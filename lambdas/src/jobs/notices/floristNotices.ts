import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import { formatDay, localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { OrderItem } from '#orders/orderEntity.ts';
import type { NoticeContext } from './buyerNotice.ts';
import { toFlorist } from './floristNotice.ts';
import type { Notice } from './notice.ts';
import { describeGoods, describeWhen } from './orderFacts.ts';

export function paidForFlorist(context: NoticeContext): Notice {
  const { order } = context;
  return toFlorist(context, {
    name: 'florist_paid',
    subject: `New order ${order.number} for ${describeWhen(order)}`,
    heading: `New order for ${describeWhen(order)}`,
    paragraphs: [`${describeGoods(order)}. Paid by card: ${formatMoney(order.totalCents)}.`],
  });
}

export function placedForFlorist(context: NoticeContext): Notice {
  const { order } = context;
  return toFlorist(context, {
    name: 'florist_placed',
    subject: `New order ${order.number} for ${describeWhen(order)}`,
    heading: `New order for ${describeWhen(order)}`,
    paragraphs: [`${describeGoods(order)}. To be paid later: ${formatMoney(order.totalCents)}.`],
  });
}

export function paidLaterForFlorist(context: NoticeContext): Notice {
  const { order } = context;
  return toFlorist(context, {
    name: 'florist_paid',
    subject: `Paid: order ${order.number} for ${describeWhen(order)}`,
    heading: 'An order is paid',
    paragraphs: [`${describeGoods(order)}. Paid by card: ${formatMoney(order.totalCents)}.`],
  });
}

export function canceledForFlorist(context: NoticeContext): Notice {
  const { order } = context;
  return toFlorist(context, {
    name: 'florist_canceled',
    subject: `Canceled: order ${order.number} for ${describeWhen(order)}`,
    heading: 'An order is canceled',
    paragraphs: [
      `The buyer has canceled order ${order.number}: ${describeGoods(order)}. You need not make it.`,
    ],
  });
}

export function disputedForFlorist(context: NoticeContext): Notice {
  const { order } = context;
  return toFlorist(context, {
    name: 'florist_disputed',
    subject: `Payment disputed: order ${order.number}`,
    heading: 'A payment is disputed',
    paragraphs: [
      `The buyer’s bank disputes the card payment of order ${order.number}. The money is held back until that is settled.`,
      `What to do: send us what shows that the flowers were delivered, such as photos, messages and who took them in${answerBy(order)}. The order’s page says what this bank wants to see.`,
    ],
  });
}

/** A day before the bank's own limit, so that there is time to hand it on. */
function answerBy({ dispute, timeZone }: OrderItem): string {
  if (!dispute?.respondBy) return '';
  const dayBefore = new Date(Date.parse(dispute.respondBy) - 24 * 60 * 60_000);
  return `, by ${formatDay(localTime(dayBefore, timeZone).day)}`;
}

export function disputeWonForFlorist(context: NoticeContext): Notice {
  const { order } = context;
  return toFlorist(context, {
    name: 'florist_dispute_won',
    subject: `The money is yours: order ${order.number}`,
    heading: 'The bank has decided for you',
    paragraphs: [`The payment of order ${order.number} stays with you. Your share is sent again.`],
  });
}

export function disputeLostForFlorist(context: NoticeContext): Notice {
  const { order } = context;
  return toFlorist(context, {
    name: 'florist_dispute_lost',
    subject: `The bank gave the money back: order ${order.number}`,
    heading: 'The bank has decided for the buyer',
    paragraphs: [
      `The payment of order ${order.number} went back to the buyer. We charge no commission for it; your statement shows it.`,
    ],
  });
}

export function refundAskedForFlorist(context: NoticeContext): Notice {
  const { order } = context;
  const refund = order.refunds?.at(-1);
  return toFlorist(context, {
    name: `florist_refund_${refund?.number ?? 0}`,
    subject: `Refund on order ${order.number}`,
    heading: 'Bloomkin refunds the buyer',
    paragraphs: [
      `An admin of Bloomkin refunds ${formatMoney(refund?.amountCents ?? 0)} of order ${order.number}. Our commission on it goes back to you; your statement shows both.`,
    ],
  });
}

export function refundFailedForFlorist(context: NoticeContext): Notice {
  const { order } = context;
  const failed = order.refunds?.filter(({ state }) => state === 'failed') ?? [];
  return toFlorist(context, {
    name: `florist_refund_failed_${failed.length}`,
    subject: `A refund did not go through: order ${order.number}`,
    heading: 'A refund did not go through',
    paragraphs: [
      `The bank refused the refund of ${formatMoney(failed.at(-1)?.amountCents ?? 0)} on order ${order.number}. Open the order to try again, or write to us.`,
    ],
  });
}
