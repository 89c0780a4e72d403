import * as routes from '@bloomkin/shared/routes/marketing.ts';
import { groupHandler } from '../http/groupHandler.ts';
import { loadCaller } from '../users/loadCaller.ts';
import { changeMarketingConsent, getMarketingConsent, unsubscribe } from './consent.ts';

export const handler = await groupHandler(
  routes,
  { getMarketingConsent, changeMarketingConsent, unsubscribe },
  loadCaller,
);
