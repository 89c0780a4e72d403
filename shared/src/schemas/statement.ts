import * as z from 'zod';
import { CompanyId, OrderId } from './ids.ts';

export const StatementMonth = z
  .string()
  .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'Must be a month such as 2026-10');

export const StatementKind = z.enum(['order', 'refund', 'dispute', 'transfer', 'adjustment']);
export type StatementKind = z.output<typeof StatementKind>;

/** In dollars; a florist's charges and transfers are negative. */
export const StatementLine = z.object({
  id: z.string(),
  kind: StatementKind,
  at: z.iso.datetime(),
  day: z.string(),
  order_id: OrderId.nullable(),
  order_number: z.string(),
  about: z.string(),
  /** Orders in one day's transfers. */
  count: z.int(),
  buyer: z.number(),
  commission: z.number(),
  /** Deducted from the commission for the market's discounts. */
  market_discount: z.number(),
  gst: z.number(),
  yours: z.number(),
});
export type StatementLine = z.output<typeof StatementLine>;

const Sum = z.object({
  count: z.int(),
  buyer: z.number(),
  commission: z.number(),
  market_discount: z.number(),
  yours: z.number(),
});

export const InvoiceLine = z.object({
  what: z.string(),
  detail: z.string(),
  orders: z.int(),
  without_gst: z.number(),
  gst: z.number(),
  amount: z.number(),
});

export const StatementDispute = z.object({
  order_id: OrderId,
  order_number: z.string(),
  amount: z.number(),
  reason: z.string(),
  respond_by: z.iso.datetime().nullable(),
});

export const Statement = z.object({
  company: z.object({
    id: CompanyId,
    name: z.string(),
    abn: z.string(),
    address: z.string(),
    gst_since: z.string().nullish(),
  }),
  platform: z.object({ name: z.string(), abn: z.string(), address: z.string(), email: z.string() }),
  month: StatementMonth,
  from: z.string(),
  to: z.string(),
  timezone: z.string(),
  commission_percents: z.array(z.number()),
  is_final: z.boolean(),
  opening: z.number(),
  orders: Sum.extend({ gst: z.number() }),
  refunds: Sum,
  disputes: Sum,
  adjustments: Sum,
  transfers: Sum,
  closing: z.number(),
  /** The part of the closing balance that waits for a payout account. */
  waiting: z.number(),
  /** Null until the month is over, or without commission. */
  invoice: z
    .object({
      number: z.string(),
      issued_on: z.string(),
      is_tax_invoice: z.boolean(),
      lines: z.array(InvoiceLine),
      total: InvoiceLine,
    })
    .nullable(),
  lines: z.array(StatementLine),
  open_disputes: z.array(StatementDispute),
  checked: z.object({ at: z.iso.datetime(), differences: z.array(z.string()) }).nullable(),
});
export type Statement = z.output<typeof Statement>;
