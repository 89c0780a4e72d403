import { australianStates } from '@bloomkin/shared/rules/publicHolidays.ts';
import { SpecialDay, ZoneOrderBy } from '@bloomkin/shared/schemas/calendar.ts';
import { CompanyId, StoreId } from '@bloomkin/shared/schemas/ids.ts';
import type { Polygon } from '@bloomkin/shared/schemas/polygon.ts';
import * as z from 'zod';
import { absent, exists } from '#platform/table/condition.ts';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { put, remove, type Write } from '#platform/table/transact.ts';

/** Our own text: validating thousands of corners per read would cost milliseconds. */
const isPolygon = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'Polygon';

const Zone = z.object({
  id: z.string(),
  name: z.string(),
  polygon: z.custom<Polygon>(isPolygon),
  priceCents: z.number(),
  freeFromCents: z.number().nullable(),
  minOrderCents: z.number().nullable(),
  suburbs: z.array(z.string()).readonly().optional(),
  orderBy: ZoneOrderBy.nullable().optional(),
});

export const storeEntity = defineEntity({
  name: 'store',
  version: 1,
  schema: z.object({
    id: StoreId,
    companyId: CompanyId,
    name: z.string(),
    phone: z.string(),
    address: z.string(),
    lat: z.number(),
    lng: z.number(),
    pickupPoint: z.boolean(),
    warehouseForDelivery: z.boolean(),
    timeZone: z.string(),
    state: z.enum(australianStates),
    workingTimes: z.array(z.object({ day: z.int(), startTime: z.string(), stopTime: z.string() })).readonly(),
    closedDays: z.array(z.string()).readonly(),
    openDays: z.array(z.string()).readonly(),
    dailyCapacity: z.int().nullable(),
    /** JSON text, as the zones. */
    specialDays: z
      .string()
      .transform((text): unknown => JSON.parse(text))
      .pipe(z.array(SpecialDay).readonly())
      .optional(),
    /** JSON text: a fraction of the size of a list (docs/decisions/0018). */
    zones: z
      .string()
      .transform((text): unknown => JSON.parse(text))
      .pipe(z.array(Zone).readonly()),
    version: z.int().optional(),
  }),
  encode: ({ zones, specialDays }) => ({
    zones: JSON.stringify(zones),
    ...(specialDays && { specialDays: JSON.stringify(specialDays) }),
  }),
  key: { pk: 'COMPANY#{companyId}', sk: 'STORE#{id}' },
  reads: {},
});
export type StoreItem = ValueOf<typeof storeEntity>;

export const storeLookupEntity = defineEntity({
  name: 'storeLookup',
  version: 1,
  schema: z.object({ id: StoreId, companyId: CompanyId }),
  key: { pk: 'STORE#{id}', sk: 'POINTER' },
  reads: { findCompanyOfStore: 'which company has a store' },
});

export const insertStore = (store: StoreItem): Write[] => [
  put(storeEntity, store, absent()),
  put(storeLookupEntity, store, absent()),
];

/** `saveStores` fails when the company changed since it was read. */
export const replaceStore = (store: StoreItem): Write => put(storeEntity, store);

export const removeStore = (store: StoreItem): Write[] => [
  remove(storeEntity, store, exists()),
  remove(storeLookupEntity, store),
];
