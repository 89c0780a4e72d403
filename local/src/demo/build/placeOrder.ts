import type { OrderDetails } from '@bloomkin/lambdas/model/orders/orderDetails.ts';
import type { OrderItem } from '@bloomkin/lambdas/model/orders/orderEntity.ts';
import type { OrderPromise } from '@bloomkin/shared/rules/orderPromise.ts';
import { promiseDelivery, promisePickup } from '@bloomkin/shared/rules/promise.ts';
import { addDays, localTime, toInstant } from '@bloomkin/shared/rules/zonedTime.ts';
import { minutesAfter } from './demoIds.ts';
import { chooseDetails, chooseLines } from './orderChoices.ts';
import type { Wish } from './orderPlan.ts';
import { placedOrder } from './placedOrder.ts';
import type { Shop } from './shop.ts';

const triesOfWish = 12;

/** Undefined when the florist cannot promise it. */
export function placeOrder(wish: Wish, shop: Shop): OrderItem | undefined {
  for (let attempt = 0; attempt < triesOfWish; attempt++) {
    const order = tryToOrder(wish, shop);
    if (order) return order;
  }
  return undefined;
}

function tryToOrder(wish: Wish, shop: Shop): OrderItem | undefined {
  const { random, loaded, now } = shop;
  const [main] = loaded.stores;
  if (!main) return undefined;
  const day = addDays(localTime(now, main.timeZone).day, wish.dayOffset);
  const at = orderedAt(wish, day, main.timeZone, shop);
  if (at >= now) return undefined;
  const buyer = wish.byDemoBuyer ? shop.demoBuyer : random.pick(shop.buyers);
  const lines = chooseLines(shop, at);
  if (lines.length === 0) return undefined;
  const details = chooseDetails(shop, buyer, day);
  const goodsCents = lines.reduce((sum, { priceCents, count }) => sum + priceCents * count, 0);
  const promise = askPromise(shop, details, goodsCents, at);
  if (!promise?.can) return undefined;
  return placedOrder({ details, lines, goodsCents, promise, at, buyer }, shop);
}

/** In the days before, or on the same morning. */
function orderedAt(wish: Wish, day: string, timeZone: string, { now, random }: Shop): Date {
  if (wish.minutesAgo !== undefined) return minutesAfter(now, -wish.minutesAgo);
  const daysBefore = random.pick([0, 1, 1, 2, 2, 3, 5]);
  const morning = toInstant(addDays(day, -daysBefore), '07:00', timeZone);
  return minutesAfter(morning, random.between(0, daysBefore === 0 ? 240 : 840));
}

function askPromise(
  shop: Shop,
  details: OrderDetails,
  goodsTotalCents: number,
  at: Date,
): OrderPromise | undefined {
  const { company, stores } = shop.loaded;
  const facts = { ...company, stores };
  if (!details.day) return undefined;
  const when = { day: details.day, period: details.period, usage: shop.usage.on(details.day), now: at };
  if (details.pickupStoreId)
    return promisePickup({ ...when, company: facts, storeId: details.pickupStoreId });
  return details.place
    ? promiseDelivery({ ...when, company: facts, place: details.place, goodsTotalCents })
    : undefined;
}
