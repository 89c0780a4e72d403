import { AppError, type FieldError } from '@bloomkin/shared/errors.ts';
import { maxOrderCents, tooDearMessage } from '@bloomkin/shared/rules/cart.ts';
import { describeReason } from '@bloomkin/shared/rules/deliveryReason.ts';
import { emailFault } from '@bloomkin/shared/rules/email.ts';
import { lineTitle } from '@bloomkin/shared/rules/orderLine.ts';
import type { OrderPromise, Usage } from '@bloomkin/shared/rules/orderPromise.ts';
import { findContactFaults } from '@bloomkin/shared/rules/recipientContact.ts';
import { findDoorFault } from '@bloomkin/shared/rules/streetAddress.ts';
import { type CartItem, emptyCart, replaceCart } from '#model/carts/cartEntity.ts';
import { insertLookup, putOrderLookup } from '#model/carts/cartLookupEntity.ts';
import type { PricedCart } from '#model/carts/pricedCart.ts';
import type { CompanyWithStores } from '#model/companies/companyWithStores.ts';
import { useWrites } from '#model/discounts/useWrites.ts';
import { dayLimitWrites } from '#model/orders/dayLimits.ts';
import { addOpenUnpaid, putHold } from '#model/orders/holdEntity.ts';
import { tooManyUnpaid } from '#model/orders/holdPlace.ts';
import { insertOrder, type OrderItem } from '#model/orders/orderEntity.ts';
import { computeDayTtl, findTaken, takePlace } from '#model/stores/capacityEntity.ts';
import { limits, ordersPerBuyer, rejectIfLimited } from '#platform/http/limits.ts';
import { type LimitWindow, secondsUntilFree, takeRowAfter } from '#platform/table/limitEntity.ts';
import { transact, type Write } from '#platform/table/transact.ts';

interface Submission {
  order: OrderItem;
  cart: CartItem;
  promise: OrderPromise;
  /** The buyer's orders of this hour. */
  ordersInHour: LimitWindow | undefined;
  now: Date;
}

/** Cart out, order in, place taken, in a single transaction. False when the cart was changed or submitted. */
export async function submitOrder(
  { order, cart, promise, ordersInHour, now }: Submission,
  idempotency: readonly Write[],
): Promise<boolean> {
  const { id, userId, heldUntil } = order;
  const { agreedAt, hasEmail, isLocked } = cart;
  const fresh = emptyCart(userId, now, { ...order, agreedAt, hasEmail, isLocked });
  const failed = await transact({
    cart: replaceCart(fresh, cart),
    lookup: putOrderLookup(cart, id),
    order: insertOrder(order),
    freshLookup: insertLookup(fresh),
    openUnpaid: addOpenUnpaid(userId, id, limits.openUnpaidOrdersPerBuyer),
    ordersInHour: takeRowAfter(ordersInHour, ordersPerBuyer, userId, now),
    place: takePromisedPlace(order, promise),
    dayLimits: dayLimitWrites(undefined, order, { mayExceed: false }),
    // A lost race prices the cart again: another shard may have room.
    discounts: useWrites(undefined, order),
    hold: heldUntil ? putHold(id, heldUntil) : undefined,
    idempotency,
  });
  if (failed === 'ordersInHour') rejectIfLimited(await secondsUntilFree(ordersPerBuyer, userId, now));
  if (failed === 'openUnpaid') throw await tooManyUnpaid(userId, now);
  if (failed === 'place') throw fullyBooked();
  if (failed === 'dayLimits') throw soldOut();
  return !failed;
}

function takePromisedPlace({ placeTaken }: OrderItem, promise: OrderPromise): Write | undefined {
  const { limits } = promise.period ?? {};
  return placeTaken && limits ? takePlace(placeTaken, limits, computeDayTtl(placeTaken.day)) : undefined;
}

const fullyBooked = () =>
  new AppError('VALIDATION.FAILED', {
    message: 'Somebody was faster: that time is fully booked. Please choose another.',
    errors: [{ path: 'deliveryDay', message: 'Fully booked: please choose another time' }],
  });

/** The product's copy follows within a second and then names it. */
const soldOut = () =>
  new AppError('VALIDATION.FAILED', {
    message: 'Somebody was faster: something in your cart has just sold out for that day.',
    errors: [{ path: 'deliveryDay', message: 'Just sold out for that day: please choose another' }],
  });

export async function loadUsage(cart: CartItem, company: CompanyWithStores | undefined): Promise<Usage> {
  if (!company || !cart.day) return [];
  return findTaken(
    company.stores.map(({ id }) => id),
    cart.day,
    cart.day,
  );
}

/** Reports all faults together. */
export function checkPromise(
  { cart, lines, promise, totalCents, discounts }: PricedCart,
  placeFault: string | undefined,
): OrderPromise {
  const errors: FieldError[] = [];
  const refuse = (path: string, message: string) => errors.push({ path, message });
  if (lines.length === 0) refuse('items', 'Your cart is empty');
  for (const { available, product, size } of lines)
    if (!available)
      refuse(
        'items',
        `${lineTitle(product.name, size?.name)} is not available any more: please take it out of your cart`,
      );
  if (discounts.fault) refuse('discount_code', `${discounts.fault.message} Take the code away to go on.`);
  if (totalCents > maxOrderCents) refuse('items', tooDearMessage);
  if (cart.fio.trim() === '') refuse('fio', 'Enter name');
  if (emailFault(cart.email) === 'incorrect') refuse('email', 'Email entered incorrectly');
  for (const [path, message] of findContactFaults(cart)) refuse(path, message);
  if (cart.isPickup && !cart.pickupStoreId) refuse('pickupStore', 'Choose where you will pick up');
  if (!cart.isPickup && !cart.place) refuse('location', 'Say where the flowers should go');
  const door = cart.isPickup ? null : cart.place;
  const locationFault =
    placeFault ?? (door && !cart.addressLater && findDoorFault(door.address, cart.unitOffice));
  if (locationFault) refuse('location', locationFault);
  if (!cart.day) refuse('deliveryDay', 'Choose a day');
  if (promise && !promise.can) refuse(toField(promise), describeRefusal(promise));
  if (errors.length > 0 || !promise)
    throw new AppError('VALIDATION.FAILED', { errors, message: errors[0]?.message });
  return promise;
}

function toField({ reason }: OrderPromise): string {
  if (reason === 'outside_area' || reason === 'no_delivery') return 'location';
  if (reason === 'minimum_order') return 'items';
  if (reason === 'unknown_store' || reason === 'no_pickup') return 'pickupStore';
  return 'deliveryDay';
}

const describeRefusal = ({ reason, details }: OrderPromise) =>
  reason ? describeReason(reason, details) : 'That cannot be delivered';
