import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/stores.ts';
import { canSeeShop } from '#model/companies/companyEntity.ts';
import { findCompanyOfStore } from '#model/companies/companyWithStores.ts';
import { toStore } from '#model/stores/toStore.ts';
import type { Handler } from '#platform/http/request.ts';

export const getStore: Handler<typeof routes.getStore> = async ({ params, caller }) => {
  const loaded = await findCompanyOfStore(params.id);
  const store = loaded?.stores.find(({ id }) => id === params.id);
  if (!store || !loaded || !canSeeShop(caller, loaded.company)) throw new AppError('NOT_FOUND');
  return { data: toStore(store, undefined) };
};
