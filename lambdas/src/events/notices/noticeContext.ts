import { readNotificationSettings } from '#model/marketSettings/notificationSettings.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import { findUser } from '#model/users/userEntity.ts';
import { setting } from '#platform/settings.ts';
import { findFloristContact } from './floristContact.ts';
import type { Contacts } from './notice.ts';

/** Whom a notice of the order reaches, and in which words. */
export async function readNoticeContext(order: OrderItem, now: Date) {
  const [florist, buyer, { texts }] = await Promise.all([
    findFloristContact(order.companyId),
    findBuyerContacts(order),
    readNotificationSettings(now),
  ]);
  return { parties: { florist, buyer }, wording: { siteUrl: setting('SITE_URL'), texts } };
}

async function findBuyerContacts({ userId }: OrderItem): Promise<Contacts> {
  const user = await findUser(userId);
  return { email: user?.email ?? '', phone: user?.phone ?? '' };
}
