import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/companies.ts';
import { canEditCompany } from '@bloomkin/shared/rules/permissions.ts';
import type { Handler } from '../http/request.ts';
import { recordUserAct } from '../users/admin/userActs.ts';
import { leaveCompany, withStatus } from '../users/companyMembership.ts';
import { changeUser } from '../users/saveUser.ts';
import { findCompanyManager, isCompanyManager } from './findCompanyManager.ts';
import { toManager } from './toManager.ts';

export const setManagerStatus: Handler<typeof routes.setManagerStatus> = async (request) => {
  const { caller, params, query, body, now } = request;
  const mayEdit = canEditCompany(caller, params.id);
  if (!mayEdit || !(await findCompanyManager(params.id, query.manager_id))) throw new AppError('NOT_FOUND');
  const { manager_status: status, manager_rights: rights } = body;
  const changed = await changeUser(
    query.manager_id,
    (read) => {
      if (!isCompanyManager(read, params.id)) throw new AppError('NOT_FOUND');
      return status === null ? leaveCompany(read, 'canceled') : withStatus(read, status, rights);
    },
    now,
    { record: recordUserAct(status === 'hired' ? 'user.hired' : 'user.let_go') },
  );
  return { data: toManager(changed) };
};
