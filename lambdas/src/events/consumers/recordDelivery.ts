import { addDays, utcDay } from '@bloomkin/shared/rules/zonedTime.ts';
import {
  addDeliveryRecord,
  beginDeliveryDay,
  findCompanyItem,
  removeDeliveryDays,
} from '#model/companies/companyEntity.ts';
import { putSentOnce } from '#model/orders/noticeEntity.ts';
import { isDropped, wasCompletedOnTime } from '#model/orders/onTime.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import { transact } from '#platform/table/transact.ts';

const retentionDays = 91;

/** Records a delivered or dropped order once; removes days older than the retention. */
export async function recordDelivery(order: OrderItem, now: Date): Promise<void> {
  const company = await findCompanyItem(order.companyId);
  if (!company || !order.day) return;
  const oldest = addDays(utcDay(now), -retentionDays);
  const old = Object.keys(company.deliveryRecord).filter((day) => day < oldest);
  if (old.length > 0) await removeDeliveryDays(company.id, old.slice(0, 20));
  if (!company.deliveryRecord[order.day]) await beginDeliveryDay(company.id, order.day);
  await transact({
    counted: putSentOnce(order.id, 'delivery_recorded', now),
    company: addDeliveryRecord(company.id, order.day, !isDropped(order) && wasCompletedOnTime(order, now)),
  });
}
