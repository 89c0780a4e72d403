import { paths } from '@bloomkin/shared/pages.ts';
import { toSmsText } from '@bloomkin/shared/rules/smsText.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import type { NoticeContext } from './buyerNotice.ts';
import type { Notice } from './notice.ts';
import { listOrderFacts } from './orderFacts.ts';

export interface FloristText {
  name: string;
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** Without shop name and link. */
  sms: string | null;
}

export function toFlorist(
  { order, florist, siteUrl }: NoticeContext,
  { name, subject, heading, paragraphs, sms }: FloristText,
): Notice {
  const path = paths.orderView(order.id);
  const url = `${siteUrl}${path}`;
  return {
    name,
    to: { userId: florist.userId, ...florist.told },
    letter: {
      ...{ subject, heading, paragraphs },
      facts: [...listOrderFacts(order), ...listWishes(order)],
      link: { label: 'Open the order', url },
      footer: [`You get this because you run ${order.companyBrand} on Bloomkin.`],
    },
    sms: sms && toSmsText(`Bloomkin: ${sms} ${url}`),
    message: { subject, text: paragraphs.join(' '), path },
  };
}

const listWishes = ({ cardMessage, comment }: OrderItem) =>
  [
    { label: 'Card', value: cardMessage },
    { label: 'Comment', value: comment },
  ].filter(({ value }) => value !== '');
