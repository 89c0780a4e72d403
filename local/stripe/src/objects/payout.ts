import * as z from 'zod';
import { base, Metadata } from './stripeObject.ts';

const money = { amount: z.int(), currency: z.string() };

export const Transfer = z.object({
  ...base,
  ...money,
  object: z.literal('transfer'),
  amount_reversed: z.int(),
  balance_transaction: z.string(),
  description: z.string().nullable(),
  destination: z.string(),
  metadata: Metadata,
  reversed: z.boolean(),
  source_transaction: z.string().nullable(),
  transfer_group: z.string().nullable(),
});
export type Transfer = z.output<typeof Transfer>;

export const TransferReversal = z.object({
  ...base,
  ...money,
  object: z.literal('transfer_reversal'),
  balance_transaction: z.string(),
  metadata: Metadata,
  source_refund: z.null(),
  transfer: z.string(),
});
export type TransferReversal = z.output<typeof TransferReversal>;

export const BalanceTransaction = z.object({
  ...base,
  ...money,
  object: z.literal('balance_transaction'),
  available_on: z.int(),
  balance_type: z.literal('payments'),
  description: z.string().nullable(),
  exchange_rate: z.null(),
  fee: z.int(),
  fee_details: z.array(
    z.object({ amount: z.int(), currency: z.string(), description: z.string(), type: z.string() }),
  ),
  net: z.int(),
  reporting_category: z.string(),
  source: z.string(),
  status: z.literal('available'),
  type: z.enum(['charge', 'refund', 'refund_failure', 'transfer', 'transfer_refund', 'adjustment']),
});
export type BalanceTransaction = z.output<typeof BalanceTransaction>;
