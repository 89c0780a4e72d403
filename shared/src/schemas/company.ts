import * as z from 'zod';
import { shopSteps } from '../rules/shopReadiness.ts';
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
  /** How long before a window an order must be in. */
  lead_time_minutes: z.int(),
  /** Orders a day that each store takes without a limit of its own; null without a limit. */
  capacity_per_day: z.int().nullable().default(null),
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
  /** For those who edit it. */
  version: z.int().optional(),
  managers: z.array(Manager).optional(),
  stripe: z.object({ connected: z.boolean(), charges_enabled: z.boolean() }).optional(),
  /** Buyers see the company when none is missing. */
  missing_steps: z.array(z.enum(shopSteps)).optional(),
  /** Null until the Australian Business Register has answered. */
  register: z
    .object({ name: z.string(), gst_since: z.string().nullable(), checked_at: z.string() })
    .nullable()
    .optional(),
});
export type Company = z.output<typeof Company>;

export const CompanyBrief = Company.pick({ id: true, name: true, brand: true, inn: true });
export type CompanyBrief = z.output<typeof CompanyBrief>;

/** An ABN's entry in the Australian Business Register. */
export const AbnRecord = z.object({
  /** `off`: the stage has no look-up; `silent`: the register did not answer. */
  status: z.enum(['active', 'cancelled', 'unknown', 'silent', 'off']),
  name: z.string(),
  /** Such as 'Australian Private Company'. */
  kind: z.string(),
  since: z.string().nullable(),
  gst_since: z.string().nullable(),
  state: z.string(),
  postcode: z.string(),
});
export type AbnRecord = z.output<typeof AbnRecord>;
