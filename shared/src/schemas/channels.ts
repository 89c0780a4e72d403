import * as z from 'zod';
import { australianStates } from '../rules/publicHolidays.ts';
import { FeatureValues } from './features.ts';
import { day, requiredText, text } from './fields.ts';

/** As an admin set them; the API's names are those that are stored. */
export const ChannelValues = z.object({
  /** Above every page of the storefront. */
  banner: z.object({
    on: z.boolean(),
    text: z.string(),
    /** A page of the shop or an https address; empty: none. */
    link: z.string(),
    link_text: z.string(),
    /** Days in Sydney, both count. */
    from: z.string().nullable(),
    to: z.string().nullable(),
  }),
  /** While it is on, nobody can check out. */
  maintenance: z.object({ on: z.boolean(), text: z.string() }),
  /** The installable app. */
  app: z.object({ offered: z.boolean(), description: z.string() }),
});
export type ChannelValues = z.output<typeof ChannelValues>;

/** `//` and `/\` would lead to another host. */
const link = /^(\/(?![/\\])[^\s\\]*|https:\/\/[^\s\\]+)?$/;
const oneLine = (line: string) => !/[\r\n]/.test(line);

const BannerInput = z
  .object({
    on: z.boolean(),
    text: text(140).refine(oneLine, 'One line'),
    link: text(200).regex(link, 'Begin with / and a page of the shop, or with https://'),
    link_text: text(30).refine(oneLine, 'One line'),
    from: day.nullable(),
    to: day.nullable(),
  })
  .refine((banner) => !banner.on || banner.text !== '', { path: ['text'], message: 'Enter a text' })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ['to'],
    message: 'Must be the first day or later',
  })
  .refine((banner) => banner.link === '' || banner.link_text !== '', {
    path: ['link_text'],
    message: 'Enter the words of the link',
  });

export const ChannelInput = z.object({
  banner: BannerInput,
  maintenance: z.object({ on: z.boolean(), text: requiredText(300, 'Enter what buyers read') }),
  app: z.object({ offered: z.boolean(), description: requiredText(120, 'Enter a description') }),
});

/** What everybody may know of them, as of now. */
export const Channels = z.object({
  banner: z.object({ text: z.string(), link: z.string(), link_text: z.string() }).nullable(),
  /** What buyers read while nobody can check out. */
  maintenance: z.string().nullable(),
  /** Of this market beside the law's: by state and day, null for one that is none here. */
  holidays: z.partialRecord(z.enum(australianStates), z.record(z.string(), z.string().nullable())),
  features: FeatureValues,
});
export type Channels = z.output<typeof Channels>;
