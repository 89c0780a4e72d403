import { isGstRegistered } from '@bloomkin/shared/rules/gst.ts';
import { localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import { type CompanyItem, findCompanyItems } from '#model/companies/companyEntity.ts';
import type { OrderItem } from './orderEntity.ts';

type Invoicer = Pick<OrderItem, 'companyAbn' | 'isGstRegistered'>;

/** Without GST when the business register has not answered yet. */
export function toInvoicer(
  { abn, register }: Pick<CompanyItem, 'abn' | 'register'>,
  { createdAt, timeZone }: Pick<OrderItem, 'createdAt' | 'timeZone'>,
): Invoicer {
  const { day } = localTime(new Date(createdAt), timeZone);
  return {
    companyAbn: abn,
    ...(register && { isGstRegistered: isGstRegistered(register.gstSince, day) }),
  };
}

/** From the company, for what was not known when the order was placed (docs/decisions/0057). */
export async function fillInvoicer<O extends OrderItem>(order: O): Promise<O> {
  if (order.companyAbn !== undefined && order.isGstRegistered !== undefined) return order;
  const company = (await findCompanyItems([order.companyId])).get(order.companyId);
  const isSameSeller = order.companyAbn === undefined || order.companyAbn === company?.abn;
  return company && isSameSeller ? { ...order, ...toInvoicer(company, order) } : order;
}
