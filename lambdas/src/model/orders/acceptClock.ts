import { type AcceptClock, acceptClock } from '@bloomkin/shared/rules/acceptClock.ts';
import { findCompany, toCompanyFacts } from '#model/companies/companyWithStores.ts';
import { readShippingSettings } from '#model/marketSettings/shippingSettings.ts';
import type { OrderItem } from './orderEntity.ts';

/** Undefined for a store that is gone or stays closed. */
export async function findAcceptClock(order: OrderItem, now: Date): Promise<AcceptClock | undefined> {
  const [florist, { accept }] = await Promise.all([findCompany(order.companyId), readShippingSettings(now)]);
  const company = florist && toCompanyFacts(florist);
  const store = company?.stores.find(({ id }) => id === order.storeId);
  return (company && store && acceptClock(order, store, company, accept, now)) ?? undefined;
}
