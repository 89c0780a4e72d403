import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/companies.ts';
import { canEditCompany } from '@bloomkin/shared/rules/permissions.ts';
import { findCompanyItem } from '#model/companies/companyEntity.ts';
import { listManagerIds } from '#model/companies/managerEntity.ts';
import { toManager } from '#model/users/toManager.ts';
import { findUsers } from '#model/users/userEntity.ts';
import type { Handler } from '#platform/http/request.ts';
import { paginate } from '#platform/table/paginate.ts';

export const listManagers: Handler<typeof routes.listManagers> = async ({ caller, params, query }) => {
  if (!canEditCompany(caller, params.id)) throw new AppError('NOT_FOUND');
  const [company, ids] = await Promise.all([findCompanyItem(params.id), listManagerIds(params.id)]);
  if (!company) throw new AppError('NOT_FOUND');
  const page = paginate(ids, query);
  return { ...page, data: (await findUsers(page.data)).map(toManager) };
};
