import { logChanges } from '#model/catalogueLog/catalogueLogEntity.ts';
import { versionHeaders } from '#model/catalogueLog/catalogueVersion.ts';
import { listBookedDays } from '#model/companies/bookedOut.ts';
import { companyChange } from '#model/companies/companyChange.ts';
import { replaceStoreFacts } from '#model/companies/companyEntity.ts';
import type { CompanyWithStores } from '#model/companies/companyWithStores.ts';
import { findComingTaken } from '#model/stores/capacityEntity.ts';
import type { StoreItem } from '#model/stores/storeEntity.ts';
import { conflict } from '#platform/table/retry.ts';
import { transact, type Write } from '#platform/table/transact.ts';
import { recordStoreActs } from './storeActs.ts';

/** Also updates their copies in the company's row and the catalogue. `conflict` when either changed since the read. */
export async function saveStores(
  { company, stores: current }: CompanyWithStores,
  stores: readonly StoreItem[],
  writes: { stores: readonly Write[]; idempotency?: readonly Write[] },
  now: Date,
): Promise<Record<string, string> | typeof conflict> {
  const storeIds = stores.map(({ id }) => id);
  const isChanged = (store: StoreItem) => current.some((old) => old.id === store.id && old !== store);
  const changedIds = stores.filter(isChanged).map(({ id }) => id);
  const keptIds = new Set<string>(storeIds.filter((id) => !changedIds.includes(id)));
  const taken = await findComingTaken(changedIds, now);
  const facts = {
    points: stores.map(({ lat, lng }) => ({ lat, lng })),
    storeIds,
    // Hours and limits of a store decide which of its windows are full.
    booked: [
      ...(company.booked ?? []).filter(({ storeId }) => keptIds.has(storeId)),
      ...listBookedDays({ company, stores }, taken, now),
    ],
  };
  const next = { company: { ...company, ...facts, revision: company.revision + 1 }, stores };
  const { version, writes: catalogue } = logChanges([companyChange(next)], now);
  const failed = await transact({
    company: replaceStoreFacts(company, facts),
    ...writes,
    catalogue,
    acts: recordStoreActs(current, stores),
  });
  return failed ? conflict : versionHeaders(version);
}
