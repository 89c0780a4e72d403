import * as z from 'zod';
import { australianStates } from '#rules/publicHolidays.ts';
import { FeatureValues } from './features.ts';

/** As set by an admin; the API uses the stored names. */
export const ChannelValues = z.object({
  banner: z.object({
    on: z.boolean(),
    text: z.string(),
    /** A page of the shop or an https address; empty: none. */
    link: z.string(),
    link_text: z.string(),
    /** Days in Sydney, inclusive. */
    from: z.string().nullable(),
    to: z.string().nullable(),
  }),
  /** Stops checkouts while it is on. */
  maintenance: z.object({ on: z.boolean(), text: z.string() }),
  app: z.object({ offered: z.boolean(), description: z.string() }),
});
export type ChannelValues = z.output<typeof ChannelValues>;

/** The public part as of now. */
export const Channels = z.object({
  banner: z.object({ text: z.string(), link: z.string(), link_text: z.string() }).nullable(),
  /** Shown to buyers while checkouts are stopped. */
  maintenance: z.string().nullable(),
  /** The market's changes to the statutory holidays, by state and day; null removes one. */
  holidays: z.partialRecord(z.enum(australianStates), z.record(z.string(), z.string().nullable())),
  features: FeatureValues,
});
export type Channels = z.output<typeof Channels>;
