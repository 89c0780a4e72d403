import * as z from 'zod';

/** Where consent was given or withdrawn. */
export const ConsentSource = z.enum(['account', 'mail_link', 'agent']);

/** What is agreed to, each apart: offers of the shop, reminders of days that the person chose, and of a cart that was left. */
export const consentPurposes = ['marketing', 'reminders', 'cart'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

const Consent = z.object({
  agreed: z.boolean(),
  at: z.iso.datetime().nullable(),
  source: ConsentSource.nullable(),
});
export const MarketingConsent = Consent.extend({ reminders: Consent, cart: Consent });
export type MarketingConsent = z.output<typeof MarketingConsent>;
