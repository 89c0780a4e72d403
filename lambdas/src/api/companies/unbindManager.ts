import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/companies.ts';
import { canUnbindManager, canUnbindOwner, findOwnedCompanyId } from '@bloomkin/shared/rules/permissions.ts';
import { findCompanyItem } from '#model/companies/companyEntity.ts';
import { recordUserAct } from '#model/users/admin/userActs.ts';
import { leaveCompany } from '#model/users/companyMembership.ts';
import { changeUser } from '#model/users/saveUser.ts';
import { findUser } from '#model/users/userEntity.ts';
import type { Handler } from '#platform/http/request.ts';
import { isCompanyManager } from './findCompanyManager.ts';

/** Idempotent: a lost response may be retried. */
export const unbindManager: Handler<typeof routes.unbindManager> = async ({ caller, params, query, now }) => {
  const { manager_id: managerId } = query;
  if (!canUnbindManager(caller, params.id, managerId) || !(await findCompanyItem(params.id)))
    throw new AppError('NOT_FOUND');
  const person = await findUser(managerId);
  if (person?.companyId === params.id)
    await changeUser(
      managerId,
      (read) => {
        const isOwner = findOwnedCompanyId(read) === params.id;
        if (isOwner && !canUnbindOwner(caller, managerId)) throw new AppError('ACCESS.FORBIDDEN');
        return isOwner || isCompanyManager(read, params.id) ? leaveCompany(read) : read;
      },
      now,
      caller.id === managerId ? {} : { record: recordUserAct('user.let_go') },
    );
  return { message: 'The manager has left the company' };
};
