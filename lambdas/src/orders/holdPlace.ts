import { AppError } from '@bloomkin/shared/errors.ts';
import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { limits } from '../http/limits.ts';
import { transact } from '../table/transact.ts';
import { findOpenUnpaid } from './holdTable.ts';
import { holdEnd, lapseHold, renewHold } from './orderHold.ts';
import type { OrderItem } from './orderItem.ts';
import { findOrder, findOrders } from './orderTable.ts';
import { findPlaceAnew, listPossibleDays } from './placeAnew.ts';
import { orderRows, placeRows, saveOrder } from './saveOrder.ts';

const maxTries = 5;

/** An order about to be paid, with a place in its florist's day: taken anew when its hold has lapsed. */
export async function holdPlace(order: OrderItem, now: Date): Promise<OrderItem> {
  let current = order;
  for (let attempt = 1; attempt <= maxTries; attempt++) {
    const held = await holdOnce(current, now);
    if (held) return held;
    current = (await findOrder(order.id)) ?? current;
  }
  throw new AppError('CONFLICT.BUSY', { retryAfterSeconds: 1 });
}

/** Undefined when the order has to be read again. */
async function holdOnce(order: OrderItem, now: Date): Promise<OrderItem | undefined> {
  const end = holdEnd(order);
  if (end && end <= now.toISOString()) {
    await saveOrder(order, lapseHold(order, now));
    return undefined;
  }
  if (!order.lapsedPlace) return order;
  const anew = await findPlaceAnew(order, now);
  if (!anew) throw await placeLost(order, now);
  const renewed = renewHold(order, anew.place, now);
  const rows = orderRows(order, renewed, limits.openUnpaidOrdersPerBuyer);
  const failed = await transact([...rows, ...placeRows(order, renewed, anew.limits)]);
  if (!failed) return renewed;
  if (failed.index > 0 && failed.index < rows.length) throw await tooManyUnpaid(order.userId, now);
  return undefined;
}

const placeLost = async (order: OrderItem, now: Date) =>
  new AppError('ORDER.PLACE_LOST', { extra: { days: await listPossibleDays(order, now) } });

const hourSeconds = 60 * 60;

/** Says when the first of the open ones lapses. */
export async function tooManyUnpaid(userId: UserId, now: Date): Promise<AppError> {
  const open = await findOrders(await findOpenUnpaid(userId));
  const ends = open.flatMap((order) => holdEnd(order) ?? []);
  const seconds = ends.map((end) => Math.ceil((Date.parse(end) - now.getTime()) / 1000));
  return new AppError('ORDER.TOO_MANY_UNPAID', {
    message: `You have ${open.length} orders that are not paid. Pay or cancel one of them, then place this one.`,
    retryAfterSeconds: Math.max(1, Math.min(hourSeconds, ...seconds)),
  });
}
