import * as routes from '@bloomkin/shared/routes/marketing.ts';
import { groupHandler } from '../http/groupHandler.ts';
import { loadCaller } from '../users/loadCaller.ts';
import { loadNobody } from '../users/loadNobody.ts';
import { changeMarketingConsent, getMarketingConsent, unsubscribe } from './consent.ts';

export const handler = await groupHandler(
  routes,
  { getMarketingConsent, changeMarketingConsent, unsubscribe },
  loadCaller,
  { rehearsals: [{ route: routes.getMarketingConsent, loadCaller: loadNobody('ROLE_BUYER') }] },
);
