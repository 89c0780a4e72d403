import { findCompany } from '../companies/companyTable.ts';
import type { OrderItem } from '../orders/orderItem.ts';
import { setting } from '../settings.ts';
import { findUser } from '../users/userTable.ts';
import { countSold } from './countSold.ts';
import { recordDelivery } from './deliveryRecordTable.ts';
import type { FloristContact } from './notice.ts';
import { noticesOf } from './orderNotices.ts';
import { recordPurchase } from './recordPurchase.ts';
import { refundCanceled } from './refundCanceled.ts';
import { sendNotice } from './sendNotice.ts';
import { wasSold } from './wasSold.ts';

/**
 * What follows from a change of an order: what was sold and by whom it was had, money back, the florist's delivery record,
 * and last the notices, since an outage of mail must hold up nothing else.
 */
export async function followOrder(before: OrderItem | undefined, after: OrderItem, now: Date): Promise<void> {
  if (wasSold(before) !== wasSold(after)) await countSold(after.id);
  if (before?.status !== 'completed' && after.status === 'completed') {
    await recordPurchase(after);
    await recordDelivery(after, now);
  }
  await refundCanceled(before, after);
  const notices = noticesOf(before, after, await floristOf(after), setting('SITE_URL'));
  for (const notice of notices) await sendNotice(after.id, notice, now);
}

async function floristOf(order: OrderItem): Promise<FloristContact> {
  const loaded = await findCompany(order.companyId);
  const owner = loaded?.company.ownerId ? await findUser(loaded.company.ownerId) : undefined;
  return { userId: owner?.id ?? null, email: owner?.email ?? '', phone: loaded?.company.phone ?? '' };
}
