import { invalidField } from '@bloomkin/shared/errors.ts';
import type { BodyOf } from '@bloomkin/shared/route.ts';
import type * as routes from '@bloomkin/shared/routes/orders.ts';
import { callFault, formatPhone, parseCallable, phoneFaultMessages } from '@bloomkin/shared/rules/phone.ts';
import { type Author, withLine } from '#model/orders/historyLine.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import { requireOpenOrder } from './requireOpenOrder.ts';

type Change = BodyOf<typeof routes.updateOrder>;

function changeComment(order: OrderItem, { comment }: Change, author: Author): OrderItem {
  if (comment === undefined || comment === order.comment) return order;
  return withLine({ ...order, comment }, author, { what: 'comment', from: order.comment, to: comment });
}

function changeCard(order: OrderItem, { card_message: to }: Change, author: Author): OrderItem {
  const from = order.cardMessage;
  if (to === undefined || to === from) return order;
  requireOpenOrder(order);
  return withLine({ ...order, cardMessage: to }, author, { what: 'card_message', from, to });
}

type Recipient = OrderItem['recipient'];

const describeRecipient = (recipient: Recipient) =>
  recipient && [recipient.fio, formatPhone(recipient.phone)].filter(Boolean).join(', ');

function changeRecipient(order: OrderItem, { recipient }: Change, author: Author): OrderItem {
  if (recipient === undefined) return order;
  const next = recipient && { ...recipient, phone: readPhone(recipient.phone) };
  const [from, to] = [describeRecipient(order.recipient), describeRecipient(next)];
  if (from === to) return order;
  requireOpenOrder(order);
  return withLine({ ...order, recipient: next }, author, { what: 'recipient', from, to });
}

function readPhone(typed: string): string {
  const fault = typed === '' ? undefined : callFault(typed);
  if (fault) throw invalidField('recipient.phone', phoneFaultMessages[fault]);
  return parseCallable(typed) ?? '';
}

export const textSteps = [changeComment, changeCard, changeRecipient] as const;
