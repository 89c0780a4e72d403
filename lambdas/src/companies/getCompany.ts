import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/companies.ts';
import { canEditCompany, canSeeCompany } from '@bloomkin/shared/rules/permissions.ts';
import type { Handler } from '../http/request.ts';
import { pointOf } from '../stores/toStore.ts';
import { findCompany } from './companyTable.ts';
import { toCompany } from './toCompany.ts';

export const getCompany: Handler<typeof routes.getCompany> = async ({ params, query, now, caller }) => {
  const loaded = await findCompany(params.id);
  if (!loaded || !canSeeCompany(caller, loaded.company)) throw new AppError('NOT_FOUND');
  const mayManage = canEditCompany(caller, loaded.company.id);
  const { paymentAccountId, chargesEnabled } = loaded.company;
  const stripe = { connected: paymentAccountId !== null, charges_enabled: chargesEnabled };
  return { data: { ...toCompany(loaded, pointOf(query), now), ...(mayManage && { stripe }) } };
};
