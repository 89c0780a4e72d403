import * as routes from '@bloomkin/shared/routes/campaigns.ts';
import { groupHandler } from '../http/groupHandler.ts';
import { loadCaller } from '../users/loadCaller.ts';
import { cancelCampaign, createCampaign, getPushAudience, listCampaigns } from './campaigns.ts';

export const handler = await groupHandler(
  routes,
  { getPushAudience, listCampaigns, createCampaign, cancelCampaign },
  loadCaller,
);
