import * as z from 'zod';
import { alertChannels } from '#rules/orderAlerts.ts';
import { shopSteps } from '#rules/shopReadiness.ts';
import { LastOrders, Stop } from './calendar.ts';
import { CompanyId, UserId } from './ids.ts';
import { Store } from './store.ts';
import { Manager } from './user.ts';

export const DeliveryPeriod = z.object({
  start_time: z.string(),
  stop_time: z.string(),
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

const CompanyHold = z.object({
  at: z.iso.datetime(),
  by: z.string().nullable(),
  /** Which the florist was told. */
  reason: z.string().default(''),
  /** The hold ends at this instant; without it, an admin ends it. */
  until: z.iso.datetime().optional(),
});

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
  photo_medium: z.string().nullable().default(null),
  sameDayDelivery: z.boolean(),
  /** How long before a window its orders close. */
  lead_time_minutes: z.int(),
  /** Orders per day of each store without a limit of its own; null for no limit. */
  capacity_per_day: z.int().nullable().default(null),
  pay_later: z.boolean().default(false),
  rating: z.number().nullable(),
  reviews_count: z.int(),
  /** Its first day on the market: the reviews' period. */
  since: z.iso.date().optional(),
  claim: OnTimeClaim,
  distantion: z.int().nullable(),
  stores: z.array(Store.extend({ nearest: z.boolean() })),
  delivery_periods: z.array(DeliveryPeriod),
  last_orders: LastOrders.nullable().default(null),
  /** Also ended ones, until the next change. */
  stops: z.array(Stop).default([]),
  active: z.boolean(),
  /** When, and for admins by whom, the company was switched off. */
  switched_off: CompanyHold.optional(),
  /** Its share of completed orders waits until an admin releases it. */
  payouts_held: CompanyHold.optional(),
  warned: CompanyHold.optional(),
  /** Null until an admin lets the shop sell. */
  approved: CompanyHold.nullable().optional(),
  /** In an admin's list: no step of opening the shop is missing. */
  ready: z.boolean().optional(),
  version: z.int().optional(),
  managers: z.array(Manager).optional(),
  owner_id: UserId.nullable().optional(),
  /** Channels of the owner's order alerts; absent until chosen. */
  order_alerts: z.array(z.enum(alertChannels)).readonly().optional(),
  stripe: z.object({ connected: z.boolean(), charges_enabled: z.boolean() }).optional(),
  /** Empty once the shop is open to buyers. */
  missing_steps: z.array(z.enum(shopSteps)).optional(),
  /** Null until the Australian Business Register has answered. */
  register: z
    .object({ name: z.string(), gst_since: z.string().nullable(), checked_at: z.string() })
    .nullable()
    .optional(),
});
export type Company = z.output<typeof Company>;

/** Orders that were taken for a time which is not offered any more. */
export const BookedTime = z.object({
  day: z.string(),
  start_time: z.string(),
  stop_time: z.string(),
  orders: z.int(),
});
export type BookedTime = z.output<typeof BookedTime>;

export const CompanyWithWindows = Company.extend({ booked_times: z.array(BookedTime).optional() });

export const CompanyBrief = Company.pick({ id: true, name: true, brand: true, inn: true });
export type CompanyBrief = z.output<typeof CompanyBrief>;

/** An ABN's entry in the Australian Business Register. */
export const AbnRecord = z.object({
  /** `off`: the stage has no lookup; `silent`: the register did not answer. */
  status: z.enum(['active', 'cancelled', 'unknown', 'silent', 'off']),
  name: z.string(),
  kind: z.string(),
  since: z.string().nullable(),
  gst_since: z.string().nullable(),
  state: z.string(),
  postcode: z.string(),
});
export type AbnRecord = z.output<typeof AbnRecord>;
