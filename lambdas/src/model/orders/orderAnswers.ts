import { Place } from '@bloomkin/shared/schemas/address.ts';
import { PlaceKind } from '@bloomkin/shared/schemas/addressLater.ts';
import { ClaimResult, OrderClaim } from '@bloomkin/shared/schemas/claim.ts';
import { CompanyId, OrderId, ProductId, SizeId } from '@bloomkin/shared/schemas/ids.ts';
import { SwapState } from '@bloomkin/shared/schemas/swap.ts';
import * as z from 'zod';

/** Where the recipient lets the flowers come; never for the sender. */
export const Door = z.object({
  kind: PlaceKind,
  place: Place,
  unitOffice: z.string(),
  name: z.string(),
  time: z.string().nullable(),
  safePlace: z.string(),
  notAtWork: z.boolean(),
  by: z.enum(['Recipient', 'Florist']),
  at: z.string(),
});
export type Door = z.output<typeof Door>;

export const AcceptClock = z.object({
  remindAt: z.string().nullable(),
  secondAt: z.string().nullable(),
  acceptBy: z.string(),
});

/** A florist and its goods that could take the order over. */
const RescueCandidate = z.object({
  companyId: CompanyId,
  productId: ProductId,
  sizeId: SizeId.optional(),
});
export type RescueCandidate = z.output<typeof RescueCandidate>;

export const Rescue = z.object({
  state: z.enum(['open', 'moved', 'refunded']),
  why: z.enum(['lapsed', 'canceled']),
  at: z.string(),
  until: z.string().nullable(),
  candidates: z.array(RescueCandidate).readonly(),
  toOrderId: OrderId.nullable(),
  /** Who ended it: the buyer, or Bloomkin at `until`. */
  endedBy: z.string().optional(),
});
export type Rescue = z.output<typeof Rescue>;

/** A substitute that the florist asks about; the newest of an order. */
export const Swap = z.object({
  number: z.int(),
  state: SwapState,
  words: z.string(),
  backCents: z.int(),
  /** Path of the photo that was taken for this question. */
  photo: z.string().optional(),
  at: z.string(),
  answerBy: z.string(),
});
export type Swap = z.output<typeof Swap>;

/** What the buyer or the recipient says is wrong; one of an order. */
export const Claim = OrderClaim.pick({
  kind: true,
  wish: true,
  text: true,
  state: true,
  law: true,
  because: true,
}).extend({
  /** Set for a part of the money. */
  cents: z.int().optional(),
  at: z.string(),
  answerBy: z.string(),
  result: ClaimResult.optional(),
  givenCents: z.int().optional(),
  words: z.string().optional(),
  by: z.string().optional(),
  again: z.boolean().optional(),
});
export type Claim = z.output<typeof Claim>;
