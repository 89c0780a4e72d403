import { AppError } from '@bloomkin/shared/errors.ts';
import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { renewUses } from '#model/discounts/renewUses.ts';
import { limits } from '#platform/http/limits.ts';
import { conflict, rereadOnConflict } from '#platform/table/retry.ts';
import { transact } from '#platform/table/transact.ts';
import { findFreePlace, listPossibleDays } from './freePlace.ts';
import { findOpenUnpaid } from './holdEntity.ts';
import { findOrders, type OrderItem } from './orderEntity.ts';
import { holdEnd, lapseHold, renewHold } from './orderHold.ts';
import { orderWrites, placeWrites, saveOrder } from './saveOrder.ts';
import { rereadOrder } from './visibleOrder.ts';

/** Takes the place again when the hold has lapsed. */
export const holdPlace = (order: OrderItem, now: Date): Promise<OrderItem> =>
  rereadOnConflict(
    order,
    () => rereadOrder(order.id),
    (current) => holdOnce(current, now),
  );

async function holdOnce(order: OrderItem, now: Date): Promise<OrderItem | typeof conflict> {
  const end = holdEnd(order);
  if (end && end <= now.toISOString()) {
    await saveOrder(order, lapseHold(order, now));
    return conflict;
  }
  if (!order.lapsedPlace) return order;
  const free = await findFreePlace(order, now);
  if (!free) throw await placeLost(order, now);
  const discounts = await renewUses(order);
  if (!discounts) throw new AppError('DISCOUNT.USED_UP');
  const renewed = { ...renewHold(order, free.place, now), discounts };
  const failed = await transact({
    ...orderWrites(order, renewed, {
      maxOpenUnpaid: limits.openUnpaidOrdersPerBuyer,
      withinDayLimits: true,
    }),
    place: placeWrites(order, renewed, free.limits),
  });
  if (failed === 'openUnpaid') throw await tooManyUnpaid(order.userId, now);
  if (failed === 'dayLimits') throw await placeLost(order, now);
  return failed ? conflict : renewed;
}

const placeLost = async (order: OrderItem, now: Date) =>
  new AppError('ORDER.PLACE_LOST', {
    extra: {
      days: (await listPossibleDays(order, now)).filter(
        (day) => order.day !== day || !order.lines.some(({ limited }) => limited?.day === day),
      ),
    },
  });

const hourSeconds = 60 * 60;

export async function tooManyUnpaid(userId: UserId, now: Date): Promise<AppError> {
  const open = await findOrders(await findOpenUnpaid(userId));
  const ends = open.flatMap((order) => holdEnd(order) ?? []);
  const seconds = ends.map((end) => Math.ceil((Date.parse(end) - now.getTime()) / 1000));
  return new AppError('ORDER.TOO_MANY_UNPAID', {
    message: `You have ${open.length} orders that are not paid. Pay or cancel one of them, then place this one.`,
    retryAfterSeconds: Math.max(1, Math.min(hourSeconds, ...seconds)),
  });
}
