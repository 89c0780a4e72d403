import { paths } from '@bloomkin/shared/pages.ts';
import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import { formatDay, localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import { retainedCents } from '#model/orders/cardPayments.ts';
import { findLastDispatch, findLastMove } from '#model/orders/historyLine.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import { describeRefund, type NoticeBuilder, toBuyer, toMobileOrEmpty } from './buyerNotice.ts';
import type { Contacts } from './notice.ts';
import { writeText } from './writeText.ts';

/** Contacts from checkout that differ from the account's. */
function listUnprovenContacts({ email, phone }: OrderItem, buyer: Contacts): Contacts {
  return {
    email: email.toLowerCase() === buyer.email ? '' : email,
    phone: phone === buyer.phone ? '' : toMobileOrEmpty(phone),
  };
}

/** Only where paying later is allowed; other orders are confirmed once paid. */
export const placed: NoticeBuilder = (context) =>
  toBuyer(context, { name: 'placed', ...writeText(context, 'placed'), path: paths.order(context.order.id) });

/** The only notice that contacts other than the account's receive. */
export const paid: NoticeBuilder = (context) => {
  const { order, buyer } = context;
  const notice = toBuyer(context, { name: 'paid', ...writeText(context, 'paid') });
  return { ...notice, unproven: listUnprovenContacts(order, buyer) };
};

export const accepted: NoticeBuilder = (context) =>
  toBuyer(context, { name: 'accepted', ...writeText(context, 'accepted') });

export const ready: NoticeBuilder = (context) => {
  const kind = context.order.isPickup ? 'ready_pickup' : 'ready_delivery';
  return toBuyer(context, { name: 'ready', ...writeText(context, kind) });
};

/** An order may leave again after an undo. */
export const onItsWay: NoticeBuilder = (context) => {
  const name = `on_its_way_${context.order.dispatchedAt ?? ''}`;
  return toBuyer(context, { name, ...writeText(context, 'on_its_way') });
};

export const notOnItsWay: NoticeBuilder = (context) => {
  const name = `not_on_its_way_${context.order.version}`;
  return toBuyer(context, { name, ...writeText(context, 'not_on_its_way') });
};

/** A moved order may be late again. */
export const late: NoticeBuilder = (context) => {
  const kind = context.order.isPickup ? 'late_pickup' : 'late_delivery';
  return toBuyer(context, { name: `late_${context.order.day}`, ...writeText(context, kind) });
};

export const notDelivered: NoticeBuilder = (context) => {
  const { reason } = findLastDispatch(context.order) ?? {};
  const name = `not_delivered_${context.order.version}`;
  return toBuyer(context, { name, ...writeText(context, 'not_delivered', quoteReason(reason)) });
};

export const completed: NoticeBuilder = (context) => {
  const kind = context.order.isPickup ? 'completed_pickup' : 'completed_delivery';
  const name = `completed_${findLastMove(context.order)?.at ?? ''}`;
  return toBuyer(context, { name, ...writeText(context, kind) });
};

export const notCompleted: NoticeBuilder = (context) => {
  const name = `not_completed_${context.order.version}`;
  return toBuyer(context, { name, ...writeText(context, 'not_completed') });
};

export const canceled: NoticeBuilder = (context) => {
  const { order } = context;
  const { by, reason } = order.history.findLast(({ to }) => to === 'canceled') ?? {};
  const kind = by === 'Buyer' ? 'canceled_by_buyer' : 'canceled_by_florist';
  const refund = order.paidBy === 'card' ? describeRefund(retainedCents(order)) : '';
  return toBuyer(context, {
    name: 'canceled',
    ...writeText(context, kind, { refund, ...quoteReason(reason) }),
  });
};

const quoteReason = (reason: string | undefined) => ({ reason: reason ? `They write: “${reason}”` : '' });

/** The payment came after the hold had lapsed and the slot was taken. */
export const bookedOut: NoticeBuilder = (context) => {
  const refund = describeRefund(context.order.totalCents);
  return toBuyer(context, { name: 'canceled', ...writeText(context, 'booked_out', { refund }) });
};

/** No text message after a cancellation: that message announced the refund. */
export const refunded: NoticeBuilder = (context) => {
  const { order } = context;
  const amount = formatMoney(order.refundedCents ?? order.totalCents);
  const text = writeText(context, 'refunded', { amount });
  return toBuyer(context, {
    name: 'refunded',
    ...text,
    sms: order.status === 'canceled' ? null : text.sms,
  });
};

/** One for each refund: the name has the refunded total. */
export const refundedInPart: NoticeBuilder = (context) => {
  const { order } = context;
  const refund = order.refunds?.findLast(({ state }) => state === 'done');
  const amount = formatMoney(refund?.amountCents ?? order.refundedCents ?? 0);
  return toBuyer(context, {
    name: `refunded_${order.refundedCents ?? 0}`,
    ...writeText(context, 'refunded_in_part', { amount }),
  });
};

export const disputed: NoticeBuilder = (context) => {
  const until = decidesFrom(context.order);
  return toBuyer(context, { name: 'disputed', ...writeText(context, 'disputed', { until }) });
};

/** The bank's limit for the florist's answer. */
function decidesFrom({ dispute, timeZone }: OrderItem): string {
  if (!dispute?.respondBy) return '';
  return `, by ${formatDay(localTime(new Date(dispute.respondBy), timeZone).day)}`;
}

const disputedAmount = ({ dispute }: OrderItem) => formatMoney(dispute?.amountCents ?? 0);

export const disputeWon: NoticeBuilder = (context) => {
  const amount = disputedAmount(context.order);
  return toBuyer(context, { name: 'dispute_won', ...writeText(context, 'dispute_won', { amount }) });
};

export const disputeLost: NoticeBuilder = (context) => {
  const amount = disputedAmount(context.order);
  return toBuyer(context, { name: 'dispute_lost', ...writeText(context, 'dispute_lost', { amount }) });
};
