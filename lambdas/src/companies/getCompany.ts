import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/companies.ts';
import { canEditCompany } from '@bloomkin/shared/rules/permissions.ts';
import type { Handler } from '../http/request.ts';
import { toPoint } from '../stores/toStore.ts';
import { canSeeShop } from './companyEntity.ts';
import { findCompany } from './companyWithStores.ts';
import { loadOwnCompany } from './ownCompany.ts';
import { toCompany } from './toCompany.ts';

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
