import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/stores.ts';
import { isOpen } from '@bloomkin/shared/rules/orderStatus.ts';
import type { CompanyId, StoreId } from '@bloomkin/shared/schemas/ids.ts';
import { findOrders, listOpenOrdersOfCompany } from '#model/orders/orderEntity.ts';
import { removeStore } from '#model/stores/storeEntity.ts';
import type { Handler } from '#platform/http/request.ts';
import { HttpResponse } from '#platform/http/response.ts';
import { conflict, retryOnConflict } from '#platform/table/retry.ts';
import { getEditableStore } from './editableStore.ts';
import { saveStores } from './saveStores.ts';

export const deleteStore: Handler<typeof routes.deleteStore> = ({ caller, params, now }) =>
  retryOnConflict(async () => {
    const { loaded, store } = await getEditableStore(caller, params.id);
    if (await hasOpenPickup(store.companyId, store.id)) throw new AppError('STORE.PICKUP_ORDERS');
    const others = loaded.stores.filter(({ id }) => id !== store.id);
    const headers = await saveStores(loaded, others, { stores: removeStore(store) }, now);
    if (headers === conflict) return conflict;
    return new HttpResponse({ message: `${store.name} is closed` }, { headers });
  });

const perRead = 100;

async function hasOpenPickup(companyId: CompanyId, storeId: StoreId): Promise<boolean> {
  const listed = await listOpenOrdersOfCompany(companyId);
  const ids = listed.filter(({ isPickup, status }) => isPickup && isOpen(status)).map(({ id }) => id);
  for (let from = 0; from < ids.length; from += perRead) {
    const orders = await findOrders(ids.slice(from, from + perRead));
    if (orders.some((order) => order.storeId === storeId && isOpen(order.status))) return true;
  }
  return false;
}
