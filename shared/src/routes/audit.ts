import * as z from 'zod';
import { get } from '#route.ts';
import { AgentSessionEntry } from '#schemas/agentSession.ts';
import { page } from '#schemas/answers.ts';
import { AuditAct, AuditEntry, AuditObject } from '#schemas/audit.ts';
import { day, paging } from '#schemas/fields.ts';
import { UserId } from '#schemas/ids.ts';

const filters = {
  who: UserId.optional(),
  what: AuditAct.optional(),
  /** A kind such as `order`, or one object such as `order:01JD…`. */
  object: AuditObject.optional(),
  /** Days in Sydney; the last 90 without an object. */
  from: day.optional(),
  to: day.optional(),
};

export const listAudit = get('/api/audit', {
  summary: 'Privileged acts, newest first: who, when, from where, before and after',
  access: 'admin',
  query: z.object({ ...paging, ...filters }),
  response: page(AuditEntry).extend({
    /** How many acts the filters find on each day of this page. */
    days: z.record(z.string(), z.int()),
  }),
});

export const listAgentSessions = get('/api/agent_sessions', {
  summary: 'Carts and checkouts that agents began on a day, newest first, and what became of them',
  access: 'admin',
  query: z.object({ ...paging, /** In Sydney; today by default. */ day: day.optional() }),
  response: page(AgentSessionEntry),
});

export const exportAudit = get('/api/audit/export', {
  summary: 'The same as CSV, at most 5,000 lines',
  access: 'admin',
  query: z.object(filters),
  response: z.string(),
  mediaType: 'text/csv',
  errors: ['AUDIT.TOO_MANY'],
});
