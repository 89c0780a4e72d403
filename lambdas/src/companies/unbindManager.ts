import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/companies.ts';
import { canUnbindManager } from '@bloomkin/shared/rules/permissions.ts';
import type { Handler } from '../http/request.ts';
import { changeUser } from '../users/changeUser.ts';
import { findCompanyItem } from './companyTable.ts';
import { findManagerOf, isManagerOf } from './findManagerOf.ts';
import { noCompany } from './noCompany.ts';

/** Who is not bound here is fine: a lost reply may be asked for again. */
export const unbindManager: Handler<typeof routes.unbindManager> = async ({ caller, params, query, now }) => {
  const { manager_id: managerId } = query;
  if (!canUnbindManager(caller, params.id, managerId) || !(await findCompanyItem(params.id)))
    throw new AppError('NOT_FOUND');
  const manager = await findManagerOf(params.id, managerId);
  if (manager)
    await changeUser(
      managerId,
      (read) => (isManagerOf(read, params.id) ? { ...read, ...noCompany } : read),
      now,
    );
  return { message: 'The manager has left the company' };
};
