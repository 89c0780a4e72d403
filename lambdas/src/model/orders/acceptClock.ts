import { type AcceptClock, acceptClock, lastMomentToMake } from '@bloomkin/shared/rules/acceptClock.ts';
import { countOpenMinutes } from '@bloomkin/shared/rules/openMinutes.ts';
import { type CompanyWithStores, findCompany, toCompanyFacts } from '#model/companies/companyWithStores.ts';
import { readShippingSettings } from '#model/marketSettings/shippingSettings.ts';
import type { OrderItem } from './orderEntity.ts';

/** Undefined for a store that is gone or stays closed. */
export async function findAcceptClock(order: OrderItem, now: Date): Promise<AcceptClock | undefined> {
  const [florist, { accept }] = await Promise.all([findCompany(order.companyId), readShippingSettings(now)]);
  const company = florist && toCompanyFacts(florist);
  const store = company?.stores.find(({ id }) => id === order.storeId);
  return (company && store && acceptClock(order, store, company, accept, now)) ?? undefined;
}

/** Undefined for a store or a day that is gone. */
export function findLastMomentToMake(
  order: OrderItem,
  florist: CompanyWithStores | undefined,
): Date | undefined {
  const company = florist && toCompanyFacts(florist);
  const store = company?.stores.find(({ id }) => id === order.storeId);
  return (company && store && lastMomentToMake(order, store, company)) ?? undefined;
}

/** How long the florist took; an undone acceptance leaves nothing. */
export async function timeAcceptance(before: OrderItem, after: OrderItem, now: Date): Promise<OrderItem> {
  if (before.status === after.status) return after;
  if (after.status === 'new') return { ...after, acceptedMinutes: undefined };
  if (before.status !== 'new' || after.status === 'canceled' || after.paymentStatus !== 'paid') return after;
  const store = (await findCompany(after.companyId))?.stores.find(({ id }) => id === after.storeId);
  const paid = after.history.find(({ what, to }) => what === 'payment_status' && to === 'paid');
  const from = new Date(paid?.at ?? after.createdAt);
  return store ? { ...after, acceptedMinutes: Math.floor(countOpenMinutes(store, from, now)) } : after;
}
