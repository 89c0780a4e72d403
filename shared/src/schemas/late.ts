import * as z from 'zod';
import { CompanyId, OrderId } from './ids.ts';
import { OrderStatus } from './order.ts';

const instant = z.iso.datetime();

export const LateOrder = z.object({
  id: OrderId,
  number: z.string(),
  status: OrderStatus,
  dispatched_at: z.string().nullable(),
  risk: z.enum(['late', 'at_risk', 'not_accepted']),
  /** End of its window, last moment to leave, or to be accepted. */
  by: instant,
  day: z.string().nullable(),
  period: z.object({ start_time: z.string(), stop_time: z.string() }).nullable(),
  timezone: z.string(),
  goods: z.string(),
  recipient: z.string(),
  total: z.number(),
  refundable: z.boolean(),
  /** Its buyer could be offered another florist. */
  movable: z.boolean().default(false),
  /** When the buyer was told that it is late. */
  buyer_told_at: instant.nullable(),
  reminded: z.object({ at: instant, by: z.string() }).nullable(),
});
export type LateOrder = z.output<typeof LateOrder>;

export const LateBoard = z.object({
  now: instant,
  /** Orders of today, by the clock of each place, that are still to go. */
  due_today: z.int().default(0),
  /** Counts the requested florist's open orders by what a stop would do to them. */
  open_orders: z
    .object({
      /** Counts orders that another florist can deliver on the same day, in the same window, at the same price. */
      movable: z.int(),
      /** Counts orders that no other florist can deliver; stopping refunds them. */
      refundable: z.int(),
      /** Counts orders that stay with the florist: unpaid, for pick-up, already due, or not paid once by card. */
      staying: z.int(),
    })
    .optional(),
  florists: z.array(
    z.object({
      company: z.object({ id: CompanyId, brand: z.string(), logo: z.string().nullable() }),
      phone: z.string(),
      /** When a store of it opens, or since when at the latest one is open; null for a shop that stays closed. */
      opens_at: instant.nullable().default(null),
      orders: z.array(LateOrder),
    }),
  ),
});
export type LateBoard = z.output<typeof LateBoard>;
