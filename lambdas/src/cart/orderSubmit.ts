import { AppError } from '@bloomkin/shared/errors.ts';
import type { OrderPromise } from '@bloomkin/shared/rules/orderPromise.ts';
import { limits, ordersPerBuyer, rejectIfLimited } from '../http/limits.ts';
import { tooManyUnpaid } from '../orders/holdPlace.ts';
import { addOpenUnpaid, putHold } from '../orders/holdTable.ts';
import type { OrderItem } from '../orders/orderItem.ts';
import { insertOrder } from '../orders/orderTable.ts';
import { takePlace, ttlOfDay } from '../stores/capacityTable.ts';
import { secondsUntilFree, takeRow } from '../table/limitTable.ts';
import { type TransactItem, transact } from '../table/transact.ts';
import { type CartItem, emptyCart } from './cartItem.ts';
import { putTrace, replaceCart, traceToOrder } from './cartTable.ts';

/**
 * Cart out, order in, a place in the store's day taken: all or nothing, over rows that only this buyer touches and the
 * one that counts the day's places. False when the cart was changed or submitted meanwhile: look again.
 */
export async function submit(
  order: OrderItem,
  cart: CartItem,
  promise: OrderPromise,
  now: Date,
  beside: readonly TransactItem[],
): Promise<boolean> {
  const fresh = emptyCart(cart.userId, now, order);
  const counted = addOpenUnpaid(order.userId, order.id, limits.openUnpaidOrdersPerBuyer);
  const inHour = await takeRow(ordersPerBuyer, order.userId, now);
  const place = placeRow(order, promise);
  const rows = [
    replaceCart(fresh, cart),
    traceToOrder(cart, order.id),
    insertOrder(order),
    putTrace(fresh),
    counted,
    inHour,
    ...place,
    ...(order.heldUntil ? [putHold(order.id, order.heldUntil)] : []),
    ...beside,
  ];
  const failed = await transact(rows);
  if (!failed) return true;
  const refused = rows[failed.index];
  if (refused === inHour) rejectIfLimited(await secondsUntilFree(ordersPerBuyer, order.userId, now));
  if (refused === counted) throw await tooManyUnpaid(order.userId, now);
  if (refused && refused === place[0]) throw fullyBooked();
  return false;
}

function placeRow(order: OrderItem, promise: OrderPromise): TransactItem[] {
  if (!order.placeTaken) return [];
  const limits = { period: promise.period?.capacity ?? null, day: promise.dailyCapacity };
  return [takePlace(order.placeTaken, limits, ttlOfDay(order.placeTaken.day))];
}

const fullyBooked = () =>
  new AppError('VALIDATION.FAILED', {
    message: 'Somebody was faster: that time is fully booked. Please choose another.',
    errors: [{ path: 'deliveryDay', message: 'Fully booked: please choose another time' }],
  });
