import { writeChanges } from '../catalogue/catalogueLogTable.ts';
import { companyChange, productChange } from '../catalogue/changeOf.ts';
import { type CompanyItem, findCompany } from '../companies/companyTable.ts';
import type { ProductItem } from '../products/productTable.ts';

type Tallied = Pick<ProductItem, 'ratingSum' | 'reviewsCount'> & { soldCount?: number };

const isCountedAnew = (before: Tallied, after: Tallied) =>
  before.ratingSum !== after.ratingSum ||
  before.reviewsCount !== after.reviewsCount ||
  before.soldCount !== after.soldCount;

/**
 * Tells the catalogue of a product's new rating or sales. They are counted by additions that know nothing of the rest of
 * the row; every other change tells the catalogue in its own transaction.
 */
export async function followProduct(before: ProductItem | undefined, after: ProductItem, now: Date) {
  if (before && isCountedAnew(before, after)) await writeChanges([productChange(after)], now);
}

/** The same of a company's rating; its stores are read with it, as of this revision or later. */
export async function followCompany(before: CompanyItem | undefined, after: CompanyItem, now: Date) {
  if (!before || !isCountedAnew(before, after)) return;
  const loaded = await findCompany(after.id, { consistent: true });
  if (loaded) await writeChanges([companyChange(loaded)], now);
}
