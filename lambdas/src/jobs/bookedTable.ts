import type { Usage } from '@bloomkin/shared/rules/orderPromise.ts';
import { logChanges } from '../catalogue/log/catalogueLogEntity.ts';
import { companyChange } from '../catalogue/log/toChange.ts';
import { type CompanyWithStores, replaceBookedDays } from '../companies/companyEntity.ts';
import { transact } from '../table/write.ts';

/** Writes a florist's booked-out days and tells the catalogue; false when the florist changed since it was read. */
export async function replaceBooked(
  { company, stores }: CompanyWithStores,
  booked: Usage,
  now: Date,
): Promise<boolean> {
  const revision = company.revision + 1;
  const { writes } = logChanges([companyChange({ company: { ...company, booked, revision }, stores })], now);
  const failed = await transact({ company: replaceBookedDays(company, booked), catalogue: writes });
  return !failed;
}
