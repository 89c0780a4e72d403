import { AppError } from '@bloomkin/shared/errors.ts';
import type { OrderPromise } from '@bloomkin/shared/rules/orderPromise.ts';
import { type CartItem, emptyCart, replaceCart } from '#model/carts/cartEntity.ts';
import { insertLookup, putOrderLookup } from '#model/carts/cartLookupEntity.ts';
import { useWrites } from '#model/discounts/useWrites.ts';
import { addOpenUnpaid, putHold } from '#model/orders/holdEntity.ts';
import { tooManyUnpaid } from '#model/orders/holdPlace.ts';
import { insertOrder, type OrderItem } from '#model/orders/orderEntity.ts';
import { computeDayTtl, takePlace } from '#model/stores/capacityEntity.ts';
import { limits, ordersPerBuyer, rejectIfLimited } from '#platform/http/limits.ts';
import { secondsUntilFree, takeRow } from '#platform/table/limitEntity.ts';
import { transact, type Write } from '#platform/table/transact.ts';

interface Submission {
  order: OrderItem;
  cart: CartItem;
  promise: OrderPromise;
  now: Date;
}

/** Cart out, order in, place taken, in a single transaction. False when the cart was changed or submitted. */
export async function submitOrder(
  { order, cart, promise, now }: Submission,
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
    ordersInHour: await takeRow(ordersPerBuyer, userId, now),
    place: takePromisedPlace(order, promise),
    // A lost race prices the cart again: another shard may have room.
    discounts: useWrites(undefined, order),
    hold: heldUntil ? putHold(id, heldUntil) : undefined,
    idempotency,
  });
  if (failed === 'ordersInHour') rejectIfLimited(await secondsUntilFree(ordersPerBuyer, userId, now));
  if (failed === 'openUnpaid') throw await tooManyUnpaid(userId, now);
  if (failed === 'place') throw fullyBooked();
  return !failed;
}

function takePromisedPlace({ placeTaken }: OrderItem, promise: OrderPromise): Write | undefined {
  const capacity = { period: promise.period?.ownLimit ?? null, day: promise.dailyCapacity };
  return placeTaken ? takePlace(placeTaken, capacity, computeDayTtl(placeTaken.day)) : undefined;
}

const fullyBooked = () =>
  new AppError('VALIDATION.FAILED', {
    message: 'Somebody was faster: that time is fully booked. Please choose another.',
    errors: [{ path: 'deliveryDay', message: 'Fully booked: please choose another time' }],
  });
