import * as routes from '@bloomkin/shared/routes/dashboard.ts';
import { groupHandler } from '../http/groupHandler.ts';
import { startZones } from '../stores/startZones.ts';
import { loadCaller } from '../users/loadCaller.ts';
import { exportDashboard } from './exportDashboard.ts';
import { getDashboard } from './getDashboard.ts';

export const handler = await groupHandler(routes, { getDashboard, exportDashboard }, loadCaller, [
  startZones,
]);
