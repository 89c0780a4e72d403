import type { ProductItem, StoredSize } from '../products/productEntity.ts';
import { shownPhoto } from '../products/productSizes.ts';
import type { OrderLine } from './storedOrder.ts';

export interface Goods {
  product: ProductItem;
  /** Undefined without sizes. */
  size: StoredSize | undefined;
  count: number;
}

/** At the price of now. */
export const newLine = ({ product, size, count }: Goods): OrderLine => ({
  productId: product.id,
  name: product.name,
  ...(size && { sizeId: size.id, sizeName: size.name }),
  sku: size?.sku ?? product.sku,
  photo: shownPhoto(product, size),
  priceCents: (size ?? product).priceCents,
  count,
});
