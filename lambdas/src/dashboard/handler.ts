import * as routes from '@bloomkin/shared/routes/dashboard.ts';
import { groupHandler } from '../http/groupHandler.ts';
import { startZones } from '../stores/startZones.ts';
import { loadCaller } from '../users/loadCaller.ts';
import { loadNobody } from '../users/loadNobody.ts';
import { exportDashboard } from './exportDashboard.ts';
import { getDashboard } from './getDashboard.ts';

export const handler = await groupHandler(routes, { getDashboard, exportDashboard }, loadCaller, {
  steps: [startZones],
  rehearsals: [{ route: routes.getDashboard, loadCaller: loadNobody('ROLE_VENDOR') }],
});
