import * as z from 'zod';
import {
  findUnknownPlaceholders,
  type NoticeName,
  noticeNames,
  textFields,
} from '#rules/notices/noticeTexts.ts';
import { ChannelValues } from './channels.ts';
import { FeatureValues } from './features.ts';
import { finite, requiredText, text } from './fields.ts';
import { NotificationValues } from './settingsValues.ts';
import { Shipping } from './shippingInput.ts';
import { Proposal } from './user.ts';

const percent = finite
  .pipe(z.number().min(0, 'From 0 to 50').max(50, 'From 0 to 50'))
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'Two decimals at most');

export const MoneyInput = z.object({ commission_percent: percent });

/** Longer text messages would need three parts when names have their maximum length. */
export const maxSmsLength = 160;

const NoticeTextInput = z.object({
  subject: text(120)
    .min(1, 'Enter a subject')
    .refine((line) => !/[\r\n]/.test(line), 'One line'),
  heading: requiredText(120, 'Enter a heading'),
  text: text(1500).min(1, 'Enter a text'),
  sms: text(maxSmsLength),
});

const Name = z.enum(noticeNames);

export const NotificationInput = z.object({
  texts: z.partialRecord(Name, NoticeTextInput).superRefine((texts, context) => {
    for (const name of noticeNames) {
      const input = texts[name];
      if (input) checkPlaceholders(name, input, context);
    }
  }),
});

function checkPlaceholders(
  name: NoticeName,
  input: z.output<typeof NoticeTextInput>,
  context: z.RefinementCtx,
): void {
  for (const field of textFields) {
    const [unknown] = findUnknownPlaceholders(name, field, input[field]);
    if (!unknown) continue;
    const message = `This message has no ${unknown}`;
    context.addIssue({ code: 'custom', path: [name, field], message });
  }
}

const Money = z.object({ commission_percent: z.number() });

const withHistory = <S extends z.ZodType>(values: S) =>
  z.object({
    /** 0 before the first change. */
    version: z.int(),
    values,
    /** Newest first, including the current one; 20 at most, and the built-in values without a time as the last. */
    history: z.array(z.object({ version: z.int(), at: z.iso.datetime().nullable(), by: z.string(), values })),
  });

export const MoneySettings = withHistory(Money).extend({ proposal: Proposal.extend(Money.shape).optional() });
export type MoneySettings = z.output<typeof MoneySettings>;
export const ShippingSettings = withHistory(Shipping);
export type ShippingSettings = z.output<typeof ShippingSettings>;
export const NotificationSettings = withHistory(NotificationValues);
export type NotificationSettings = z.output<typeof NotificationSettings>;
export const ChannelSettings = withHistory(ChannelValues);
export type ChannelSettings = z.output<typeof ChannelSettings>;
export const FeatureSettings = withHistory(FeatureValues);
export type FeatureSettings = z.output<typeof FeatureSettings>;
