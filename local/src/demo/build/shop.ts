import type { CompanyWithStores } from '@bloomkin/lambdas/model/companies/companyWithStores.ts';
import type { ProductItem } from '@bloomkin/lambdas/model/products/productEntity.ts';
import type { BuyerInRegion } from './buildPeople.ts';
import type { OrderUsage } from './orderUsage.ts';
import type { SeededRandom } from './seededRandom.ts';

export interface Shop {
  loaded: CompanyWithStores;
  products: readonly ProductItem[];
  buyers: readonly [BuyerInRegion, ...BuyerInRegion[]];
  demoBuyer: BuyerInRegion;
  usage: OrderUsage;
  now: Date;
  random: SeededRandom;
}
