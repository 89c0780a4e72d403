import * as z from 'zod';
import { ReminderState } from './order.ts';

export const AbandonedSummary = z.object({
  total: z.int(),
  /** At the prices that the buyers saw last. */
  worth: z.number(),
  /** A cart is in one state. */
  states: z.record(ReminderState, z.int()),
  /** The carts were reminded within so many days, today included. */
  days: z.int(),
  reminded: z.int(),
  came_back: z.int(),
  ordered: z.number(),
});
export type AbandonedSummary = z.output<typeof AbandonedSummary>;
