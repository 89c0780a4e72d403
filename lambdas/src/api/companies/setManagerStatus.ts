import { AppError } from '@bloomkin/shared/errors.ts';
import type { BodyOf } from '@bloomkin/shared/route.ts';
import type * as routes from '@bloomkin/shared/routes/companies.ts';
import { canEditCompany } from '@bloomkin/shared/rules/permissions.ts';
import { ManagerRight } from '@bloomkin/shared/schemas/user.ts';
import { recordUserAct } from '#model/users/admin/userActs.ts';
import { leaveCompany, withStatus } from '#model/users/companyMembership.ts';
import { changeUser } from '#model/users/saveUser.ts';
import { toManager } from '#model/users/toManager.ts';
import type { UserItem } from '#model/users/userEntity.ts';
import type { Handler } from '#platform/http/request.ts';
import { findCompanyManager, isCompanyManager } from './findCompanyManager.ts';

export const setManagerStatus: Handler<typeof routes.setManagerStatus> = async (request) => {
  const { caller, params, query, body, now } = request;
  const mayEdit = canEditCompany(caller, params.id);
  if (!mayEdit || !(await findCompanyManager(params.id, query.manager_id))) throw new AppError('NOT_FOUND');
  const { manager_status: status } = body;
  const changed = await changeUser(
    query.manager_id,
    (read) => {
      if (!isCompanyManager(read, params.id)) throw new AppError('NOT_FOUND');
      if (status === null) return leaveCompany(read, 'canceled');
      return changeRights(withStatus(read, status, body.manager_rights), body);
    },
    now,
    { record: recordUserAct(status === 'hired' ? 'user.hired' : 'user.let_go') },
  );
  return { data: toManager(changed) };
};

/** Single rights, so that a page that is out of date does not write back the others. */
function changeRights(
  user: UserItem,
  { grant_rights = [], revoke_rights = [] }: BodyOf<typeof routes.setManagerStatus>,
): UserItem {
  const granted = [...user.managerRights, ...grant_rights].filter((right) => !revoke_rights.includes(right));
  return { ...user, managerRights: ManagerRight.options.filter((right) => granted.includes(right)) };
}
