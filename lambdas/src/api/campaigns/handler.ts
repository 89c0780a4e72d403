import * as routes from '@bloomkin/shared/routes/campaigns.ts';
import { loadCaller } from '#model/users/loadCaller.ts';
import { groupHandler } from '#platform/http/groupHandler.ts';
import { cancelCampaign, createCampaign, getPushAudience, listCampaigns } from './campaigns.ts';

export const handler = await groupHandler(
  routes,
  { getPushAudience, listCampaigns, createCampaign, cancelCampaign },
  loadCaller,
);
