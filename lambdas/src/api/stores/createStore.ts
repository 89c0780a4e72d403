import { AppError, invalidField } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/stores.ts';
import { canEditCompany, isAdmin } from '@bloomkin/shared/rules/permissions.ts';
import { StoreId } from '@bloomkin/shared/schemas/ids.ts';
import { ulid } from 'ulid';
import { findCompany } from '#model/companies/companyWithStores.ts';
import { insertStore, type StoreItem } from '#model/stores/storeEntity.ts';
import { toStore } from '#model/stores/toStore.ts';
import type { Handler } from '#platform/http/request.ts';
import { HttpResponse } from '#platform/http/response.ts';
import { conflict, retryOnConflict } from '#platform/table/retry.ts';
import { completePhone, locateStore } from './locateStore.ts';
import { saveStores } from './saveStores.ts';

const maxStores = 50;

export const createStore: Handler<typeof routes.createStore> = async ({ body, caller, now, idempotency }) => {
  const companyId = body.company_id ?? caller.companyId;
  if (!companyId && isAdmin(caller)) throw invalidField('company_id', 'Select a company');
  if (!companyId || !canEditCompany(caller, companyId)) throw new AppError('ACCESS.FORBIDDEN');
  if (!(await findCompany(companyId))) throw new AppError('NOT_FOUND');
  const location = await locateStore(body.location);
  const store: StoreItem = {
    id: StoreId.parse(ulid(now.getTime())),
    companyId,
    name: body.name,
    ...location,
    phone: completePhone(body.phone, location),
    pickupPoint: body.pickup_point,
    warehouseForDelivery: body.warehouse_for_delivery,
    workingTimes: [],
    closedDays: [],
    openDays: [],
    dailyCapacity: body.daily_capacity,
    zones: [],
    version: 1,
  };
  const answer = { data: toStore(store, undefined) };
  return retryOnConflict(async () => {
    const loaded = await findCompany(companyId, { consistent: true });
    if (!loaded) throw new AppError('NOT_FOUND');
    if (loaded.stores.length >= maxStores) throw new AppError('STORE.TOO_MANY');
    const writes = { stores: insertStore(store), idempotency: idempotency.keep(answer) };
    const headers = await saveStores(loaded, [...loaded.stores, store], writes, now);
    return headers === conflict ? conflict : new HttpResponse(answer, { headers });
  });
};
