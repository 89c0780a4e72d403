import * as z from 'zod';
import { base, Metadata } from './stripeObject.ts';

export const LineItem = z.object({
  id: z.string(),
  object: z.literal('item'),
  amount_discount: z.literal(0),
  amount_subtotal: z.int(),
  amount_tax: z.literal(0),
  amount_total: z.int(),
  currency: z.string(),
  description: z.string(),
  quantity: z.int(),
});
export type LineItem = z.output<typeof LineItem>;

export const Session = z.object({
  ...base,
  object: z.literal('checkout.session'),
  allowed_payment_method_types: z.array(z.string()).nullable(),
  amount_subtotal: z.int(),
  amount_total: z.int(),
  cancel_url: z.string().nullable(),
  client_reference_id: z.string().nullable(),
  currency: z.string(),
  customer: z.null(),
  customer_details: z.object({ email: z.string().nullable(), name: z.string().nullable() }).nullable(),
  customer_email: z.string().nullable(),
  expires_at: z.int(),
  metadata: Metadata,
  mode: z.literal('payment'),
  payment_intent: z.string().nullable(),
  payment_method_types: z.array(z.string()),
  payment_status: z.enum(['paid', 'unpaid']),
  status: z.enum(['open', 'complete', 'expired']),
  success_url: z.string(),
  ui_mode: z.literal('hosted_page'),
  url: z.string().nullable(),
});
export type Session = z.output<typeof Session>;

export const SessionRecord = z.object({
  session: Session,
  lines: z.array(LineItem),
  intent: z.object({
    description: z.string().nullable(),
    metadata: Metadata,
    transfer_group: z.string().nullable(),
  }),
});
export type SessionRecord = z.output<typeof SessionRecord>;
