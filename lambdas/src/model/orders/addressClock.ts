import { lastMomentToMake } from '@bloomkin/shared/rules/acceptClock.ts';
import { type AddressClock, planAddress } from '@bloomkin/shared/rules/addressLater.ts';
import { type CompanyWithStores, toCompanyFacts } from '#model/companies/companyWithStores.ts';
import { isAddressAwaited } from './door.ts';
import type { OrderItem } from './orderEntity.ts';

/** The last moment to make it; undefined for a store or a day that is gone. */
export function findAddressUntil(order: OrderItem, florist: CompanyWithStores | undefined): Date | undefined {
  const company = florist && toCompanyFacts(florist);
  const store = company?.stores.find(({ id }) => id === order.storeId);
  return (company && store && lastMomentToMake(order, store, company)) ?? undefined;
}

/** From the payment or, with another day or number, from that change on. */
export function findAddressClock(
  order: OrderItem,
  florist: CompanyWithStores | undefined,
): AddressClock | undefined {
  const isUnpaid = order.paymentStatus === 'not_paid' && order.heldUntil !== null;
  const until = isAddressAwaited(order) && !isUnpaid ? findAddressUntil(order, florist) : undefined;
  if (!until) return undefined;
  const asked = order.history.findLast(({ what }) =>
    ['placed', 'payment_status', 'delivery', 'recipient'].includes(what),
  );
  return planAddress(new Date(asked?.at ?? order.createdAt), until, order.timeZone);
}
