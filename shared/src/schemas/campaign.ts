import * as z from 'zod';
import { shopPath } from '#rules/links.ts';
import { paging, requiredText } from './fields.ts';
import { CampaignId } from './ids.ts';

/** The state of the profile's address; `other` for none or an unknown one. */
export const audienceStates = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA', 'other'] as const;
export const AudienceState = z.enum(audienceStates);
export type AudienceState = z.output<typeof AudienceState>;

/** People who agreed to offers and have notifications on. */
export const Audience = z.object({
  people: z.int(),
  states: z.array(z.object({ state: AudienceState, people: z.int() })),
});
export type Audience = z.output<typeof Audience>;

export const CampaignStatus = z.enum(['scheduled', 'sending', 'sent', 'canceled']);

export const Campaign = z.object({
  id: CampaignId,
  title: z.string(),
  text: z.string(),
  path: z.string(),
  /** Null: everyone who agreed. */
  state: AudienceState.nullable(),
  send_at: z.iso.datetime(),
  status: CampaignStatus,
  /** Recipients with at least one accepted push request. */
  people: z.int(),
  by: z.string(),
  created_at: z.iso.datetime(),
});
export type Campaign = z.output<typeof Campaign>;

export const CampaignInput = z.object({
  title: requiredText(60, 'Enter a title'),
  text: requiredText(150, 'Enter a text'),
  path: requiredText(200, 'Enter a page of the shop').regex(shopPath, 'Begin with / and a page of the shop'),
  state: AudienceState.nullable().default(null),
  send_at: z.iso.datetime('Choose a day and a time').nullable().default(null),
});

export const CampaignQuery = z.object(paging);
