import * as z from 'zod';

// Apart from the inputs, which the functions that read settings need not carry.

export const MoneyValues = z.object({ commissionPercent: z.number() });
export type MoneyValues = z.output<typeof MoneyValues>;

const NoticeText = z.object({
  subject: z.string(),
  heading: z.string(),
  text: z.string(),
  sms: z.string(),
});
/** By the names of `noticeKinds`; only what differs from the built-in texts. */
export const NotificationValues = z.object({ texts: z.record(z.string(), NoticeText) });
export type NotificationValues = z.output<typeof NotificationValues>;
