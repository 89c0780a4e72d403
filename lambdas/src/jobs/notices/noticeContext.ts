import { readNotificationSettings } from '#marketSettings/notificationSettings.ts';
import type { OrderItem } from '#orders/orderEntity.ts';
import { setting } from '#settings.ts';
import { findUser } from '#users/userEntity.ts';
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
