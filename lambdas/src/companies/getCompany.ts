import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/companies.ts';
import { canEditCompany, canSeeCompany } from '@bloomkin/shared/rules/permissions.ts';
import type { Handler } from '../http/request.ts';
import { toPoint } from '../stores/toStore.ts';
import { findUsers } from '../users/userEntity.ts';
import { findCompany } from './companyEntity.ts';
import { listManagerIds } from './managerEntity.ts';
import { toCompany } from './toCompany.ts';
import { toManager } from './toManager.ts';

const shownManagers = 100;

export const getCompany: Handler<typeof routes.getCompany> = async ({ params, query, now, caller }) => {
  const mayManage = canEditCompany(caller, params.id);
  const [loaded, managers] = await Promise.all([
    findCompany(params.id),
    mayManage ? listManagerIds(params.id).then((ids) => findUsers(ids.slice(0, shownManagers))) : [],
  ]);
  if (!loaded || !canSeeCompany(caller, loaded.company)) throw new AppError('NOT_FOUND');
  const { paymentAccountId, chargesEnabled } = loaded.company;
  const stripe = { connected: paymentAccountId !== null, charges_enabled: chargesEnabled };
  const forItsOwn = { managers: managers.map(toManager), stripe };
  return { data: { ...toCompany(loaded, toPoint(query), now), ...(mayManage && forItsOwn) } };
};
