import * as z from 'zod';
import { get, post, put } from '#route.ts';
import { AreaAlertInput, Place } from '#schemas/address.ts';
import { done, list, one } from '#schemas/answers.ts';
import { consentPurposes, MarketingConsent } from '#schemas/marketing.ts';
import { LinkChange, ReminderView } from '#schemas/occasion.ts';

export const getMarketingConsent = get('/api/me/marketing', {
  summary: 'Whether the caller agreed to offers, to reminders of days and of a cart, and since when',
  access: 'authenticated',
  response: one(MarketingConsent),
});

export const changeMarketingConsent = put('/api/me/marketing', {
  summary:
    'Agree to offers, to reminders of days or of a cart, or no longer; the date is kept (Spam Act 2003)',
  access: 'authenticated',
  audited: false,
  body: z.object({ agreed: z.boolean(), purpose: z.enum(consentPurposes).default('marketing') }),
  response: one(MarketingConsent),
  retry: true,
});

export const unsubscribe = post('/api/unsubscribe', {
  summary: 'End what a mail was about by its link, without signing in; also by mail programs (RFC 8058)',
  access: 'public',
  audited: false,
  query: z.object({ token: z.string().regex(/^[\w-]{32}$/, 'This link is not complete') }),
  bodyKind: 'form',
  body: z.object({ 'List-Unsubscribe': z.string().max(20).optional() }),
  response: done,
  retry: true,
});

const linkPath = { token: z.string().regex(/^[\w-]{22}$/, 'This link is not complete') };

export const getReminder = get('/api/reminder/{token}', {
  summary: 'The day of a reminder, by its link, without signing in; changes nothing',
  access: 'public',
  params: linkPath,
  response: one(ReminderView),
});

export const answerReminder = post('/api/reminder/{token}', {
  summary: 'No reminder this year, never again, or none at all, by the link of a reminder',
  access: 'public',
  audited: false,
  params: linkPath,
  body: z.object({ change: LinkChange }),
  response: one(ReminderView),
  retry: true,
});

export const listAreaAlerts = get('/api/me/area_alerts', {
  summary: 'The places of which the caller is told when a florist delivers there',
  access: 'authenticated',
  response: list(Place),
});

export const saveAreaAlert = put('/api/me/area_alerts', {
  summary: 'Be told once when a florist delivers to a place, or no more; at most five places, for a year',
  access: 'authenticated',
  audited: false,
  body: AreaAlertInput,
  response: list(Place),
  errors: ['AREA_ALERT.TOO_MANY'],
  retry: true,
});
