import { paths } from '@bloomkin/shared/pages.ts';
import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import type { ChangedTexts } from '@bloomkin/shared/rules/notices/noticeTexts.ts';
import { isMobile } from '@bloomkin/shared/rules/phone.ts';
import { shortenName, toSmsText } from '@bloomkin/shared/rules/smsText.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import type { Letter } from '#platform/mail/letter.ts';
import type { Contacts, FloristContact, Notice } from './notice.ts';
import { describeFlorist, listOrderFacts } from './orderFacts.ts';

export interface NoticeContext {
  order: OrderItem;
  florist: FloristContact;
  buyer: Contacts;
  siteUrl: string;
  texts: ChangedTexts;
  /** Opens a rescue by a signed link. */
  token?: string;
  /** Opens the order's status by a signed link. */
  statusToken?: string;
  /** Opens the question about a substitute by a signed link. */
  swapToken?: string;
  /** Opens the recipient's page by a signed link. */
  recipientToken?: string;
  /** Until when the recipient may say where. */
  addressBy?: Date | undefined;
}

export type NoticeBuilder = (context: NoticeContext) => Notice;

export interface BuyerText {
  name: string;
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** Without shop name and link; null: no text message. */
  sms: string | null;
  linkLabel?: string;
  /** By default the status by a signed link; in the app, the order's page. */
  path?: string;
}

export function toBuyer(context: NoticeContext, content: BuyerText): Notice {
  const { order, florist, buyer, siteUrl, statusToken } = context;
  const { name, subject, heading, paragraphs, sms, linkLabel = 'Follow your order' } = content;
  const ownPage = paths.order(order.id);
  const linked = content.path ?? (statusToken ? paths.orderStatus(statusToken) : ownPage);
  const url = `${siteUrl}${linked}`;
  const letter: Letter = {
    ...{ subject, heading, paragraphs },
    facts: listOrderFacts(order),
    link: { label: linkLabel, url },
    footer: [
      `Something to change or to ask? Call ${describeFlorist(order.companyBrand, florist.phone)}.`,
      'You get this because you ordered flowers on Bloomkin.',
    ],
  };
  return {
    name,
    to: { userId: order.userId, email: buyer.email, phone: toMobileOrEmpty(buyer.phone) },
    letter,
    sms: sms && toSmsText(`Bloomkin: ${sms} ${url}`),
    message: { subject, text: paragraphs.join(' '), path: content.path ?? ownPage },
  };
}

export const toMobileOrEmpty = (phone: string) => (isMobile(phone) ? phone : '');

export const shortFloristName = ({ order }: NoticeContext) => shortenName(order.companyBrand);

/** Empty when nothing is left to refund. */
export const describeRefund = (cents: number) =>
  cents > 0 ? `${formatMoney(cents)} goes back to your card within 10 days.` : '';
