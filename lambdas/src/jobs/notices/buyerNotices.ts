import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import { shortenName } from '#mail/smsText.ts';
import { keptCents } from '#orders/cardPayments.ts';
import type { OrderItem } from '#orders/orderEntity.ts';
import { type NoticeBuilder, shortFloristName, toBuyer, toMobileOrEmpty } from './buyerNotice.ts';
import type { Contacts } from './notice.ts';
import { describeWhen } from './orderFacts.ts';

/** Contacts from checkout that differ from the account's. */
function listUnprovenContacts({ email, phone }: OrderItem, buyer: Contacts): Contacts {
  return {
    email: email.toLowerCase() === buyer.email ? '' : email,
    phone: phone === buyer.phone ? '' : toMobileOrEmpty(phone),
  };
}

/** Only where paying later is allowed; other orders are confirmed once paid. */
export const placed: NoticeBuilder = (context) => {
  const { order } = context;
  return toBuyer(context, {
    name: 'placed',
    subject: `Your order ${order.number} with ${order.companyBrand}`,
    heading: 'Thank you for your order',
    paragraphs: [
      `${order.companyBrand} has your order ${order.number} for ${describeWhen(order)}.`,
      'You can pay by card on the order’s page, now or later.',
    ],
    sms: `${shortFloristName(context)} has your order ${order.number} for ${describeWhen(order)}.`,
  });
};

/** The only message that other contacts than the account's get. */
export const paid: NoticeBuilder = (context) => {
  const { order, buyer } = context;
  const notice = toBuyer(context, {
    name: 'paid',
    subject: `Paid: order ${order.number}`,
    heading: 'Your order is paid',
    paragraphs: [
      `We have your payment of ${formatMoney(order.totalCents)} for order ${order.number}. Thank you.`,
      `${order.companyBrand} makes your flowers for ${describeWhen(order)}.`,
    ],
    sms: `order ${order.number} is paid. ${shortFloristName(context)} makes your flowers for ${describeWhen(order)}.`,
  });
  return { ...notice, unproven: listUnprovenContacts(order, buyer) };
};

export const accepted: NoticeBuilder = (context) => {
  const { order } = context;
  return toBuyer(context, {
    name: 'accepted',
    subject: `${order.companyBrand} has accepted your order ${order.number}`,
    heading: 'Your order is accepted',
    paragraphs: [
      `${order.companyBrand} has accepted your order ${order.number} and will make it for ${describeWhen(order)}.`,
    ],
    sms: `${shortFloristName(context)} has accepted your order ${order.number} for ${describeWhen(order)}.`,
  });
};

export const ready: NoticeBuilder = (context) => {
  const { order } = context;
  const next = order.isPickup
    ? `They wait for you at ${order.storeName}, ${order.storeAddress}: ${describeWhen(order)}.`
    : `They are about to leave the shop and arrive ${describeWhen(order)}.`;
  return toBuyer(context, {
    name: 'ready',
    subject: order.isPickup
      ? `Ready to pick up: order ${order.number}`
      : `Ready to go: order ${order.number}`,
    heading: order.isPickup ? 'Your flowers are ready to pick up' : 'Your flowers are ready to go',
    paragraphs: [`${order.companyBrand} has finished your flowers (order ${order.number}).`, next],
    sms: order.isPickup
      ? `your flowers (order ${order.number}) are ready to pick up at ${shortenName(order.storeName)}, ${describeWhen(order)}.`
      : `your flowers (order ${order.number}) from ${shortFloristName(context)} are ready and arrive ${describeWhen(order)}.`,
  });
};

export const completed: NoticeBuilder = (context) => {
  const { order } = context;
  const done = order.isPickup ? 'picked up' : 'delivered';
  return toBuyer(context, {
    name: 'completed',
    subject: `${order.isPickup ? 'Picked up' : 'Delivered'}: order ${order.number}`,
    heading: order.isPickup ? 'Your flowers are picked up' : 'Your flowers have arrived',
    paragraphs: [
      `${order.companyBrand} says your flowers were ${done} (order ${order.number}). We hope they are loved.`,
      'How were they? A review on the product’s page helps others choose.',
    ],
    sms: `${shortFloristName(context)} says your flowers were ${done} (order ${order.number}). We hope they are loved.`,
  });
};

export const canceled: NoticeBuilder = (context) => {
  const { order } = context;
  const { by } = order.history.findLast(({ to }) => to === 'canceled') ?? {};
  const said = (brand: string) =>
    by === 'Buyer' ? 'Your order is canceled' : `${brand} has canceled your order`;
  const back =
    order.paidBy === 'card' ? ` ${formatMoney(keptCents(order))} goes back to your card within 10 days.` : '';
  return toBuyer(context, {
    name: 'canceled',
    subject: `${said(order.companyBrand)}: ${order.number}`,
    heading: said(order.companyBrand),
    paragraphs: [`Order ${order.number} for ${describeWhen(order)} will not be made.${back}`],
    sms: `${said(shortFloristName(context))} (order ${order.number}).${back}`,
  });
};

/** The payment came after the hold had lapsed and the slot was taken. */
export const bookedOut: NoticeBuilder = (context) => {
  const { order } = context;
  const back = `${formatMoney(order.totalCents)} goes back to your card within 10 days.`;
  return toBuyer(context, {
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

/** No text message after a cancellation: that message announced the refund. */
export const refunded: NoticeBuilder = (context) => {
  const { order } = context;
  const amount = formatMoney(order.refundedCents ?? order.totalCents);
  const text = `${amount} for order ${order.number} is on its way back to your card.`;
  return toBuyer(context, {
    name: 'refunded',
    subject: `Refunded: ${amount} for order ${order.number}`,
    heading: 'Your money is on its way back',
    paragraphs: [text, 'Your bank shows it within 10 days, often sooner.'],
    sms: order.status === 'canceled' ? null : text,
  });
};

/** One for each refund: the name holds what was given back so far. */
export const refundedInPart: NoticeBuilder = (context) => {
  const { order } = context;
  const refund = order.refunds?.findLast(({ state }) => state === 'done');
  const amount = formatMoney(refund?.amountCents ?? order.refundedCents ?? 0);
  const text = `${amount} of your payment for order ${order.number} is on its way back to your card.`;
  return toBuyer(context, {
    name: `refunded_${order.refundedCents ?? 0}`,
    subject: `Refunded: ${amount} for order ${order.number}`,
    heading: 'Part of your money is on its way back',
    paragraphs: [text, 'Your bank shows it within 10 days, often sooner.'],
    sms: text,
  });
};

export const disputed: NoticeBuilder = (context) => {
  const { order } = context;
  return toBuyer(context, {
    name: 'disputed',
    subject: `Your bank asks about order ${order.number}`,
    heading: 'Your bank holds the money of this order',
    paragraphs: [
      `Your bank tells us that you do not accept the card payment for order ${order.number}. It holds the money until it has decided, so neither we nor ${order.companyBrand} can refund it meanwhile.`,
      'If that is a mistake, tell your bank, the sooner the better. Otherwise you need not do anything here.',
    ],
    sms: null,
  });
};
