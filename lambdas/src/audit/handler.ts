import * as routes from '@bloomkin/shared/routes/audit.ts';
import { groupHandler } from '../http/groupHandler.ts';
import { loadCaller } from '../users/loadCaller.ts';
import { exportAudit } from './exportAudit.ts';
import { listAudit } from './listAudit.ts';

export const handler = await groupHandler(routes, { listAudit, exportAudit }, loadCaller);
