import { markSold } from '#catalogue/log/soldSinceEntity.ts';
import { writeChanges } from '#model/catalogueLog/catalogueLogEntity.ts';
import { companyChange } from '#model/companies/companyChange.ts';
import type { CompanyItem } from '#model/companies/companyEntity.ts';
import { findCompany } from '#model/companies/companyWithStores.ts';
import { productChange } from '#model/products/productChange.ts';
import type { ProductItem } from '#model/products/productEntity.ts';

type Counts = Pick<ProductItem, 'ratingSum' | 'reviewsCount'>;

const isCountChanged = (before: Counts, after: Counts) =>
  before.ratingSum !== after.ratingSum || before.reviewsCount !== after.reviewsCount;

/** Blind additions; every other change writes to the log in its own transaction. */
export async function onProductRated(before: ProductItem | undefined, after: ProductItem, now: Date) {
  if (before && isCountChanged(before, after)) await writeChanges([productChange(after)], now);
}

export async function onCompanyRated(before: CompanyItem | undefined, after: CompanyItem, now: Date) {
  if (!before || !isCountChanged(before, after)) return;
  const loaded = await findCompany(after.id, { consistent: true });
  if (loaded) await writeChanges([companyChange(loaded)], now);
}

/** Deferred to the builder's next run: a sale would otherwise write to the log for each order line. */
export async function onProductSold(
  before: ProductItem | undefined,
  { id, revision, soldCount }: ProductItem,
) {
  if (before && before.soldCount !== soldCount) await markSold(id, revision);
}
