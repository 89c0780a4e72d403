import { invalidField } from '@bloomkin/shared/errors.ts';
import { isSameLine } from '@bloomkin/shared/rules/orderLine.ts';
import { chooseSize } from '@bloomkin/shared/rules/productSizes.ts';
import { newLine } from '#model/orders/newLine.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import type { OrderLine } from '#model/orders/storedOrder.ts';
import { findProducts } from '#model/products/productEntity.ts';
import type { ItemsChange } from './changeItems.ts';

/** New lines: products of the same florist, at the current price. */
export async function findAddedLines(order: OrderItem, items: ItemsChange = []): Promise<OrderLine[]> {
  const wanted = items
    .map((item, index) => ({ ...item, index }))
    .filter(({ product_id, size_id }) => {
      const ref = { productId: product_id, sizeId: size_id };
      return !order.lines.some((line) => isSameLine(line, ref));
    });
  if (wanted.length === 0) return [];
  const products = await findProducts(wanted.map(({ product_id }) => product_id));
  return wanted.map(({ product_id, size_id, count, index }) => {
    const product = products.get(product_id);
    if (!product?.active || product.deleted || product.companyId !== order.companyId)
      throw invalidField(`items.${index}.product_id`, 'Choose a product that this florist sells');
    const choice = chooseSize(product.sizes, size_id);
    if ('fault' in choice) throw invalidField(`items.${index}.size_id`, sizeFaults[choice.fault]);
    return newLine({ product, size: choice.size, count });
  });
}

const sizeFaults = { missing: 'Choose a size', unavailable: 'This size is not sold any more' } as const;
