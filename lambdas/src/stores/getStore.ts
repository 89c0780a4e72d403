import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/stores.ts';
import { canSeeShop } from '../companies/companyEntity.ts';
import { findCompanyOfStore } from '../companies/companyWithStores.ts';
import type { Handler } from '../http/request.ts';
import { toStore } from './toStore.ts';

export const getStore: Handler<typeof routes.getStore> = async ({ params, caller }) => {
  const loaded = await findCompanyOfStore(params.id);
  const store = loaded?.stores.find(({ id }) => id === params.id);
  if (!store || !loaded || !canSeeShop(caller, loaded.company)) throw new AppError('NOT_FOUND');
  return { data: toStore(store, undefined) };
};
