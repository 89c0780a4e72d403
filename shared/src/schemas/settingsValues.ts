import * as z from 'zod';

// Split from the inputs, which functions that read settings do not need.

export const MoneyValues = z.object({ commissionPercent: z.number() });
export type MoneyValues = z.output<typeof MoneyValues>;

const NoticeText = z.object({
  subject: z.string(),
  heading: z.string(),
  text: z.string(),
  sms: z.string(),
});
/** By name of `noticeKinds`; only texts that differ from the defaults. */
export const NotificationValues = z.object({ texts: z.record(z.string(), NoticeText) });
export type NotificationValues = z.output<typeof NotificationValues>;
