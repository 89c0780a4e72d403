import type { CompanyFacts } from '@bloomkin/shared/rules/promise.ts';
import type { CompanyId, StoreId } from '@bloomkin/shared/schemas/ids.ts';
import { followMarketHolidays } from '#model/marketSettings/shippingSettings.ts';
import { type StoreItem, storeEntity, storeLookupEntity } from '#model/stores/storeEntity.ts';
import { get, getItems, parseItems, queryItems } from '#platform/table/read.ts';
import { type CompanyItem, companyEntity, isSelling } from './companyEntity.ts';

export interface CompanyWithStores {
  company: CompanyItem;
  stores: readonly StoreItem[];
}

export async function findCompany(
  id: CompanyId,
  { consistent = false } = {},
): Promise<CompanyWithStores | undefined> {
  return toCompanyWithStores(await readCompanyRows(id, { consistent }));
}

/** Everything in the company's partition, for `toCompanyWithStores` and `parseItems`. */
export async function readCompanyRows(
  id: CompanyId,
  { consistent = false } = {},
): Promise<readonly Record<string, unknown>[]> {
  const [rows] = await Promise.all([
    queryItems(companyEntity.partition({ id }), { eventual: !consistent }),
    followMarketHolidays(new Date()),
  ]);
  return rows;
}

/** Undefined for a deleted company. */
export function toCompanyWithStores(rows: readonly Record<string, unknown>[]): CompanyWithStores | undefined {
  const [company] = parseItems(companyEntity, rows);
  return company && !company.deletedAt ? { company, stores: parseItems(storeEntity, rows) } : undefined;
}

/** A single call for up to 100 rows. Deleted companies are omitted. */
export async function findListedCompanies(
  listed: readonly { id: CompanyId; storeIds: readonly StoreId[] }[],
): Promise<CompanyWithStores[]> {
  const keys = listed.flatMap(({ id, storeIds }) => [
    companyEntity.key({ id }),
    ...storeIds.map((storeId) => storeEntity.key({ companyId: id, id: storeId })),
  ]);
  const items = await getItems(keys, { eventual: true });
  const stores = Map.groupBy(parseItems(storeEntity, items), ({ companyId }) => companyId);
  return parseItems(companyEntity, items)
    .filter(({ deletedAt }) => deletedAt === undefined)
    .map((company) => ({ company, stores: stores.get(company.id) ?? [] }));
}

export async function findCompanyOfStore(
  id: StoreId,
  { consistent = false } = {},
): Promise<CompanyWithStores | undefined> {
  const lookup = await get(storeLookupEntity, { id }, { eventual: !consistent });
  return lookup && findCompany(lookup.companyId, { consistent });
}

export function toCompanyFacts({ company, stores }: CompanyWithStores): CompanyFacts {
  return {
    id: company.id,
    active: isSelling(company),
    sameDayDelivery: company.sameDayDelivery,
    leadMinutes: company.leadMinutes,
    deliveryPeriods: company.deliveryPeriods,
    lastOrders: company.lastOrders,
    stops: company.stops,
    stores: stores.map((store) => ({
      ...store,
      dailyCapacity: store.dailyCapacity ?? company.capacityPerDay ?? null,
    })),
  };
}
