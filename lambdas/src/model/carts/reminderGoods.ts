import { findCompanyItem } from '#model/companies/companyEntity.ts';
import { findProducts } from '#model/products/productEntity.ts';
import type { CartItem } from './cartEntity.ts';
import { isAvailable } from './lineAvailability.ts';

export interface ReminderGoods {
  brand: string;
  /** Names of what can be bought now. */
  names: readonly string[];
}

/** Undefined when nothing in the cart can be bought now, so that no reminder is sent. */
export async function findReminderGoods({ companyId, lines }: CartItem): Promise<ReminderGoods | undefined> {
  const [company, products] = await Promise.all([
    companyId ? findCompanyItem(companyId) : undefined,
    findProducts(lines.map(({ productId }) => productId)),
  ]);
  const names = lines.flatMap((line) => {
    const product = products.get(line.productId);
    return product && isAvailable(line, product, company) ? [product.name] : [];
  });
  return company && names.length > 0 ? { brand: company.brand, names } : undefined;
}
