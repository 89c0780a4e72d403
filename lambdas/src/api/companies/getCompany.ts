import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/companies.ts';
import { canEditCompany } from '@bloomkin/shared/rules/permissions.ts';
import { canSeeShop } from '#model/companies/companyEntity.ts';
import { findCompany } from '#model/companies/companyWithStores.ts';
import { toCompany } from '#model/companies/toCompany.ts';
import { toPoint } from '#model/stores/toStore.ts';
import type { Handler } from '#platform/http/request.ts';
import { loadOwnCompany } from './ownCompany.ts';

export const getCompany: Handler<typeof routes.getCompany> = async ({ params, query, now, caller }) => {
  const loaded = await findCompany(params.id);
  if (!loaded || !canSeeShop(caller, loaded.company)) throw new AppError('NOT_FOUND');
  const from = toPoint(query);
  return {
    data: canEditCompany(caller, params.id)
      ? await loadOwnCompany(loaded, caller, now, from)
      : toCompany(loaded, from, now),
  };
};
