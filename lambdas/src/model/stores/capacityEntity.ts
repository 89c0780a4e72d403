import type { Usage } from '@bloomkin/shared/rules/orderPromise.ts';
import { daysAhead, type PlaceLimits } from '@bloomkin/shared/rules/storeDay.ts';
import { toPeriodKey } from '@bloomkin/shared/rules/takenPlaces.ts';
import { addDays, toEpochSeconds, utcDay } from '@bloomkin/shared/rules/zonedTime.ts';
import { StoreId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { absent, and, greaterThan, lessThan, or } from '#platform/table/condition.ts';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { getMany, queryPartition } from '#platform/table/read.ts';
import { patch, type Write } from '#platform/table/transact.ts';

/** Flat (`p09001200`, older orders `p0900`; `z_` and a zone's id): an addition needs an existing parent. */
export const capacityEntity = defineEntity({
  name: 'capacity',
  version: 1,
  schema: z.looseObject({ storeId: StoreId, day: z.string(), total: z.int() }),
  key: { pk: 'STORE#{storeId}', sk: 'DAY#{day}' },
  encode: (item) =>
    Object.fromEntries(Object.entries(item).filter((entry) => isPeriod(entry) || isZone(entry))),
  ttl: ({ day }) => computeDayTtl(day),
  reads: { findTaken: 'how full the days of stores are' },
});
export type CapacityItem = ValueOf<typeof capacityEntity>;

const isPeriod = ([attribute]: [string, unknown]) => /^p(\d{4}){1,2}$/.test(attribute);
const isZone = ([attribute]: [string, unknown]) => attribute.startsWith(zonePrefix);
const zonePrefix = 'z_';
const toAttribute = ({ periodStart, periodStop = '' }: Pick<CapacityPlace, 'periodStart' | 'periodStop'>) =>
  `p${periodStart}${periodStop}`.replaceAll(':', '');
const toTime = (digits: string) => `${digits.slice(0, 2)}:${digits.slice(2)}`;
const toKey = (attribute: string) =>
  toPeriodKey(toTime(attribute.slice(1, 5)), attribute.length > 5 ? toTime(attribute.slice(5)) : undefined);

export async function findTaken(
  storeIds: readonly StoreId[],
  fromDay: string,
  toDay: string,
): Promise<Usage[number][]> {
  const ofDay = storeIds.map((storeId) => ({ storeId, day: fromDay }));
  const items =
    fromDay === toDay
      ? await getMany(capacityEntity, ofDay)
      : (await Promise.all(ofDay.map((first) => listDays(first, toDay)))).flat();
  return items.map(toUsage);
}

export const toUsage = (item: CapacityItem): Usage[number] => ({
  storeId: item.storeId,
  day: item.day,
  byPeriod: countByPeriod(item),
  byZone: countByZone(item),
});

function listDays(first: Pick<CapacityItem, 'storeId' | 'day'>, toDay: string): Promise<CapacityItem[]> {
  const [from, to] = [first, { ...first, day: toDay }].map((id) => capacityEntity.key(id).sk);
  return queryPartition(capacityEntity, first, { between: [from ?? '', to ?? ''] });
}

/** Reads the days that can be ordered, with a day on either side: Australia has several dates at once. */
export function findComingTaken(storeIds: readonly StoreId[], now: Date): Promise<Usage[number][]> {
  const today = utcDay(now);
  return findTaken(storeIds, addDays(today, -1), addDays(today, daysAhead + 1));
}

function countByPeriod(item: CapacityItem): Record<string, number> {
  const periods = Object.entries(item).filter(isPeriod);
  return Object.fromEntries(periods.map(([name, count]) => [toKey(name), Number(count)]));
}

function countByZone(item: CapacityItem): Record<string, number> {
  const zones = Object.entries(item).filter(isZone);
  return Object.fromEntries(zones.map(([name, count]) => [name.slice(zonePrefix.length), Number(count)]));
}

export const toCapacityItem = ({ storeId, day, byPeriod, byZone = {} }: Usage[number]): CapacityItem => ({
  storeId: StoreId.parse(storeId),
  day,
  total: Object.values(byPeriod).reduce((sum, count) => sum + count, 0),
  ...Object.fromEntries(
    Object.entries(byPeriod).map(([key, count]) => [`p${key.replaceAll(/\D/g, '')}`, count]),
  ),
  ...Object.fromEntries(Object.entries(byZone).map(([id, count]) => [zonePrefix + id, count])),
});

/** A day of last year can be copied. */
const retentionSeconds = 400 * 24 * 60 * 60;

/** In seconds since 1970. */
export const computeDayTtl = (day: string): number => toEpochSeconds(day) + retentionSeconds;

export interface CapacityPlace {
  storeId: StoreId;
  day: string;
  periodStart: string;
  /** Absent in orders that were counted by the start of their window. */
  periodStop?: string | undefined;
  /** Absent for pick-ups, and in orders from before zones were counted. */
  zoneId?: string | undefined;
}

/** Fails at a limit; null is unlimited. */
export function takePlace(place: CapacityPlace, limits: PlaceLimits, ttl: number): Write {
  const { storeId, day } = place;
  const { period, zone } = toAttributes(place);
  return patch(
    capacityEntity,
    { storeId, day },
    { set: { storeId, day }, add: { [period]: 1, ...(zone && { [zone]: 1 }), total: 1 }, ttl },
    and(
      hasRoom(period, limits.period),
      hasRoom('total', limits.day),
      ...(zone && limits.zone !== null ? [hasRoom(zone, limits.zone)] : []),
    ),
  );
}

const hasRoom = (field: string, limit: number | null) =>
  or(absent(field), lessThan(field, limit ?? Number.MAX_SAFE_INTEGER));

const toAttributes = (place: CapacityPlace) => ({
  period: toAttribute(place),
  zone: place.zoneId && zonePrefix + place.zoneId,
});

/** Fails at a limit of what it adds. */
export function movePlace(from: CapacityPlace, to: CapacityPlace, limits: PlaceLimits): Write[] {
  if (from.day !== to.day) return [releasePlace(from), takePlace(to, limits, computeDayTtl(to.day))];
  const [left, added] = [toAttributes(from), toAttributes(to)];
  const room = [
    ...(added.period === left.period ? [] : [hasRoom(added.period, limits.period)]),
    ...(added.zone && added.zone !== left.zone ? [hasRoom(added.zone, limits.zone)] : []),
  ];
  const add = sumChanges([from, -1], [to, 1]);
  return [patch(capacityEntity, to, { add }, and(greaterThan(left.period, 0), ...room))];
}

/** Adds up the changes of one day. */
function sumChanges(...changes: readonly (readonly [CapacityPlace, 1 | -1])[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [place, change] of changes)
    for (const attribute of ['total', ...Object.values(toAttributes(place))])
      if (attribute) sums[attribute] = (sums[attribute] ?? 0) + change;
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));
}

function releasePlace(place: CapacityPlace): Write {
  return patch(capacityEntity, place, { add: sumChanges([place, -1]) }, greaterThan(toAttribute(place), 0));
}

export function releasePlaces(places: readonly CapacityPlace[]): Write[] {
  const [first, second] = places;
  if (!first || first.day !== second?.day) return places.map(releasePlace);
  const [one, other] = [toAttribute(first), toAttribute(second)];
  const add = sumChanges([first, -1], [second, -1]);
  return [patch(capacityEntity, first, { add }, and(greaterThan(one, 0), greaterThan(other, 0)))];
}
