import * as routes from '@bloomkin/shared/routes/marketing.ts';
import { loadCaller } from '#model/users/loadCaller.ts';
import { groupHandler } from '#platform/http/groupHandler.ts';
import { changeMarketingConsent, getMarketingConsent, unsubscribe } from './consent.ts';

export const handler = await groupHandler(
  routes,
  { getMarketingConsent, changeMarketingConsent, unsubscribe },
  loadCaller,
);
