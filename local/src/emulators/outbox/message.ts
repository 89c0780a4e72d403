import * as z from 'zod';

export const Message = z.object({
  id: z.string(),
  channel: z.enum(['sms', 'email']),
  to: z.string(),
  /** Empty for a text message. */
  subject: z.string(),
  text: z.string(),
  /** Empty for none. */
  html: z.string(),
  /** ISO 8601. */
  at: z.string(),
});
export type Message = z.output<typeof Message>;
