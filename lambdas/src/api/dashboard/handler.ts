import * as routes from '@bloomkin/shared/routes/dashboard.ts';
import { loadCaller } from '#model/users/loadCaller.ts';
import { groupHandler } from '#platform/http/groupHandler.ts';
import { startZones } from '#platform/http/startZones.ts';
import { exportDashboard } from './exportDashboard.ts';
import { getDashboard } from './getDashboard.ts';
import { getFlorist, listFlorists } from './listFlorists.ts';

export const handler = await groupHandler(
  routes,
  { getDashboard, exportDashboard, listFlorists, getFlorist },
  loadCaller,
  [startZones],
);
