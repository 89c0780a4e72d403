import * as z from 'zod';

/** Where consent was given or withdrawn. */
export const ConsentSource = z.enum(['account', 'mail_link', 'agent']);

/** What is agreed to, each apart: reminders and offers of the shop, and reminders of days that the person chose. */
export const consentPurposes = ['marketing', 'reminders'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

const Consent = z.object({
  agreed: z.boolean(),
  at: z.iso.datetime().nullable(),
  source: ConsentSource.nullable(),
});
export const MarketingConsent = Consent.extend({ reminders: Consent });
export type MarketingConsent = z.output<typeof MarketingConsent>;
