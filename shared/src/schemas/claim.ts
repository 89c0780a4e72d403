import * as z from 'zod';
import { claimKinds, claimWishes } from '#rules/claimTable.ts';
import { text } from './fields.ts';

const instant = z.iso.datetime();

const ClaimKind = z.enum(claimKinds);
const ClaimWish = z.enum(claimWishes);
export const ClaimResult = z.enum(['refund', 'part', 'replacement', 'refused']);
export type ClaimResult = z.output<typeof ClaimResult>;

const amount = z.number().positive('Say how much').max(20_000).multipleOf(0.01);

export const ClaimInput = z
  .object({
    kind: ClaimKind,
    wish: ClaimWish,
    amount: amount.optional(),
    text: text(500).default(''),
    /** Whether another person looks at a decided claim. */
    again: z.boolean().default(false),
  })
  .refine(({ wish, amount }) => wish !== 'part' || amount !== undefined, {
    path: ['amount'],
    message: 'Say how much',
  });
export type ClaimInput = z.output<typeof ClaimInput>;

/** By the florist or an admin. A refusal and a replacement say more in words. */
export const ClaimDecision = z
  .object({ result: ClaimResult, amount: amount.optional(), words: text(500).default('') })
  .refine(({ result, amount }) => result !== 'part' || amount !== undefined, {
    path: ['amount'],
    message: 'Say how much',
  })
  .refine(({ result, words }) => words.trim() !== '' || result === 'refund' || result === 'part', {
    path: ['words'],
    message: 'Tell them why, or when',
  });

export const OrderClaim = z.object({
  kind: ClaimKind,
  wish: ClaimWish,
  /** Set for a part of the money. */
  amount: z.number().nullable(),
  text: z.string(),
  at: instant,
  /** When it goes from the florist to an admin. */
  answer_by: instant,
  state: z.enum(['open', 'settled']),
  result: ClaimResult.nullable(),
  /** Set for a part of the money. */
  given: z.number().nullable(),
  law: z.string(),
  because: z.string(),
  words: z.string(),
  by: z.string().nullable(),
  /** Somebody asked for another person. */
  again: z.boolean(),
});
export type OrderClaim = z.output<typeof OrderClaim>;
