import { type AddressClock, planAddress } from '@bloomkin/shared/rules/addressLater.ts';
import type { CompanyWithStores } from '#model/companies/companyWithStores.ts';
import { findLastMomentToMake } from './acceptClock.ts';
import { isAddressAwaited } from './door.ts';
import type { OrderItem } from './orderEntity.ts';

/** From the payment or, with another day or number, from that change on. */
export function findAddressClock(
  order: OrderItem,
  florist: CompanyWithStores | undefined,
): AddressClock | undefined {
  const isUnpaid = order.paymentStatus === 'not_paid' && order.heldUntil !== null;
  const until = isAddressAwaited(order) && !isUnpaid ? findLastMomentToMake(order, florist) : undefined;
  if (!until) return undefined;
  const asked = order.history.findLast(({ what }) =>
    ['placed', 'payment_status', 'delivery', 'recipient'].includes(what),
  );
  return planAddress(new Date(asked?.at ?? order.createdAt), until, order.timeZone);
}
