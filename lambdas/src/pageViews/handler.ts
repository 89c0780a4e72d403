import * as routes from '@bloomkin/shared/routes/pageViews.ts';
import { groupHandler } from '../http/groupHandler.ts';
import { startZones } from '../stores/startZones.ts';
import { rehearseUpdate } from '../table/rehearse.ts';
import { loadCaller } from '../users/loadCaller.ts';
import { loadNobody } from '../users/loadNobody.ts';
import { recordPageViews, startPages } from './recordPageViews.ts';

export const handler = await groupHandler(routes, { recordPageViews }, loadCaller, {
  steps: [startZones, startPages, rehearseUpdate],
  rehearsals: [
    {
      route: routes.recordPageViews,
      loadCaller: loadNobody('ROLE_BUYER'),
      // Not counted.
      headers: { 'user-agent': 'bot' },
      body: { views: [{ path: '/' }] },
    },
  ],
});
