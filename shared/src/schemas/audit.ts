import * as z from 'zod';
import { auditActs, auditKinds } from '#rules/auditActs.ts';
import { idLetters, UserId } from './ids.ts';
import { Role } from './user.ts';

export const AuditAct = z.enum(Object.keys(auditActs) as (keyof typeof auditActs)[]);
export const AuditKind = z.enum(Object.keys(auditKinds) as (keyof typeof auditKinds)[]);

/** Null: the value did not exist before or after. */
export const AuditChange = z.object({
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type AuditChange = z.output<typeof AuditChange>;

export const AuditEntry = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  who: z.object({ id: UserId, name: z.string(), role: Role }),
  act: AuditAct,
  object: z.object({ kind: AuditKind, id: z.string(), name: z.string() }),
  changes: z.array(AuditChange),
  reason: z.string(),
  address: z.string(),
  device: z.string(),
  request_id: z.string(),
});
export type AuditEntry = z.output<typeof AuditEntry>;

export const AuditObject = z
  .string()
  .max(100)
  .transform((text) => {
    const [kind = '', id] = text.split(':', 2);
    return { kind, ...(id !== undefined && { id }) };
  })
  .pipe(z.object({ kind: AuditKind, id: z.string().regex(idLetters, 'Unknown id').optional() }));
