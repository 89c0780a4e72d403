import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/stores.ts';
import { canSeeShop } from '#model/companies/companyEntity.ts';
import { findCompany, findCompanyOfStore } from '#model/companies/companyWithStores.ts';
import { toPoint, toStore, toStores } from '#model/stores/toStore.ts';
import type { Handler } from '#platform/http/request.ts';
import { paginate } from '#platform/table/paginate.ts';

export const listStores: Handler<typeof routes.listStores> = async ({ query, caller }) => {
  const loaded = await findCompany(query.company_id);
  const visible = loaded && canSeeShop(caller, loaded.company);
  const stores = (visible ? loaded.stores : []).filter((store) => store.pickupPoint || !query.pickup);
  return paginate(toStores(stores, toPoint(query)), query);
};

export const getStore: Handler<typeof routes.getStore> = async ({ params, caller }) => {
  const loaded = await findCompanyOfStore(params.id);
  const store = loaded?.stores.find(({ id }) => id === params.id);
  if (!store || !loaded || !canSeeShop(caller, loaded.company)) throw new AppError('NOT_FOUND');
  return { data: toStore(store, undefined) };
};
