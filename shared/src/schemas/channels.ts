import * as z from 'zod';
import { australianStates } from '../rules/publicHolidays.ts';
import { FeatureValues } from './features.ts';

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
  /** Stops checkouts while it is on. */
  maintenance: z.object({ on: z.boolean(), text: z.string() }),
  /** The installable app. */
  app: z.object({ offered: z.boolean(), description: z.string() }),
});
export type ChannelValues = z.output<typeof ChannelValues>;

/** The public part, as of now. */
export const Channels = z.object({
  banner: z.object({ text: z.string(), link: z.string(), link_text: z.string() }).nullable(),
  /** Shown to buyers while checkouts are stopped. */
  maintenance: z.string().nullable(),
  /** Of this market beside the law's: by state and day, null for one that is none here. */
  holidays: z.partialRecord(z.enum(australianStates), z.record(z.string(), z.string().nullable())),
  features: FeatureValues,
});
export type Channels = z.output<typeof Channels>;
