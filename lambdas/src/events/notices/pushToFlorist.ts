import { paths } from '@bloomkin/shared/pages.ts';
import type { PushNotification } from '@bloomkin/shared/schemas/push.ts';
import { listSubscriptions } from '#model/messages/push/pushSubscriptionEntity.ts';
import { describeWhen } from '#model/orders/describeDelivery.ts';
import { putSentOnce } from '#model/orders/noticeEntity.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import { putOutgoing } from '#platform/outbox/outboxEntity.ts';
import type { Get } from '#platform/table/read.ts';
import { transact } from '#platform/table/transact.ts';
import { findWorkers, listMemberIds } from './floristContact.ts';
import { isNewForFlorist } from './orderChanges.ts';

const name = 'florist_push';
const maxBrowsers = 90;

/** To everyone who may work on the company's orders; recorded and queued in one transaction. */
export async function pushToFlorist(
  before: OrderItem | undefined,
  after: OrderItem,
  now: Date,
  read: Get,
): Promise<void> {
  if (!isNewForFlorist({ before, after })) return;
  const members = await listMemberIds(after, read);
  const subscribed = (await Promise.all(members.map(listSubscriptions))).flat();
  if (subscribed.length === 0) return;
  const workers = new Set((await findWorkers(after, members)).map(({ id }) => id));
  const browsers = subscribed.filter(({ userId }) => workers.has(userId));
  if (browsers.length === 0) return;
  const notification = describeNewOrder(after);
  await transact({
    sent: putSentOnce(after.id, name, now),
    messages: browsers
      .slice(0, maxBrowsers)
      .map(({ userId, id }) => putOutgoing({ kind: 'push', userId, subscriptionId: id, notification }, now)),
  });
}

/** Number and time only: anyone can read a lock screen. */
const describeNewOrder = (order: OrderItem): PushNotification => ({
  title: `New order ${order.number}`,
  text: `${order.isPickup ? 'Pick-up' : 'Delivery'}: ${describeWhen(order)}`,
  path: paths.orderView(order.id),
  tag: `order-${order.id}`.slice(0, 32),
});
