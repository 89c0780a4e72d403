import { findCompany } from '../companies/companyTable.ts';
import type { OrderItem } from '../orders/orderItem.ts';
import { setting } from '../settings.ts';
import { findUser } from '../users/userTable.ts';
import { recordDelivery } from './deliveryRecordTable.ts';
import { noticesOf } from './orderNotices.ts';
import { refundCanceled } from './refundCanceled.ts';
import { sendNotice } from './sendNotice.ts';

/** What follows from a change of an order: messages, money back, and the florist's delivery record. */
export async function followOrder(before: OrderItem | undefined, after: OrderItem, now: Date): Promise<void> {
  const florist = await floristOf(after);
  for (const notice of noticesOf(before, after, florist?.email ?? '', setting('SITE_URL')))
    await sendNotice(after.id, notice, now);
  await refundCanceled(before, after);
  if (before?.status !== 'completed' && after.status === 'completed') await recordDelivery(after, now);
}

async function floristOf(order: OrderItem) {
  const loaded = await findCompany(order.companyId);
  return loaded?.company.ownerId ? findUser(loaded.company.ownerId) : undefined;
}
