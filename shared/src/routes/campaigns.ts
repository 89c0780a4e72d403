import { del, get, post } from '#route.ts';
import { one, pageWithTotalPages } from '#schemas/answers.ts';
import { Audience, Campaign, CampaignInput, CampaignQuery } from '#schemas/campaign.ts';
import { CampaignId } from '#schemas/ids.ts';

export const getPushAudience = get('/api/push/audience', {
  summary: 'How many people agreed to offers and have notifications on, by state',
  access: 'admin',
  response: one(Audience),
});

export const listCampaigns = get('/api/push/campaigns', {
  summary: 'The push campaigns, the newest first',
  access: 'admin',
  query: CampaignQuery,
  response: pageWithTotalPages(Campaign),
});

export const createCampaign = post('/api/push/campaign', {
  summary: 'Send a notification to who agreed to offers, now or at a time; nobody gets it twice',
  access: 'admin',
  adminRight: 'content',
  body: CampaignInput,
  response: one(Campaign),
  errors: ['FEATURE.OFF'],
  idempotent: true,
});

export const cancelCampaign = del('/api/push/campaign/{id}', {
  summary: 'Cancel a campaign that has not begun',
  access: 'admin',
  adminRight: 'content',
  owner: 'campaign',
  params: { id: CampaignId },
  response: one(Campaign),
  errors: ['CAMPAIGN.BEGUN'],
});
