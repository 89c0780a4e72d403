import * as z from 'zod';
import { Metadata } from './stripeObject.ts';

const Status = z.enum(['active', 'pending', 'restricted', 'rejected']);
export type TransfersStatus = z.output<typeof Status>;

export const Account = z.object({
  id: z.string(),
  object: z.literal('v2.core.account'),
  applied_configurations: z.array(z.enum(['recipient'])),
  configuration: z.object({
    recipient: z
      .object({
        applied: z.literal(true),
        capabilities: z.object({
          stripe_balance: z.object({
            stripe_transfers: z
              .object({
                status: Status,
                status_details: z.array(z.object({ code: z.string(), resolution: z.string() })),
              })
              .optional(),
          }),
        }),
      })
      .optional(),
  }),
  contact_email: z.string().nullable(),
  /** ISO 8601. */
  created: z.string(),
  dashboard: z.enum(['express', 'full', 'none']).nullable(),
  defaults: z.record(z.string(), z.unknown()).nullable(),
  display_name: z.string().nullable(),
  identity: z.record(z.string(), z.unknown()).nullable(),
  livemode: z.literal(false),
  metadata: Metadata,
});
export type Account = z.output<typeof Account>;

/** Single use, expires. */
export const AccountLink = z.object({
  token: z.string(),
  account: z.string(),
  returnUrl: z.string().nullable(),
  refreshUrl: z.string(),
  expiresAtMs: z.number(),
  used: z.boolean(),
});
export type AccountLink = z.output<typeof AccountLink>;

export const PaidOut = z.object({ cents: z.int() });
export type PaidOut = z.output<typeof PaidOut>;

export const transfersStatus = ({ configuration }: Account): TransfersStatus | undefined =>
  configuration.recipient?.capabilities.stripe_balance.stripe_transfers?.status;
