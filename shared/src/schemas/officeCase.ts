import * as z from 'zod';
import { claimKinds, claimWishes } from '#rules/claimTable.ts';
import { page } from './answers.ts';
import { CompanyId, OrderId } from './ids.ts';

export const CaseKind = z.enum(['claim', 'dispute', 'refund']);
export type CaseKind = z.output<typeof CaseKind>;

const instant = z.iso.datetime();

/** What waits for a person: a claim, a payment in dispute, or a refund that did not go through. */
export const OfficeCase = z.object({
  id: z.string(),
  kind: CaseKind,
  order_id: OrderId,
  number: z.string(),
  buyer: z.string(),
  company: z.object({ id: CompanyId, brand: z.string(), logo: z.string().nullable() }),
  amount: z.number(),
  since: instant,
  /** When the florist's answer or the evidence for the bank is due; a failed refund is due at once. */
  due_at: instant.nullable(),
  /** An admin acts next; otherwise the florist, or the provider again. */
  ours: z.boolean(),
  claim: z.object({ kind: z.enum(claimKinds), wish: z.enum(claimWishes) }).nullable(),
  /** A dispute's reason as the provider names it; a refund's as it was asked. */
  reason: z.string(),
});
export type OfficeCase = z.output<typeof OfficeCase>;

export const CasePage = page(OfficeCase).extend({
  counts: z.record(z.enum(['all', ...CaseKind.options]), z.int()),
});
