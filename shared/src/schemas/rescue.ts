import * as z from 'zod';
import { CompanyId, OrderId } from './ids.ts';
import { ChosenPeriod } from './order.ts';
import { linkFacts } from './orderLinks.ts';

/** A florist's id, or the money back. */
export const RescueAnswer = z.object({ choice: z.union([z.literal('refund'), CompanyId]) });

/** What somebody who has only the link may know: no address and no contact. */
export const RescueView = z.object({
  ...linkFacts,
  state: z.enum(['open', 'accepted', 'moved', 'refunded']),
  why: z.enum(['lapsed', 'canceled']),
  amount: z.number(),
  until: z.iso.datetime().nullable(),
  /** Extras and further flowers, which no offer has: their price counts towards its flowers. */
  left_behind: z.array(z.string()),
  offers: z.array(
    z.object({
      company_id: CompanyId,
      florist: z.string(),
      product: z.string(),
      photo: z.string().nullable(),
      period: ChosenPeriod,
      /** Metres. */
      distance: z.int().nullable(),
      back: z.number(),
    }),
  ),
  moved_to: z.object({ order_id: OrderId, number: z.string(), florist: z.string() }).nullable(),
});
export type RescueView = z.output<typeof RescueView>;
