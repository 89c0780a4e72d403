import { paths } from '@bloomkin/shared/pages.ts';
import type { OrderItem } from '#orders/orderEntity.ts';
import type { NoticeContext } from './buyerNotice.ts';
import type { Notice } from './notice.ts';
import { listOrderFacts } from './orderFacts.ts';

export interface FloristText {
  name: string;
  subject: string;
  heading: string;
  paragraphs: readonly string[];
}

export function toFlorist(
  { order, florist, siteUrl }: NoticeContext,
  { name, subject, heading, paragraphs }: FloristText,
): Notice {
  const path = paths.orderView(order.id);
  return {
    name,
    to: { userId: florist.userId, email: florist.email, phone: '' },
    letter: {
      ...{ subject, heading, paragraphs },
      facts: [...listOrderFacts(order), ...listWishes(order)],
      link: { label: 'Open the order', url: `${siteUrl}${path}` },
      footer: [`You get this because you run ${order.companyBrand} on Bloomkin.`],
    },
    sms: null,
    message: { subject, text: paragraphs.join(' '), path },
  };
}

const listWishes = ({ cardMessage, comment }: OrderItem) =>
  [
    { label: 'Card', value: cardMessage },
    { label: 'Comment', value: comment },
  ].filter(({ value }) => value !== '');
