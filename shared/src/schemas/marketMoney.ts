import * as z from 'zod';
import { CompanyId } from './ids.ts';
import { StatementMonth } from './statement.ts';

/** In dollars. */
const sums = {
  /** Paid by buyers. */
  taken: z.number(),
  refunded: z.number(),
  /** Taken back by banks, less what they returned. */
  disputed: z.number(),
  /** Sums the commission of completed orders, including GST, less the market’s discounts and what refunds give back. */
  commission: z.number(),
  gst: z.number(),
  market_discounts: z.number(),
  /** Sent to florists, less what was taken back. */
  paid_out: z.number(),
  /** Owed to florists at the end of the month. */
  held: z.number(),
};

export const MarketMonth = z.object({
  month: StatementMonth,
  /** GST is charged by a registered market only. */
  is_gst_registered: z.boolean(),
  florists: z.array(z.object({ id: CompanyId, brand: z.string(), ...sums })),
  total: z.object(sums),
});
export type MarketMonth = z.output<typeof MarketMonth>;
