import type { Product, ProductSize } from '@bloomkin/shared/schemas/product.ts';
import { shownPhoto } from './mainPhoto.ts';

/** What a cart keeps of a product, at today's price. */
export const toBuyable = (product: Product, size: ProductSize | undefined) => ({
  id: product.id,
  name: product.name,
  price: size?.price ?? product.price,
  sku: size?.sku ?? product.sku,
  size: size && { id: size.id, name: size.name },
  company: product.company,
  offers: product.discount ? [product.discount, ...(product.other_discounts ?? [])] : [],
  companyName: product.company_info.brand,
  ...(product.day_limit && { day_limit: product.day_limit }),
  photo: shownPhoto(product, size)?.small.path ?? null,
});
