import * as z from 'zod';
import { OrderClaim } from './claim.ts';
import { ChosenPeriod, HistoryLine, OrderStatus } from './order.ts';
import { OrderPhoto } from './orderPhoto.ts';
import { OrderSwap, Substitution, SwapState } from './swap.ts';

/** Any text: an unknown link is always a 404. */
export const LinkToken = z.string().max(200);

/** What each page says that a link opens: a suburb instead of an address. */
export const linkFacts = {
  number: z.string(),
  florist: z.string(),
  /** The recipient's first name, if there is one. */
  recipient: z.string().nullable(),
  isPickup: z.boolean(),
  deliveryDay: z.string().nullable(),
  delivery_period: ChosenPeriod.nullable(),
  timezone: z.string(),
  /** The suburb; of a pick-up, the store. */
  place: z.string(),
};
export type LinkFacts = z.output<z.ZodObject<typeof linkFacts>>;

/** Excludes address, contact and amounts, because anyone with the link can read it. */
export const OrderStatusView = z.object({
  ...linkFacts,
  status: OrderStatus,
  florist_phone: z.string(),
  product: z.object({ name: z.string(), photo: z.string().nullable() }),
  dispatched_at: z.iso.datetime().nullable(),
  photos: z.array(OrderPhoto),
  handover: z.string(),
  /** Steps of the order alone. */
  history: z.array(HistoryLine),
  created_at: z.iso.datetime(),
  /** Token of the link that takes a claim. */
  claim: z.string(),
});
export type OrderStatusView = z.output<typeof OrderStatusView>;

export const SwapView = z.object({
  ...linkFacts,
  florist_phone: z.string(),
  product: z.object({ name: z.string(), photo: z.string().nullable() }),
  /** Shows the substitute, if the florist took a photo of it for this question. */
  photo: OrderPhoto.nullable(),
  /** What goes back if the answer is no. */
  paid: z.number(),
  substitution: Substitution,
  /** `over`: the order is canceled or delivered. */
  state: z.enum([...SwapState.options, 'over']),
  swap: OrderSwap,
});
export type SwapView = z.output<typeof SwapView>;

export const ClaimView = z.object({
  ...linkFacts,
  /** The recipient sees no sum, and asks for no part of the money. */
  is_recipient: z.boolean(),
  florist_phone: z.string(),
  is_paid_by_card: z.boolean(),
  photos: z.array(OrderPhoto),
  claim: OrderClaim.nullable(),
});
export type ClaimView = z.output<typeof ClaimView>;
