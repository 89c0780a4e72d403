import type { ProductItem, StoredSize } from '#model/products/productEntity.ts';
import { shownPhoto } from '#model/products/productSizes.ts';
import type { OrderLine } from './storedOrder.ts';

export interface Goods {
  product: ProductItem;
  size: StoredSize | undefined;
  count: number;
}

export const newLine = ({ product, size, count }: Goods): OrderLine => ({
  productId: product.id,
  name: product.name,
  ...(size && { sizeId: size.id, sizeName: size.name }),
  sku: size?.sku ?? product.sku,
  photo: shownPhoto(product, size),
  ...(product.addon && { addon: true }),
  priceCents: (size ?? product).priceCents,
  count,
});
