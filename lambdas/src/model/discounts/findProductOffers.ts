import { getPhase, offersFor } from '@bloomkin/shared/rules/discount.ts';
import { floristTimeZone, localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import { findCompany } from '#model/companies/companyWithStores.ts';
import type { ProductItem } from '#model/products/productEntity.ts';
import type { DiscountItem } from './discountEntity.ts';
import { isCovered, loadScopes } from './eligibility.ts';
import { toProductOffers } from './toProductOffers.ts';

/** Returns the discount shown on the product's card. `automatic` lists the discounts of its florist and of the market. */
export async function findProductOffers(
  product: ProductItem,
  automatic: readonly DiscountItem[],
  now: Date,
): Promise<ReturnType<typeof toProductOffers>> {
  const offered = automatic.filter(({ usedUp }) => !usedUp);
  if (offered.length === 0) return toProductOffers([]);
  const [florist, scopes] = await Promise.all([findCompany(product.companyId), loadScopes(offered)]);
  const { day } = localTime(now, floristTimeZone(florist));
  const fitting = offered.filter(
    (terms) => getPhase(terms, day) === 'live' && isCovered(terms, product, scopes),
  );
  return toProductOffers(offersFor(fitting, product.priceCents));
}
