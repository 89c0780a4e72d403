import type * as routes from '@bloomkin/shared/routes/stores.ts';
import { canSeeShop } from '../companies/companyEntity.ts';
import { findCompany } from '../companies/companyWithStores.ts';
import type { Handler } from '../http/request.ts';
import { paginate } from '../table/paginate.ts';
import { toPoint, toStores } from './toStore.ts';

export const listStores: Handler<typeof routes.listStores> = async ({ query, caller }) => {
  const loaded = await findCompany(query.company_id);
  const visible = loaded && canSeeShop(caller, loaded.company);
  const stores = (visible ? loaded.stores : []).filter((store) => store.pickupPoint || !query.pickup);
  return paginate(toStores(stores, toPoint(query)), query);
};
