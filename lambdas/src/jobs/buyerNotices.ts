import { paths } from '@bloomkin/shared/pages.ts';
import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import { isMobile } from '@bloomkin/shared/rules/phone.ts';
import type { Letter } from '../mail/letter.ts';
import { shortName, smsText } from '../mail/smsText.ts';
import type { OrderItem } from '../orders/orderEntity.ts';
import type { Contacts, FloristContact, Notice } from './notice.ts';
import { describeWhen, floristLine, orderFacts } from './orderFacts.ts';

/** What the words of a buyer's notice are made from. */
export interface NoticeContext {
  order: OrderItem;
  florist: FloristContact;
  /** What the buyer's account has proven. */
  buyer: Contacts;
  siteUrl: string;
}

type NoticeBuilder = (telling: NoticeContext) => Notice;

interface NoticeText {
  name: string;
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** Without the shop's name before it and the link behind it; null: no text message. */
  sms: string | null;
}

function toBuyer({ order, florist, buyer, siteUrl }: NoticeContext, words: NoticeText): Notice {
  const { name, subject, heading, paragraphs, sms } = words;
  const path = paths.order(order.id);
  const url = `${siteUrl}${path}`;
  const letter: Letter = {
    ...{ subject, heading, paragraphs },
    facts: orderFacts(order),
    link: { words: 'Follow your order', url },
    footer: [
      `Something to change or to ask? Call ${floristLine(order.companyBrand, florist.phone)}.`,
      'You get this because you ordered flowers on Bloomkin.',
    ],
  };
  return {
    name,
    to: { userId: order.userId, email: buyer.email, phone: mobileOnly(buyer.phone) },
    letter,
    sms: sms && smsText(`Bloomkin: ${sms} ${url}`),
    message: { subject, text: paragraphs.join(' '), path },
  };
}

const mobileOnly = (phone: string) => (isMobile(phone) ? phone : '');

/** What was named at checkout beside the account's own. */
function namedContacts({ email, phone }: OrderItem, buyer: Contacts): Contacts {
  return {
    email: email.toLowerCase() === buyer.email ? '' : email,
    phone: phone === buyer.phone ? '' : mobileOnly(phone),
  };
}

/** As a text message names the florist. */
const florist = ({ order }: NoticeContext) => shortName(order.companyBrand);

/** Where paying later is allowed; any other order is confirmed once it is paid. */
export const placed: NoticeBuilder = (telling) => {
  const { order } = telling;
  return toBuyer(telling, {
    name: 'placed',
    subject: `Your order ${order.number} with ${order.companyBrand}`,
    heading: 'Thank you for your order',
    paragraphs: [
      `${order.companyBrand} has your order ${order.number} for ${describeWhen(order)}.`,
      'You can pay by card on the order’s page, now or later.',
    ],
    sms: `${florist(telling)} has your order ${order.number} for ${describeWhen(order)}.`,
  });
};

/** The confirmation, the one message that other contacts than the account's get as well. */
export const paid: NoticeBuilder = (telling) => {
  const { order, buyer } = telling;
  const notice = toBuyer(telling, {
    name: 'paid',
    subject: `Paid: order ${order.number}`,
    heading: 'Your order is paid',
    paragraphs: [
      `We have your payment of ${formatMoney(order.totalCents)} for order ${order.number}. Thank you.`,
      `${order.companyBrand} makes your flowers for ${describeWhen(order)}.`,
    ],
    sms: `order ${order.number} is paid. ${florist(telling)} makes your flowers for ${describeWhen(order)}.`,
  });
  return { ...notice, unproven: namedContacts(order, buyer) };
};

export const accepted: NoticeBuilder = (telling) => {
  const { order } = telling;
  return toBuyer(telling, {
    name: 'accepted',
    subject: `${order.companyBrand} has accepted your order ${order.number}`,
    heading: 'Your order is accepted',
    paragraphs: [
      `${order.companyBrand} has accepted your order ${order.number} and will make it for ${describeWhen(order)}.`,
    ],
    sms: `${florist(telling)} has accepted your order ${order.number} for ${describeWhen(order)}.`,
  });
};

