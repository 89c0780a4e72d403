import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import {
  type CompanyWithStores,
  readCompanyRows,
  toCompanyWithStores,
} from '#model/companies/companyWithStores.ts';
import { parseItems } from '#platform/table/read.ts';
import { type DiscountItem, discountListEntity } from './discountEntity.ts';

export interface Florist extends CompanyWithStores {
  /** Its own discounts that need no code. */
  automatic: readonly DiscountItem[];
}

/** As `findCompany` reads it, with its automatic discounts, in one call. */
export async function findFlorist(id: CompanyId): Promise<Florist | undefined> {
  const rows = await readCompanyRows(id);
  const found = toCompanyWithStores(rows);
  const lists = parseItems(discountListEntity, rows);
  return found && { ...found, automatic: lists.flatMap(({ automatic }) => automatic) };
}
