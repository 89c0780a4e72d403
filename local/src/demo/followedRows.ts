import { countProducts, isSold } from '@bloomkin/lambdas/events/consumers/countSold.ts';
import { reviewMessage } from '@bloomkin/lambdas/events/consumers/onReviewWritten.ts';
import { soldEntity } from '@bloomkin/lambdas/events/consumers/soldEntity.ts';
import type { FloristContact, Notice } from '@bloomkin/lambdas/events/notices/notice.ts';
import {
  listDelayedNotices,
  listNotices,
  type Parties,
} from '@bloomkin/lambdas/events/notices/orderNotices.ts';
import { reminderDayEntity, toReminderDay } from '@bloomkin/lambdas/model/carts/reminderDayEntity.ts';
import { reminderEntity } from '@bloomkin/lambdas/model/carts/reminderEntity.ts';
import { emptyInbox, type Inbox, withAllRead, withMessage } from '@bloomkin/lambdas/model/messages/inbox.ts';
import {
  inboxEntity,
  type MessageContent,
  messageDedupeEntity,
  messageEntity,
  newMessage,
} from '@bloomkin/lambdas/model/messages/messageEntity.ts';
import { noticeEntity } from '@bloomkin/lambdas/model/orders/noticeEntity.ts';
import type { OrderItem } from '@bloomkin/lambdas/model/orders/orderEntity.ts';
import type { HistoryEntry } from '@bloomkin/lambdas/model/orders/orderHistory.ts';
import { purchaseEntity } from '@bloomkin/lambdas/model/reviews/purchaseEntity.ts';
import type { UserItem } from '@bloomkin/lambdas/model/users/userEntity.ts';
import { OrderStatus, PaymentStatus } from '@bloomkin/shared/schemas/order.ts';
import type { DemoData } from './build/buildDemoData.ts';
import type { Row } from './row.ts';

const Status = OrderStatus.exclude(['abandoned_cart']);

interface SentNotice {
  at: string;
  notice: Notice;
}

/** Every notice so far, by the order's history. */
function noticesSoFar(order: OrderItem, parties: Parties): SentNotice[] {
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

/** Written first, so that stream consumers send no old mails and count nothing twice. */
export function followedRows(data: DemoData): Row[] {
  const notified = data.orders.flatMap((order) => {
    const parties = { florist: toFloristContact(data, order), buyer: { email: 'buyer', phone: '' } };
    return noticesSoFar(order, parties).map((one) => ({ ...one, order }));
  });
  return [
    ...notified.flatMap(({ order, notice: { name, sms }, at }) => [
      noticeEntity.toItem({ orderId: order.id, name: `${name}_email`, at }),
      ...(sms ? [noticeEntity.toItem({ orderId: order.id, name: `${name}_sms`, at })] : []),
    ]),
    ...data.orders.filter(({ status }) => status === 'completed').map(toDeliveryRow),
    ...data.orders.filter(isSold).map(toSoldRow),
    ...purchaseRows(data.orders),
    ...reminderRows(data),
    ...messages(data, [
      ...notified.map(({ order, notice: { name, to, message }, at }) => ({
        userId: to.userId,
        about: `${order.id}_${name}`,
        message,
        at,
      })),
      ...data.reviews.map((review) => ({
        userId: findCompany(data, review.companyId)?.ownerId ?? null,
        about: `review_${review.id}`,
        message: reviewMessage(
          review,
          data.products.find(({ id }) => id === review.productId),
        ),
        at: review.createdAt,
      })),
    ]),
  ];
}

const findCompany = (data: DemoData, id: string) =>
  data.companies.find(({ company }) => company.id === id)?.company;

function toFloristContact(data: DemoData, order: OrderItem): FloristContact {
  const company = findCompany(data, order.companyId);
  const contacts = { email: 'florist', phone: '' };
  return { userId: company?.ownerId ?? null, phone: company?.phone ?? '', told: contacts, urgent: contacts };
}

const toDeliveryRow = ({ id: orderId, updatedAt: at }: OrderItem): Row =>
  noticeEntity.toItem({ orderId, name: 'delivery_recorded', at });

const toSoldRow = ({ id: orderId, lines }: OrderItem): Row =>
  soldEntity.toItem({
    orderId,
    counts: Object.fromEntries(countProducts(lines)),
    version: 1,
  });

/** Once per product. */
function purchaseRows(orders: readonly OrderItem[]): Row[] {
  const rows = orders
    .filter(({ status }) => status === 'completed')
    .flatMap(({ userId, lines }) =>
      lines.map(({ productId }) => purchaseEntity.toItem({ userId, productId })),
    );
  return [...new Map(rows.map((row) => [`${row.pk} ${row.sk}`, { ...row }])).values()];
}

function reminderRows({ reminders, orders }: DemoData): Row[] {
  const totals = new Map(orders.map(({ id, totalCents }) => [id, totalCents]));
  const days = Map.groupBy(reminders, ({ at }) => toReminderDay(at));
  return [
    ...reminders.map((reminder) => reminderEntity.toItem(reminder)),
    ...[...days].map(([day, reminded]) => {
      const returned = reminded.flatMap(({ orderId }) => (orderId ? [totals.get(orderId) ?? 0] : []));
      return reminderDayEntity.toItem({
        ...{ day, reminded: reminded.length, cameBack: returned.length },
        orderedCents: returned.reduce((sum, cents) => sum + cents, 0),
      });
    }),
  ];
}

interface Written {
  userId: string | null;
  about: string;
  message: MessageContent;
  at: string;
}

/** Only for the demo accounts; older than two days counts as read. */
function messages({ users }: DemoData, written: readonly Written[]): Row[] {
  const byUser = Map.groupBy(written, ({ userId }) => userId);
  return users
    .filter(({ hasPassword }) => hasPassword)
    .flatMap((user) =>
      inboxRows(
        user,
        (byUser.get(user.id) ?? []).toSorted((a, b) => (a.at < b.at ? -1 : 1)),
      ),
    );
}

const readAfterMs = 2 * 24 * 60 * 60 * 1000;

function inboxRows({ id }: UserItem, written: readonly Written[]): Row[] {
  const newest = Date.parse(written.at(-1)?.at ?? '');
  let inbox: Inbox = emptyInbox;
  const rows = written.flatMap(({ about, message, at }) => {
    const read = newest - Date.parse(at) > readAfterMs;
    const added = withMessage(inbox, new Date(at));
    inbox = read ? withAllRead(added.inbox) : added.inbox;
    const { number, month } = added;
    return [
      messageDedupeEntity.toItem({ userId: id, about, at }),
      messageEntity.toItem({ ...newMessage(id, message, { number, month, at }), read }),
    ];
  });
  return written.length === 0 ? [] : [inboxEntity.toItem({ ...inbox, userId: id, version: 1 }), ...rows];
}
