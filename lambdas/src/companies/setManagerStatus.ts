import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/companies.ts';
import { canEditCompany } from '@bloomkin/shared/rules/permissions.ts';
import type { Handler } from '../http/request.ts';
import { changeUser } from '../users/changeUser.ts';
import { toUser } from '../users/toUser.ts';
import { findManagerOf, isManagerOf } from './findManagerOf.ts';
import { noCompany } from './noCompany.ts';

export const setManagerStatus: Handler<typeof routes.setManagerStatus> = async (request) => {
  const { caller, params, query, body, now } = request;
  const mayEdit = canEditCompany(caller, params.id);
  if (!mayEdit || !(await findManagerOf(params.id, query.manager_id))) throw new AppError('NOT_FOUND');
  const { manager_status: status } = body;
  const changed = await changeUser(
    query.manager_id,
    (read) => {
      if (!isManagerOf(read, params.id)) throw new AppError('NOT_FOUND');
      return status === null
        ? { ...read, ...noCompany, managerStatus: 'canceled' }
        : { ...read, managerStatus: status };
    },
    now,
  );
  return { data: toUser(changed) };
};
