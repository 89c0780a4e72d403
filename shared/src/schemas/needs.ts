import * as z from 'zod';
import { CompanyId, OrderId } from './ids.ts';

const Florist = z.object({ id: CompanyId, brand: z.string() });

export const MarketNeeds = z.object({
  /** Closed today, by a day in their calendar, with orders due today. */
  closed: z.array(z.object({ company: Florist, day: z.string(), orders: z.int() })),
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
