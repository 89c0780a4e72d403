import { findMissingSteps, type ShopFacts, type ShopStep } from '@bloomkin/shared/rules/shopReadiness.ts';
import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import type { CompanyItem } from '#model/companies/companyEntity.ts';
import type { CompanyWithStores } from '#model/companies/companyWithStores.ts';
import { findProducts, listProductIds, type ProductItem } from '#model/products/productEntity.ts';
import { findUser, type UserItem } from '#model/users/userEntity.ts';

const productsAtOnce = 100;

export const canBeSold = ({ active, deleted, photos }: ProductItem): boolean =>
  active && !deleted && photos.length > 0;

/** Stops at the first match: most florists have one among their oldest. */
async function hasProductToSell(id: CompanyId): Promise<boolean> {
  const ids = await listProductIds(id);
  for (let from = 0; from < ids.length; from += productsAtOnce) {
    const products = await findProducts(ids.slice(from, from + productsAtOnce));
    if ([...products.values()].some(canBeSold)) return true;
  }
  return false;
}

export async function loadMissingSteps(loaded: CompanyWithStores): Promise<ShopStep[]> {
  const { id, ownerId } = loaded.company;
  const [owner, hasProduct] = await Promise.all([
    ownerId ? findUser(ownerId) : undefined,
    hasProductToSell(id),
  ]);
  return findMissingSteps(toShopFacts(loaded, owner, hasProduct));
}

export function toShopFacts(
  { company, stores }: CompanyWithStores,
  owner: UserItem | undefined,
  hasProduct: boolean,
): ShopFacts {
  return {
    owner: owner ?? null,
    company,
    stores: stores.map((store) => ({
      address: store.address,
      hasHours: store.workingTimes.length > 0,
      pickupPoint: store.pickupPoint,
      delivers: store.warehouseForDelivery && store.zones.length > 0,
    })),
    hasProduct,
    payouts: readPayouts(company),
  };
}

export const readPayouts = ({ paymentAccountId, chargesEnabled }: CompanyItem) => ({
  connected: paymentAccountId !== null,
  chargesEnabled,
});
