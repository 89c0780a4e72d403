import * as routes from '@bloomkin/shared/routes/audit.ts';
import { loadCaller } from '#model/users/loadCaller.ts';
import { groupHandler } from '#platform/http/groupHandler.ts';
import { exportAudit } from './exportAudit.ts';
import { listAgentSessions } from './listAgentSessions.ts';
import { listAudit } from './listAudit.ts';

export const handler = await groupHandler(routes, { listAudit, exportAudit, listAgentSessions }, loadCaller);
