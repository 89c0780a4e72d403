import { AppError } from '@bloomkin/shared/errors.ts';
import { toEpochSeconds } from '@bloomkin/shared/rules/zonedTime.ts';
import { Place } from '@bloomkin/shared/schemas/address.ts';
import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { absent } from '#platform/table/condition.ts';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { get, queryPartition } from '#platform/table/read.ts';
import { conflict, retryOnConflict } from '#platform/table/retry.ts';
import { check, put, remove, replace, transact, type Write } from '#platform/table/transact.ts';

const maxPlaces = 5;
const waitSeconds = 365 * 24 * 60 * 60;

/** Places where no florist delivers yet; the lock lets each message be claimed once. */
export const areaAlertsEntity = defineEntity({
  name: 'areaAlerts',
  version: 1,
  schema: z.object({
    userId: UserId,
    /** The newest last. */
    places: z.array(Place.extend({ at: z.string() })).readonly(),
    version: z.int(),
  }),
  key: { pk: 'USER#{userId}', sk: 'AREA_ALERTS' },
  lock: 'version',
  ttl: ({ places }) => endOfWait(places.at(-1)?.at),
  reads: { findAreaAlerts: 'the places where a person waits for a florist' },
});
export type AreaAlerts = ValueOf<typeof areaAlertsEntity>;
type WaitingPlace = AreaAlerts['places'][number];

const endOfWait = (at: string | undefined) =>
  at === undefined ? undefined : toEpochSeconds(at) + waitSeconds;

/** Makes the job look at the person's places. */
export const areaAlertDueEntity = defineEntity({
  name: 'areaAlertDue',
  version: 1,
  schema: z.object({ userId: UserId }),
  key: { pk: 'AREA_ALERTS', sk: '{userId}' },
  reads: { listAreaAlertsDue: 'people who wait for a florist somewhere' },
});

export const listAreaAlertsDue = (): Promise<{ userId: UserId }[]> => queryPartition(areaAlertDueEntity, {});

export const findAreaAlerts = (userId: UserId): Promise<AreaAlerts | undefined> =>
  get(areaAlertsEntity, { userId });

/** The table removes expired rows late, and an older place stays beside a newer one. */
export const listWaiting = (read: AreaAlerts | undefined, now: Date): readonly WaitingPlace[] =>
  (read?.places ?? []).filter(({ at }) => toEpochSeconds(at) + waitSeconds > toEpochSeconds(now));

/** Fails when they changed since the read. Without places the job looks no more. */
export function replaceAreaAlerts(
  userId: UserId,
  places: readonly WaitingPlace[],
  read: AreaAlerts | undefined,
): Write[] {
  const isWaiting = places.length > 0;
  return [
    isWaiting || read
      ? replace(areaAlertsEntity, { userId, places, version: 0 }, read)
      : check(areaAlertsEntity, { userId }, absent()),
    isWaiting ? put(areaAlertDueEntity, { userId }) : remove(areaAlertDueEntity, { userId }),
  ];
}

/** Idempotent. */
export function changeAreaAlerts(
  userId: UserId,
  place: Place,
  wanted: boolean,
  now: Date,
): Promise<readonly WaitingPlace[]> {
  return retryOnConflict(async () => {
    const read = await findAreaAlerts(userId);
    const waiting = listWaiting(read, now);
    const others = waiting.filter(({ lat, lng }) => lat !== place.lat || lng !== place.lng);
    if (wanted === others.length < waiting.length) return waiting;
    if (wanted && others.length >= maxPlaces) throw new AppError('AREA_ALERT.TOO_MANY');
    const places = wanted ? [...others, { ...place, at: now.toISOString() }] : others;
    const failed = await transact({ places: replaceAreaAlerts(userId, places, read) });
    return failed ? conflict : places;
  });
}
