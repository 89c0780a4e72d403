import * as z from 'zod';
import { get, post, put } from '#route.ts';
import { done, one } from '#schemas/answers.ts';
import { MarketingConsent } from '#schemas/marketing.ts';

export const getMarketingConsent = get('/api/me/marketing', {
  summary: 'Whether the caller agreed to reminders and offers, and since when',
  access: 'authenticated',
  response: one(MarketingConsent),
});

export const changeMarketingConsent = put('/api/me/marketing', {
  summary: 'Agree to reminders and offers, or no longer; the date is kept (Spam Act 2003)',
  access: 'authenticated',
  audited: false,
  body: z.object({ agreed: z.boolean() }),
  response: one(MarketingConsent),
  retry: true,
});

export const unsubscribe = post('/api/unsubscribe', {
  summary:
    'End reminders and offers by the link of a mail, without signing in; also by mail programs (RFC 8058)',
  access: 'public',
  audited: false,
  query: z.object({ token: z.string().regex(/^[\w-]{32}$/, 'This link is not complete') }),
  bodyKind: 'form',
  body: z.object({ 'List-Unsubscribe': z.string().max(20).optional() }),
  response: done,
  retry: true,
});
