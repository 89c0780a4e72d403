import { DiscountId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';

/** As agreed when the order was placed. */
export const AppliedDiscount = z.object({
  id: DiscountId,
  ownerId: z.string(),
  name: z.string(),
  code: z.string().nullable(),
  kind: z.enum(['percent', 'amount']),
  value: z.int(),
  borneBy: z.enum(['florist', 'market']),
  limitPerPerson: z.int().nullable(),
  cents: z.int(),
  /** The shard that counted the use. */
  shard: z.int(),
  quota: z.int().nullable(),
});
export type AppliedDiscount = z.output<typeof AppliedDiscount>;

export const LineDiscount = z.object({ id: DiscountId, cents: z.int() });

interface Discounted {
  discounts?: readonly AppliedDiscount[] | undefined;
}

export const discountCents = ({ discounts = [] }: Discounted): number =>
  discounts.reduce((sum, { cents }) => sum + cents, 0);

/** Paid by the market out of its commission. */
export const marketCents = ({ discounts = [] }: Discounted): number =>
  discounts.reduce((sum, { borneBy, cents }) => sum + (borneBy === 'market' ? cents : 0), 0);
