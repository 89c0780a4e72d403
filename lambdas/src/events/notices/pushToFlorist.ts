import { paths } from '@bloomkin/shared/pages.ts';
import { canEditOrder, toPerson } from '@bloomkin/shared/rules/permissions.ts';
import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import type { PushNotification } from '@bloomkin/shared/schemas/push.ts';
import { findCompanyItem } from '#model/companies/companyEntity.ts';
import { listManagerIds } from '#model/companies/managerEntity.ts';
import { listSubscriptions } from '#model/messages/push/pushSubscriptionEntity.ts';
import { describeWhen } from '#model/orders/describeDelivery.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import { findUsers } from '#model/users/userEntity.ts';
import { putOutgoing } from '#platform/outbox/outboxEntity.ts';
import { transact } from '#platform/table/transact.ts';
import { putSentOnce, wasSent } from './noticeEntity.ts';
import { isNewForFlorist } from './orderNotices.ts';

const name = 'florist_push';
const maxBrowsers = 90;

/** To everyone who may work on the company's orders; recorded and queued in one transaction. */
export async function pushToFlorist(
  before: OrderItem | undefined,
  after: OrderItem,
  now: Date,
): Promise<void> {
  if (!isNewForFlorist({ before, after }) || (await wasSent(after.id, name))) return;
  const browsers = (await Promise.all((await listWorkers(after)).map(listSubscriptions))).flat();
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

async function listWorkers(order: OrderItem): Promise<UserId[]> {
  const [company, managers] = await Promise.all([
    findCompanyItem(order.companyId),
    listManagerIds(order.companyId),
  ]);
  const ids = [...(company?.ownerId ? [company.ownerId] : []), ...managers].slice(0, 100);
  const members = await findUsers(ids);
  return members.filter((user) => user.active && canEditOrder(toPerson(user), order)).map(({ id }) => id);
}
