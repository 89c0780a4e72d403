import type { Usage } from '@bloomkin/shared/rules/orderPromise.ts';
import type { CompanyId, StoreId } from '@bloomkin/shared/schemas/ids.ts';
import { logChanges } from '#model/catalogueLog/catalogueLogEntity.ts';
import { nextBookedDays } from '#model/companies/bookedOut.ts';
import { companyChange } from '#model/companies/companyChange.ts';
import { replaceBookedDays } from '#model/companies/companyEntity.ts';
import {
  type CompanyWithStores,
  findCompany,
  findCompanyOfStore,
} from '#model/companies/companyWithStores.ts';
import { type CapacityItem, findTaken, toUsage } from '#model/stores/capacityEntity.ts';
import { conflict, retryOnConflict } from '#platform/table/retry.ts';
import { transact } from '#platform/table/transact.ts';

/** A store stays with its company. */
const companyIds = new Map<StoreId, CompanyId>();

/** Reads the taken places again before a change, so late or repeated records are harmless. */
export const onCapacityChanged = (item: CapacityItem, now: Date): Promise<void> =>
  retryOnConflict(async () => {
    const { storeId, day } = item;
    const companyId = companyIds.get(storeId);
    const florist = await (companyId ? findCompany(companyId) : findCompanyOfStore(storeId));
    if (florist) companyIds.set(storeId, florist.company.id);
    if (!florist || !nextBookedDays(florist, toUsage(item), now)) return undefined;
    const [taken = { storeId, day, byPeriod: {} }] = await findTaken([storeId], day, day);
    const booked = nextBookedDays(florist, taken, now);
    if (!booked) return undefined;
    return (await replaceBooked(florist, booked, now)) ? undefined : conflict;
  });

/** False on a version conflict. */
async function replaceBooked(
  { company, stores }: CompanyWithStores,
  booked: Usage,
  now: Date,
): Promise<boolean> {
  const revision = company.revision + 1;
  const { writes } = logChanges([companyChange({ company: { ...company, booked, revision }, stores })], now);
  const failed = await transact({ company: replaceBookedDays(company, booked), catalogue: writes });
  return !failed;
}
