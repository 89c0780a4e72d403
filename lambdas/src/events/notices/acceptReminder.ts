import { addOpenMinutes } from '@bloomkin/shared/rules/openMinutes.ts';
import type { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { findCompany } from '#model/companies/companyWithStores.ts';
import { findOrder, type OrderItem } from '#model/orders/orderEntity.ts';
import { wasOpened } from '#model/orders/orderOpenedEntity.ts';
import { putAcceptReminder } from './acceptReminderEntity.ts';
import { readNoticeContext } from './noticeContext.ts';
import { isNewForFlorist, listAcceptReminders } from './orderNotices.ts';
import { sendNotice } from './sendNotice.ts';

/** Of opening hours (docs/product-rules.md, "Messages to people"). */
const waitMinutes = 15;

/** The time follows from the order, so that a repeated event writes the same row. */
export async function planAcceptReminder(before: OrderItem | undefined, after: OrderItem): Promise<void> {
  if (!isNewForFlorist({ before, after })) return;
  const { stores = [] } = (await findCompany(after.companyId)) ?? {};
  const store = stores.find(({ id }) => id === after.storeId);
  const until = store && addOpenMinutes(store, new Date(after.updatedAt), waitMinutes);
  if (until) await putAcceptReminder(after.id, until);
}

export async function remindFlorist(orderId: OrderId, now: Date): Promise<void> {
  const order = await findOrder(orderId);
  if (order?.status !== 'new' || (await wasOpened(orderId))) return;
  const { parties, wording } = await readNoticeContext(order, now);
  for (const notice of listAcceptReminders(order, parties, wording)) await sendNotice(orderId, notice, now);
}
