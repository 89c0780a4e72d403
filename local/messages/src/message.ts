import * as z from 'zod';

export const Message = z.object({
  id: z.string(),
  channel: z.enum(['sms', 'email', 'push']),
  to: z.string(),
  /** Empty for a text message. */
  subject: z.string(),
  text: z.string(),
  /** Empty for none. */
  html: z.string(),
  /** A mail's headers beyond the usual ones. */
  headers: z.record(z.string(), z.string()).optional(),
  /** ISO 8601. */
  at: z.string(),
});
export type Message = z.output<typeof Message>;
