import type { Notice } from '@bloomkin/lambdas/events/notices/notice.ts';
import {
  listDelayedNotices,
  listNotices,
  type Parties,
} from '@bloomkin/lambdas/events/notices/orderNotices.ts';
import type { OrderItem } from '@bloomkin/lambdas/model/orders/orderEntity.ts';
import type { HistoryEntry } from '@bloomkin/lambdas/model/orders/orderHistory.ts';
import { OrderStatus, PaymentStatus } from '@bloomkin/shared/schemas/order.ts';

const Status = OrderStatus.exclude(['abandoned_cart']);

interface Told {
  at: string;
  notice: Notice;
}

/** Every notice so far, by the order's history. */
export function noticesSoFar(order: OrderItem, parties: Parties): Told[] {
  let before: OrderItem | undefined;
  return order.history.flatMap((line) => {
    const after = step(order, before, line);
    const wording = { siteUrl: '', texts: {} };
    const delayed = before ? listDelayedNotices(before, after, parties, wording) : [];
    const notices = [...listNotices(before, after, parties, wording), ...delayed];
    before = after;
    return notices.map((notice) => ({ at: line.at, notice }));
  });
}

function step(order: OrderItem, before: OrderItem | undefined, line: HistoryEntry): OrderItem {
  if (!before)
    return {
      ...order,
      status: 'new',
      paymentStatus: 'not_paid',
      heldUntil: order.createdAt,
      lapsedPlace: null,
      history: [line],
    };
  return {
    ...before,
    status: line.what === 'status' ? Status.parse(line.to) : before.status,
    paymentStatus: line.what === 'payment_status' ? PaymentStatus.parse(line.to) : before.paymentStatus,
    history: [...before.history, line],
  };
}
