import * as routes from '@bloomkin/shared/routes/audit.ts';
import { groupHandler } from '../http/groupHandler.ts';
import { loadCaller } from '../users/loadCaller.ts';
import { loadNobody } from '../users/loadNobody.ts';
import { exportAudit } from './exportAudit.ts';
import { listAudit } from './listAudit.ts';

export const handler = await groupHandler(routes, { listAudit, exportAudit }, loadCaller, {
  rehearsals: [{ route: routes.listAudit, loadCaller: loadNobody('ROLE_ADMIN') }],
});
