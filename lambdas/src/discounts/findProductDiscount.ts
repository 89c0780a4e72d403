import { bestForProduct, phaseOf } from '@bloomkin/shared/rules/discount.ts';
import { localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { ProductDiscount } from '@bloomkin/shared/schemas/product.ts';
import { findCompany } from '../companies/companyEntity.ts';
import type { ProductItem } from '../products/productEntity.ts';
import { listAutomatic } from './discountEntity.ts';
import { isCovered, loadScopes } from './eligibility.ts';
import { toProductDiscount } from './toProductDiscount.ts';

/** As the catalogue shows it on the product's card. */
export async function findProductDiscount(product: ProductItem, now: Date): Promise<ProductDiscount | null> {
  const automatic = await listAutomatic(product.companyId);
  const offered = automatic.filter(({ usedUp }) => !usedUp);
  if (offered.length === 0) return null;
  const [florist, scopes] = await Promise.all([findCompany(product.companyId), loadScopes(offered)]);
  const { day } = localTime(now, florist?.stores[0]?.timeZone ?? 'Australia/Sydney');
  const fitting = offered.filter(
    (terms) => phaseOf(terms, day) === 'live' && isCovered(terms, product, scopes),
  );
  const best = bestForProduct(fitting, product.priceCents);
  return best ? toProductDiscount(best) : null;
}
