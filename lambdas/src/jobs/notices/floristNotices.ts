import { paths } from '@bloomkin/shared/pages.ts';
import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import type { OrderItem } from '#orders/orderEntity.ts';
import type { NoticeContext } from './buyerNotices.ts';
import type { Notice } from './notice.ts';
import { describeGoods, describeWhen, listOrderFacts } from './orderFacts.ts';

interface NoticeText {
  name: string;
  subject: string;
  heading: string;
  paragraphs: readonly string[];
}

function toFlorist(
  { order, florist, siteUrl }: NoticeContext,
  { name, subject, ...words }: NoticeText,
): Notice {
  const path = paths.orderView(order.id);
  return {
    name,
    to: { userId: florist.userId, email: florist.email, phone: '' },
    letter: {
      ...words,
      subject,
      facts: [...listOrderFacts(order), ...listWishes(order)],
      link: { label: 'Open the order', url: `${siteUrl}${path}` },
      footer: [`You get this because you run ${order.companyBrand} on Bloomkin.`],
    },
    sms: null,
    message: { subject, text: words.paragraphs.join(' '), path },
  };
}

const listWishes = ({ cardMessage, comment }: OrderItem) =>
  [
    { label: 'Card', value: cardMessage },
    { label: 'Comment', value: comment },
  ].filter(({ value }) => value !== '');

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
      'Please keep what shows that the flowers were delivered: photos, messages, who took them in. We write to you about the rest.',
    ],
  });
}
