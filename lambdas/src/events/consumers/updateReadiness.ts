import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import { logChanges } from '#model/catalogueLog/catalogueLogEntity.ts';
import { companyChange } from '#model/companies/companyChange.ts';
import type { CompanyItem } from '#model/companies/companyEntity.ts';
import { findCompany } from '#model/companies/companyWithStores.ts';
import { replaceCompany } from '#model/companies/saveCompany.ts';
import type { ProductItem } from '#model/products/productEntity.ts';
import { canBeSold, loadMissingSteps } from '#model/readiness/shopFacts.ts';
import type { StoreItem } from '#model/stores/storeEntity.ts';
import { conflict, retryOnConflict } from '#platform/table/retry.ts';
import { transact } from '#platform/table/transact.ts';

/** Reads the facts again, so late or repeated records are harmless. */
export const updateReadiness = (id: CompanyId, now: Date): Promise<void> =>
  retryOnConflict(async () => {
    const loaded = await findCompany(id, { consistent: true });
    if (!loaded) return undefined;
    const { company: current } = loaded;
    const complete = (await loadMissingSteps(loaded)).length === 0;
    const ready = complete && current.approved !== null;
    if (ready === current.ready && complete === current.complete) return undefined;
    const company = { ...current, ready, complete, revision: current.revision + 1 };
    const { writes: catalogue } = logChanges([companyChange({ ...loaded, company })], now);
    const failed = await transact({ ...replaceCompany(company, current), catalogue });
    return failed ? conflict : undefined;
  });

const readSetup = ({ ownerId, name, abn, points, paymentAccountId, chargesEnabled, approved }: CompanyItem) =>
  JSON.stringify([ownerId, name, abn, points, paymentAccountId, chargesEnabled, approved === null]);

export const isSetupChanged = (before: CompanyItem, after: CompanyItem): boolean =>
  readSetup(before) !== readSetup(after);

/** A new store never closes a shop. */
export async function onStoreChanged(before: StoreItem | undefined, { companyId }: StoreItem, now: Date) {
  if (before || !(await isComplete(companyId))) await updateReadiness(companyId, now);
}

/** A new product never closes a shop, a removed one never opens it. */
export async function onProductOffered(before: ProductItem | undefined, after: ProductItem, now: Date) {
  const isSold = canBeSold(after);
  if ((before !== undefined && canBeSold(before)) === isSold) return;
  if ((await isComplete(after.companyId)) !== isSold) await updateReadiness(after.companyId, now);
}

const isComplete = async (id: CompanyId) => (await findCompany(id, { consistent: true }))?.company.complete;
