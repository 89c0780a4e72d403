import * as routes from '@bloomkin/shared/routes/marketing.ts';
import { loadCaller } from '#model/users/loadCaller.ts';
import { groupHandler } from '#platform/http/groupHandler.ts';
import { listAreaAlerts, saveAreaAlert } from './areaAlerts.ts';
import { changeMarketingConsent, getMarketingConsent, unsubscribe } from './consent.ts';
import { answerReminder, getReminder } from './reminderLink.ts';

export const handler = await groupHandler(
  routes,
  {
    getMarketingConsent,
    changeMarketingConsent,
    unsubscribe,
    getReminder,
    answerReminder,
    listAreaAlerts,
    saveAreaAlert,
  },
  loadCaller,
);
