import { AppError } from '@bloomkin/shared/errors.ts';
import { findMoveFaults } from '@bloomkin/shared/rules/orderMove.ts';
import type { Usage } from '@bloomkin/shared/rules/orderPromise.ts';
import { toPeriodKey } from '@bloomkin/shared/rules/takenPlaces.ts';
import { findCompany, toCompanyFacts } from '#model/companies/companyWithStores.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import { occupiedPlaces } from '#model/orders/orderHold.ts';
import { findTaken } from '#model/stores/capacityEntity.ts';

/** A move outside the shop's times and areas is saved with `outside` only. */
export async function refuseOutside(order: OrderItem, edited: OrderItem, now: Date): Promise<void> {
  const { day, period, place, storeId } = edited;
  if (day === order.day && period === order.period && place === order.place) return;
  const [florist, usage] = await Promise.all([
    findCompany(order.companyId, { consistent: true }),
    day ? findTaken([storeId], day, day) : [],
  ]);
  if (!florist) return;
  const errors = findMoveFaults({
    ...edited,
    company: toCompanyFacts(florist),
    from: order,
    to: edited,
    usage: withoutOwn(usage, order),
    now,
  });
  const [first] = errors;
  if (first) throw new AppError('ORDER.OUTSIDE', { message: first.message, errors });
}

function withoutOwn(usage: Usage, order: OrderItem): Usage {
  const own = occupiedPlaces(order);
  return usage.map(({ storeId, day, byPeriod }) => {
    const counts = { ...byPeriod };
    for (const place of own.filter((one) => one.storeId === storeId && one.day === day)) {
      const key = toPeriodKey(place.periodStart, place.periodStop);
      counts[key] = (counts[key] ?? 0) - 1;
    }
    return { storeId, day, byPeriod: counts };
  });
}
