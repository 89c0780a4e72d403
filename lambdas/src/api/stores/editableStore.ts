import { AppError } from '@bloomkin/shared/errors.ts';
import { canEditCompany } from '@bloomkin/shared/rules/permissions.ts';
import type { StoreId } from '@bloomkin/shared/schemas/ids.ts';
import { type CompanyWithStores, findCompanyOfStore } from '#model/companies/companyWithStores.ts';
import type { StoreItem } from '#model/stores/storeEntity.ts';
import type { Caller } from '#platform/http/caller.ts';

export interface EditableStore {
  loaded: CompanyWithStores;
  store: StoreItem;
}

export async function getEditableStore(caller: Caller, id: StoreId): Promise<EditableStore> {
  const loaded = await findCompanyOfStore(id, { consistent: true });
  const store = loaded?.stores.find((one) => one.id === id);
  if (!loaded || !store || !canEditCompany(caller, loaded.company.id)) throw new AppError('NOT_FOUND');
  return { loaded, store };
}
