import * as z from 'zod';
import { base, Metadata } from './stripeObject.ts';

const CardError = z.object({
  type: z.literal('card_error'),
  code: z.string(),
  decline_code: z.string().nullable(),
  message: z.string(),
});

const money = { amount: z.int(), currency: z.string() };

export const PaymentIntent = z.object({
  ...base,
  ...money,
  object: z.literal('payment_intent'),
  amount_received: z.int(),
  description: z.string().nullable(),
  last_payment_error: CardError.nullable(),
  latest_charge: z.string().nullable(),
  metadata: Metadata,
  payment_method_types: z.array(z.string()),
  receipt_email: z.string().nullable(),
  status: z.enum(['requires_payment_method', 'succeeded']),
  transfer_group: z.string().nullable(),
});
export type PaymentIntent = z.output<typeof PaymentIntent>;

export const Charge = z.object({
  ...base,
  ...money,
  object: z.literal('charge'),
  amount_captured: z.int(),
  amount_refunded: z.int(),
  balance_transaction: z.string().nullable(),
  billing_details: z.object({ email: z.string().nullable(), name: z.string().nullable() }),
  captured: z.boolean(),
  description: z.string().nullable(),
  disputed: z.boolean(),
  failure_code: z.string().nullable(),
  failure_message: z.string().nullable(),
  metadata: Metadata,
  paid: z.boolean(),
  payment_intent: z.string(),
  payment_method_details: z.object({
    type: z.literal('card'),
    card: z.object({ brand: z.string(), last4: z.string(), country: z.literal('AU') }),
  }),
  refunded: z.boolean(),
  status: z.enum(['succeeded', 'failed']),
  transfer_group: z.string().nullable(),
});
export type Charge = z.output<typeof Charge>;

export const Refund = z.object({
  ...base,
  ...money,
  object: z.literal('refund'),
  balance_transaction: z.string().nullable(),
  charge: z.string(),
  metadata: Metadata,
  payment_intent: z.string(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).nullable(),
  source_transfer_reversal: z.null(),
  status: z.enum(['succeeded', 'failed']),
  failure_reason: z.string().optional(),
  transfer_reversal: z.null(),
});
export type Refund = z.output<typeof Refund>;

export const Dispute = z.object({
  ...base,
  ...money,
  object: z.literal('dispute'),
  charge: z.string(),
  is_charge_refundable: z.literal(false),
  metadata: Metadata,
  payment_intent: z.string(),
  reason: z.string(),
  status: z.enum(['needs_response', 'won', 'lost']),
  /** Files by their ids. */
  evidence: z.record(z.string(), z.string()),
  /** Seconds since 1970. */
  evidence_details: z.object({ due_by: z.int(), has_evidence: z.boolean(), submission_count: z.int() }),
});
export type Dispute = z.output<typeof Dispute>;

export const EvidenceFile = z.object({
  ...base,
  object: z.literal('file'),
  filename: z.string(),
  purpose: z.literal('dispute_evidence'),
  /** In bytes. */
  size: z.int(),
  type: z.enum(['jpg', 'png', 'pdf']),
});
export type EvidenceFile = z.output<typeof EvidenceFile>;