export const ready: NoticeBuilder = (telling) => {
  const { order } = telling;
  const next = order.isPickup
    ? `They wait for you at ${order.storeName}, ${order.storeAddress}: ${describeWhen(order)}.`
    : `They are about to leave the shop and arrive ${describeWhen(order)}.`;
  return toBuyer(telling, {
    name: 'ready',
    subject: order.isPickup
      ? `Ready to pick up: order ${order.number}`
      : `Ready to go: order ${order.number}`,
    heading: order.isPickup ? 'Your flowers are ready to pick up' : 'Your flowers are ready to go',
    paragraphs: [`${order.companyBrand} has finished your flowers (order ${order.number}).`, next],
    sms: order.isPickup
      ? `your flowers (order ${order.number}) are ready to pick up at ${shortName(order.storeName)}, ${describeWhen(order)}.`
      : `your flowers (order ${order.number}) from ${florist(telling)} are ready and arrive ${describeWhen(order)}.`,
  });
};

export const completed: NoticeBuilder = (telling) => {
  const { order } = telling;
  const done = order.isPickup ? 'picked up' : 'delivered';
  return toBuyer(telling, {
    name: 'completed',
    subject: `${order.isPickup ? 'Picked up' : 'Delivered'}: order ${order.number}`,
    heading: order.isPickup ? 'Your flowers are picked up' : 'Your flowers have arrived',
    paragraphs: [
      `${order.companyBrand} says your flowers were ${done} (order ${order.number}). We hope they are loved.`,
      'How were they? A review on the product’s page helps others choose.',
    ],
    sms: `${florist(telling)} says your flowers were ${done} (order ${order.number}). We hope they are loved.`,
  });
};

/** Says who canceled, and that a card payment goes back (`refundCanceled.ts`). */
export const canceled: NoticeBuilder = (telling) => {
  const { order } = telling;
  const { by } = order.history.findLast(({ to }) => to === 'canceled') ?? {};
  const said = (brand: string) =>
    by === 'Buyer' ? 'Your order is canceled' : `${brand} has canceled your order`;
  const back =
    order.paidBy === 'card' ? ` ${formatMoney(order.totalCents)} goes back to your card within 10 days.` : '';
  return toBuyer(telling, {
    name: 'canceled',
    subject: `${said(order.companyBrand)}: ${order.number}`,
    heading: said(order.companyBrand),
    paragraphs: [`Order ${order.number} for ${describeWhen(order)} will not be made.${back}`],
    sms: `${said(florist(telling))} (order ${order.number}).${back}`,
  });
};

/** A payment that came after the hold had lapsed, for a time that others had taken. */
export const bookedOut: NoticeBuilder = (telling) => {
  const { order } = telling;
  const back = `${formatMoney(order.totalCents)} goes back to your card within 10 days.`;
  return toBuyer(telling, {
    name: 'canceled',
    subject: `Canceled and refunded: order ${order.number}`,
    heading: 'Your order could not be kept',
    paragraphs: [
      `${describeWhen(order)} was booked out before your payment arrived, so ${order.companyBrand} cannot make order ${order.number}. ${back}`,
      'You can order again for another time on the order’s page.',
    ],
    sms: `${describeWhen(order)} was booked out before your payment arrived, order ${order.number} is canceled. ${back}`,
  });
};

/** No text message when it was canceled: that one said already that the money goes back. */
export const refunded: NoticeBuilder = (telling) => {
  const { order } = telling;
  const amount = formatMoney(order.totalCents);
  const text = `${amount} for order ${order.number} is on its way back to your card.`;
  return toBuyer(telling, {
    name: 'refunded',
    subject: `Refunded: ${amount} for order ${order.number}`,
    heading: 'Your money is on its way back',
    paragraphs: [text, 'Your bank shows it within 10 days, often sooner.'],
    sms: order.status === 'canceled' ? null : text,
  });
};
