import { deliveryDays } from '@bloomkin/shared/rules/promise.ts';
import { type PeriodPromise, type PlaceLimits, storeDay } from '@bloomkin/shared/rules/storeDay.ts';
import type { Day } from '@bloomkin/shared/rules/zonedTime.ts';
import { type CompanyWithStores, findCompany, toCompanyFacts } from '#model/companies/companyWithStores.ts';
import { toGoods } from '#model/products/goods.ts';
import { findProducts } from '#model/products/productEntity.ts';
import { type CapacityPlace, findComingTaken, findTaken } from '#model/stores/capacityEntity.ts';
import type { OrderItem } from './orderEntity.ts';

export interface FreePlace {
  place: CapacityPlace;
  limits: PlaceLimits;
}

export async function findFreePlace(order: OrderItem, now: Date): Promise<FreePlace | undefined> {
  const florist = await findCompany(order.companyId, { consistent: true });
  const facts = florist && toCompanyFacts(florist);
  const store = facts?.stores.find(({ id }) => id === order.storeId);
  if (!facts?.active || !store || !order.day) return undefined;
  const [taken] = await findTaken([order.storeId], order.day, order.day);
  const zoneId = order.lapsedPlace?.zoneId;
  const { periods } = storeDay({
    company: facts,
    store,
    way: order.isPickup ? 'pickup' : 'delivery',
    day: order.day,
    zone: zoneId ? store.zones.find(({ id }) => id === zoneId) : null,
    taken: taken?.byPeriod ?? {},
    takenInZone: taken?.byZone?.[zoneId ?? ''],
    now,
  });
  const period = periods.find((one) => one.available && isChosen(one, order));
  if (!period) return undefined;
  const { startTime: periodStart, stopTime: periodStop, limits } = period;
  return {
    place: { storeId: order.storeId, day: order.day, periodStart, periodStop, ...(zoneId && { zoneId }) },
    limits,
  };
}

const isChosen = ({ startTime, stopTime }: PeriodPromise, { period }: OrderItem) =>
  !period || (period.startTime === startTime && period.stopTime === stopTime);

export async function listPossibleDays(order: OrderItem, now: Date): Promise<Day[]> {
  const florist = await findCompany(order.companyId, { consistent: true });
  return florist ? possibleDays(florist, order, now) : [];
}

async function possibleDays(florist: CompanyWithStores, order: OrderItem, now: Date): Promise<Day[]> {
  const storeIds = florist.stores.map(({ id }) => id);
  const question = {
    company: toCompanyFacts(florist),
    goodsTotalCents: order.goodsCents,
    usage: await findComingTaken(storeIds, now),
    goods: toGoods(order.lines, await findProducts(order.lines.map(({ productId }) => productId))),
    now,
  };
  const days = order.place
    ? deliveryDays({ ...question, place: order.place })
    : deliveryDays({ ...question, pickupStoreId: order.storeId });
  return days.filter(({ available }) => available).map(({ day }) => day);
}
