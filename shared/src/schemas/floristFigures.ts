import * as z from 'zod';
import { page } from './answers.ts';
import { CompanyId } from './ids.ts';

export const floristStates = ['selling', 'to_approve', 'joining', 'off'] as const;
export type FloristState = (typeof floristStates)[number];

/** Without a direction: what needs an admin first. */
export const floristSorts = [
  ...['needs', 'brand_asc', 'brand_desc', 'on_time_asc', 'on_time_desc', 'accepts_asc', 'accepts_desc'],
  ...['refunds_asc', 'refunds_desc', 'stars_asc', 'stars_desc', 'orders_asc', 'orders_desc'],
  ...['sold_asc', 'sold_desc', 'seen_asc', 'seen_desc'],
] as const;
export type FloristSort = (typeof floristSorts)[number];

/** Covers thirteen weeks up to today; money in dollars (docs/product-rules.md, "Figures"). */
export const FloristFigures = z.object({
  from: z.string(),
  /** Taken, as on the dashboard. */
  orders: z.int(),
  revenue: z.number(),
  on_time: z.int(),
  /** Delivered, forgotten, or canceled by the florist. */
  due: z.int(),
  dropped: z.int(),
  /** Median of opening hours; null before the first accepted order. */
  accept_minutes: z.number().nullable(),
  accepted: z.int(),
  paid: z.int(),
  /** Paid orders of which money went back, other than by an edit or the buyer's cancellation. */
  refunds: z.int(),
  refunded: z.number(),
  /** Number of open orders whose delivery or pick-up window has passed. */
  late: z.int(),
});
export type FloristFigures = z.output<typeof FloristFigures>;

export const payoutStates = ['none', 'asked', 'ready', 'held'] as const;

export const ListedFlorist = z.object({
  id: CompanyId,
  brand: z.string(),
  name: z.string(),
  inn: z.string(),
  phone_number: z.string(),
  logo: z.string().nullable(),
  active: z.boolean(),
  state: z.enum(floristStates),
  /** By an admin, with a reason. */
  stopped: z.boolean(),
  warned: z.boolean(),
  register: z.object({ name: z.string() }).nullable(),
  /** 'Surry Hills NSW', of the first store. */
  place: z.string(),
  payouts: z.enum(payoutStates),
  rating: z.number().nullable(),
  reviews_count: z.int(),
  /** When its owner was here. */
  seen_at: z.string().nullable(),
  figures: FloristFigures,
});
export type ListedFlorist = z.output<typeof ListedFlorist>;

export const FloristDetails = ListedFlorist.extend({
  /** The oldest first; overdue orders count in theirs. */
  weeks: z.array(z.object({ from: z.string(), on_time: z.int(), due: z.int() })),
  /** Completed orders whose payout has not been sent, with its amount in dollars. */
  waiting: z.object({ amount: z.number(), orders: z.int() }),
  timezone: z.string().nullable(),
  registered_at: z.string(),
});
export type FloristDetails = z.output<typeof FloristDetails>;

export const FloristPage = page(ListedFlorist).extend({
  counts: z.record(z.enum(['all', ...floristStates]), z.int()),
});
export type FloristPage = z.output<typeof FloristPage>;
