import * as z from 'zod';
import { CompanyId, OrderId } from './ids.ts';

const Florist = z.object({ id: CompanyId, brand: z.string() });

export const MarketNeeds = z.object({
  /** Florists with orders that need a call, the most urgent first. */
  at_risk: z
    .array(
      z.object({
        company: Florist,
        phone: z.string(),
        /** Their time has passed. */
        late: z.int(),
        /** Must leave within 30 minutes, and not made yet. */
        soon: z.int(),
        /** Paid, with less than 30 minutes left to accept it. */
        waiting: z.int(),
        /** The worst. */
        order_id: OrderId,
        due_by: z.iso.datetime().nullable(),
      }),
    )
    .default([]),
  /** Closed today, by a day in their calendar, with orders due today. */
  closed: z.array(z.object({ company: Florist, day: z.string(), orders: z.int() })),
  /** Claims that an admin answers, and refunds that did not go through. */
  to_answer: z.object({ claims: z.int(), refunds: z.int() }).default({ claims: 0, refunds: 0 }),
  /** Money that waits for a payout account. */
  held_payouts: z.array(z.object({ company: Florist, amount: z.number() })),
  /** That the bank has not decided. */
  disputes: z.array(
    z.object({
      company: Florist,
      order_id: OrderId,
      order_number: z.string(),
      amount: z.number(),
      respond_by: z.string().nullable(),
    }),
  ),
});
export type MarketNeeds = z.output<typeof MarketNeeds>;
