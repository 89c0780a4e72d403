import * as z from 'zod';
import { australianStates } from '#rules/publicHolidays.ts';
import { Place } from './address.ts';
import { SpecialDay, ZoneOrderBy } from './calendar.ts';
import { CompanyId, StoreId } from './ids.ts';
import { Polygon } from './polygon.ts';

/** Monday 1 … Sunday 7; times in the store's own zone. */
export const WorkingTime = z.object({
  day: z.int().min(1).max(7),
  start_time: z.string(),
  stop_time: z.string(),
});

/** In dollars; null: never free, no minimum. */
export const DeliveryZone = z.object({
  id: z.string(),
  name: z.string(),
  polygon: Polygon,
  price: z.number(),
  free_from: z.number().nullable(),
  min_order: z.number().nullable(),
  /** Suburbs that it covers wholly, 'nedlands 6009': an address that names one is in this zone. */
  suburbs: z.array(z.string()).optional(),
  order_by: ZoneOrderBy.nullable().optional(),
});

export const Store = z.object({
  id: StoreId,
  company_id: CompanyId,
  name: z.string(),
  phone: z.string(),
  location: Place,
  pickup_point: z.boolean(),
  warehouse_for_delivery: z.boolean(),
  working_times: z.array(WorkingTime),
  timezone: z.string(),
  /** Decides the public holidays. */
  state: z.enum(australianStates),
  delivery_zones: z.array(DeliveryZone),
  closed_days: z.array(z.string()),
  open_days: z.array(z.string()),
  special_days: z.array(SpecialDay).default([]),
  daily_capacity: z.int().nullable(),
  version: z.int(),
  distantion: z.int().nullable(),
});
export type Store = z.output<typeof Store>;
