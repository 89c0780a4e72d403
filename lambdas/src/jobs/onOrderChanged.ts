import type { OrderItem } from '../orders/orderEntity.ts';
import { setting } from '../settings.ts';
import { findUser } from '../users/userEntity.ts';
import { countSold, isSold } from './countSold.ts';
import { recordDelivery } from './deliveryRecordTable.ts';
import { endPaymentPage } from './endPaymentPage.ts';
import { findFloristContact } from './floristContact.ts';
import type { Contacts } from './notice.ts';
import { listNotices } from './orderNotices.ts';
import { recordPurchase } from './recordPurchase.ts';
import { refundCanceled } from './refundCanceled.ts';
import { sendNotice } from './sendNotice.ts';

/**
 * What follows from a change of an order: what was sold and by whom it was had, the florist's delivery record, money back,
 * and the notices. An outage of one holds up none of the others; throws after all were tried, to be called again.
 */
export async function onOrderChanged(
  before: OrderItem | undefined,
  after: OrderItem,
  now: Date,
): Promise<void> {
  const isCompletedNow = before?.status !== 'completed' && after.status === 'completed';
  const steps = [
    async () => {
      if (isSold(before) !== isSold(after)) await countSold(after.id);
    },
    async () => {
      if (isCompletedNow) await recordPurchase(after);
    },
    async () => {
      if (isCompletedNow) await recordDelivery(after, now);
    },
    () => refundCanceled(before, after),
    () => endPaymentPage(before, after),
    async () => {
      const [florist, buyer] = await Promise.all([
        findFloristContact(after.companyId),
        findBuyerContacts(after),
      ]);
      const notices = listNotices(before, after, { florist, buyer }, setting('SITE_URL'));
      for (const notice of notices) await sendNotice(after.id, notice, now);
    },
  ];
  const failures: unknown[] = [];
  for (const step of steps) await step().catch((failure: unknown) => failures.push(failure));
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1) throw new AggregateError(failures, 'Several things could not follow an order');
}

/** What the account has proven, not what was typed at checkout. */
async function findBuyerContacts({ userId }: OrderItem): Promise<Contacts> {
  const user = await findUser(userId);
  return { email: user?.email ?? '', phone: user?.phone ?? '' };
}
