import { findCompany } from '#model/companies/companyWithStores.ts';
import { readNotificationSettings } from '#model/marketSettings/notificationSettings.ts';
import { findInbox } from '#model/messages/messageEntity.ts';
import { findLastMomentToMake } from '#model/orders/acceptClock.ts';
import { isAddressAwaited } from '#model/orders/door.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import { signOrderLink } from '#model/orders/orderLinks.ts';
import { findUser } from '#model/users/userEntity.ts';
import { setting } from '#platform/settings.ts';
import { BatchRead } from '#platform/table/batchRead.ts';
import type { Get } from '#platform/table/read.ts';
import { findFloristContact } from './floristContact.ts';

/** Returns the recipients and wording of an order's notices. `read` joins the caller's batch; a florist may not be told. */
export async function readNoticeContext(order: OrderItem, now: Date, read?: Get, isFloristTold = true) {
  const batch = new BatchRead();
  const by = read ?? batch.get;
  const reading = Promise.all([
    findFloristContact(order.companyId, by, isFloristTold),
    findUser(order.userId, by),
    findInbox(order.userId, by),
    readNotificationSettings(now),
    signOrderLink(order, 'status'),
    signOrderLink(order, 'swap'),
    signOrderLink(order, 'recipient'),
    isAddressAwaited(order) ? findCompany(order.companyId) : undefined,
  ]);
  batch.send();
  const [florist, user, inbox, { texts }, statusToken, swapToken, recipientToken, shop] = await reading;
  // Nobody has proved the contacts of an account that an agent named.
  const proven = user?.pending ? undefined : user;
  const buyer = { email: proven?.email ?? '', phone: proven?.phone ?? '' };
  const addressBy = findLastMomentToMake(order, shop);
  const tokens = { statusToken, swapToken, recipientToken };
  const wording = { siteUrl: setting('SITE_URL'), texts, ...tokens, addressBy };
  const inboxes = new Map([[order.userId, inbox]]);
  if (florist.userId && florist.inbox) inboxes.set(florist.userId, florist.inbox);
  return { parties: { florist, buyer }, wording, inboxes };
}
