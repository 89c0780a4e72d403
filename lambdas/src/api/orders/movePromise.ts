import { AppError, invalidField } from '@bloomkin/shared/errors.ts';
import { describeReason } from '@bloomkin/shared/rules/deliveryReason.ts';
import { type OrderPromise, readFeeCents, type Usage } from '@bloomkin/shared/rules/orderPromise.ts';
import {
  type DeliveryDay,
  deliveryDays,
  promiseDelivery,
  promisePickup,
  quoteDelivery,
  type StoreFacts,
} from '@bloomkin/shared/rules/promise.ts';
import { toPeriodKey } from '@bloomkin/shared/rules/takenPlaces.ts';
import { type CompanyWithStores, toCompanyFacts } from '#model/companies/companyWithStores.ts';
import { withLimit } from '#model/orders/dayLimits.ts';
import { isToDeliverAgain, withDoor } from '#model/orders/door.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import { occupiedPlaces } from '#model/orders/orderHold.ts';
import { orderWrites, placeWrites } from '#model/orders/saveOrder.ts';
import { toGoods } from '#model/products/goods.ts';
import { findProducts } from '#model/products/productEntity.ts';
import { findComingTaken } from '#model/stores/capacityEntity.ts';
import { transact, type Write } from '#platform/table/transact.ts';

export type MoveQuestion = Awaited<ReturnType<typeof readMoveQuestion>>;

/** An order stays with its store, and continues while its florist takes no new ones. */
export async function readMoveQuestion(order: OrderItem, florist: CompanyWithStores, now: Date) {
  const facts = toCompanyFacts(florist);
  const stores = facts.stores.filter(({ id }) => id === order.storeId).map(withoutMenu(order.day));
  const [usage, products] = await Promise.all([
    findComingTaken([order.storeId], now),
    findProducts([...new Set(order.lines.map(({ productId }) => productId))]),
  ]);
  return {
    company: { ...facts, active: true, stores },
    goodsTotalCents: order.goodsCents,
    usage: withoutOwn(usage, order),
    goods: listOtherGoods(order, products),
    products,
    now,
  };
}

/** Limited on other days only: on its own the order is counted already. */
const listOtherGoods = (order: OrderItem, products: Awaited<ReturnType<typeof findProducts>>) =>
  toGoods(order.lines, products).map((one) => (one.limit?.day === order.day ? { ...one, limit: null } : one));

/** A short menu changes nothing for an order that is taken for its day. */
const withoutMenu =
  (day: string | null) =>
  (store: StoreFacts): StoreFacts => ({
    ...store,
    specialDays: store.specialDays?.map((one) => (one.day === day ? { ...one, products: null } : one)),
  });

export function withoutOwn(usage: Usage, order: OrderItem): Usage {
  const own = occupiedPlaces(order);
  return usage.map(({ storeId, day, byPeriod, byZone }) => {
    const [counts, zones] = [{ ...byPeriod }, { ...byZone }];
    for (const place of own.filter((one) => one.storeId === storeId && one.day === day)) {
      const key = toPeriodKey(place.periodStart, place.periodStop);
      counts[key] = (counts[key] ?? 0) - 1;
      if (place.zoneId) zones[place.zoneId] = (zones[place.zoneId] ?? 0) - 1;
    }
    return { storeId, day, byPeriod: counts, byZone: zones };
  });
}

const toWhere = (order: OrderItem) => {
  const { place, door } = withDoor(order);
  return place && { place, isAddressLater: order.addressLater && !door };
};

export function listMoveDays(question: MoveQuestion, order: OrderItem): DeliveryDay[] {
  if (order.isPickup) return deliveryDays({ ...question, pickupStoreId: order.storeId });
  const where = toWhere(order);
  return where ? deliveryDays({ ...question, ...where }) : [];
}

/** Null without a place, or for one that is not served. */
export function computeCostCents(question: MoveQuestion, order: OrderItem): number | null {
  const where = toWhere(order);
  const { costCents } = where ? quoteDelivery({ ...question, ...where }) : { costCents: null };
  const store = question.company.stores[0];
  return costCents === null || !store ? null : costCents + readFeeCents(store, order.day ?? '');
}

/** Throws a 422 for what the promise engine refuses; the agreed time stays good while its zone is the same. */
export function askPromise(question: MoveQuestion, order: OrderItem, moved: OrderItem): OrderPromise {
  const { day, period } = moved;
  const where = toWhere(moved);
  const promise =
    day && moved.isPickup
      ? promisePickup({ ...question, storeId: order.storeId, day, period })
      : day && where && promiseDelivery({ ...question, ...where, day, period });
  if (!promise) throw new AppError('VALIDATION.FAILED');
  const { reason } = promise;
  const isOwnZone = promise.zone?.id === order.placeTaken?.zoneId;
  if (!promise.storeId || (reason === 'minimum_order' && !(isOwnZone && isSameTime(order, moved))))
    throw invalidField('location', `${order.companyBrand} does not deliver there. Is there another place?`);
  if (reason && !(isSameTime(order, moved) && (reason !== 'zone_closed' || isOwnZone)))
    throw invalidField(
      period && promise.periods.length > 0 ? 'delivery_period' : 'deliveryDay',
      describeReason(reason, promise.details),
    );
  return promise;
}

const isSameTime = (order: OrderItem, { day, period }: OrderItem): boolean =>
  day === order.day &&
  period?.startTime === order.period?.startTime &&
  period?.stopTime === order.period?.stopTime &&
  !isToDeliverAgain(order);

/** Counts the order in the promised window and zone, and its goods in the limits of the new day. */
export function takePromise(
  { products }: MoveQuestion,
  order: OrderItem,
  moved: OrderItem,
  { period, zone }: OrderPromise,
): OrderItem {
  const { day } = moved;
  const inZone = (place: OrderItem['placeTaken']) => place && { ...place, zoneId: zone?.id };
  const promised = day &&
    period && {
      ...{ storeId: order.storeId, day },
      ...{ periodStart: period.startTime, periodStop: period.stopTime, zoneId: zone?.id },
    };
  const isCounted = isSameTime(order, moved) || !promised || moved.lapsedPlace;
  return {
    ...moved,
    placeTaken: isCounted ? inZone(moved.placeTaken) : promised,
    lapsedPlace: inZone(moved.lapsedPlace),
    lines: day === order.day ? order.lines : moved.lines.map((line) => countOn(line, products, day)),
  };
}

function countOn(
  { limited: _, ...line }: OrderItem['lines'][number],
  products: MoveQuestion['products'],
  day: OrderItem['day'],
): OrderItem['lines'][number] {
  const product = products.get(line.productId);
  return product ? withLimit(line, product, day) : line;
}

/** Never above a limit; false when the order changed since. */
export async function saveMove(
  order: OrderItem,
  next: OrderItem,
  promise: OrderPromise | undefined,
  more: readonly Write[] = [],
): Promise<boolean> {
  const taken = promise?.periods.find(({ startTime }) => startTime === next.placeTaken?.periodStart);
  const failed = await transact({
    ...orderWrites(order, next, { unlimitedUses: true, withinDayLimits: true }),
    place: placeWrites(order, next, taken?.limits),
    more,
  });
  if (failed === 'dayLimits' || failed === 'place')
    throw invalidField('deliveryDay', 'Somebody was faster: that time is taken. Please choose another.');
  return failed === undefined;
}
