import { AppError } from '@bloomkin/shared/errors.ts';
import type { OrderPromise } from '@bloomkin/shared/rules/orderPromise.ts';
import type { OrderItem } from '../orders/orderItem.ts';
import { insertOrder } from '../orders/orderTable.ts';
import { takePlace, ttlOfDay } from '../stores/capacityTable.ts';
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
  const rows = [replaceCart(fresh, cart), traceToOrder(cart, order.id), insertOrder(order), putTrace(fresh)];
  const failed = await transact([...rows, ...placeRow(order, promise), ...beside]);
  if (failed?.index === rows.length && order.placeTaken) throw fullyBooked();
  return failed === undefined;
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
