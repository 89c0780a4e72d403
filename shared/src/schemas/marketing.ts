import * as z from 'zod';

/** Where consent was given or withdrawn. */
export const ConsentSource = z.enum(['account', 'mail_link']);

export const MarketingConsent = z.object({
  agreed: z.boolean(),
  at: z.iso.datetime().nullable(),
  source: ConsentSource.nullable(),
});
export type MarketingConsent = z.output<typeof MarketingConsent>;
