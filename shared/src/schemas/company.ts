import * as z from 'zod';
import { CompanyId } from './ids.ts';
import { Store } from './store.ts';
import { Manager } from './user.ts';

export const DeliveryPeriod = z.object({
  start_time: z.string(),
  stop_time: z.string(),
  /** Orders that fit in this period a day; null without a limit. */
  capacity: z.int().nullable().default(null),
});
export type DeliveryPeriod = z.output<typeof DeliveryPeriod>;

/** Computed from the florist's own orders, or 'New on Bloomkin' (Australian Consumer Law s 18, 29). */
export const OnTimeClaim = z.object({
  percent: z.int().nullable(),
  orders: z.int(),
  words: z.string(),
});

export const CompanyInfo = z.object({
  id: CompanyId,
  name: z.string(),
  brand: z.string(),
  logo: z.string().nullable(),
  rating: z.number().nullable(),
  sameDayDelivery: z.boolean(),
  delivery_periods: z.array(DeliveryPeriod),
});
export type CompanyInfo = z.output<typeof CompanyInfo>;

export const Company = z.object({
  id: CompanyId,
  name: z.string(),
  brand: z.string(),
  inn: z.string(),
  phone_number: z.string(),
  site: z.string(),
  description: z.string(),
  logo: z.string().nullable(),
  photo: z.string().nullable(),
  sameDayDelivery: z.boolean(),
  lead_minutes: z.int(),
  /** Unpaid orders keep their capacity. */
  pay_later: z.boolean().default(false),
  rating: z.number().nullable(),
  reviews_count: z.int(),
  claim: OnTimeClaim,
  /** Metres from the given point; null without a point. */
  distantion: z.int().nullable(),
  stores: z.array(Store.extend({ nearest: z.boolean() })),
  delivery_periods: z.array(DeliveryPeriod),
  active: z.boolean(),
  managers: z.array(Manager).optional(),
  stripe: z.object({ connected: z.boolean(), charges_enabled: z.boolean() }).optional(),
});
export type Company = z.output<typeof Company>;
