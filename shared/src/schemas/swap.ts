import * as z from 'zod';
import { substitutions } from '#rules/substitution.ts';
import { requiredText } from './fields.ts';

export const Substitution = z.enum(substitutions);

/** A flower is missing: what the florist would use instead. It never costs the buyer more. */
export const SwapInput = z.object({
  words: requiredText(200, 'Say what is missing and what you would use'),
  /** What goes back to the buyer, as the substitute costs less. */
  back: z.number().min(0).max(20_000).multipleOf(0.01).default(0),
});

export const SwapState = z.enum(['open', 'accepted', 'declined', 'expired', 'withdrawn']);

export const OrderSwap = z.object({
  number: z.int(),
  state: SwapState,
  words: z.string(),
  back: z.number(),
  at: z.iso.datetime(),
  answer_by: z.iso.datetime(),
});
export type OrderSwap = z.output<typeof OrderSwap>;

export const SwapAnswerInput = z.object({ number: z.int().min(1), answer: z.enum(['accepted', 'declined']) });
