import type { Product } from '@bloomkin/shared/schemas/product.ts';

const addedFields = [
  ...(['category', 'type', 'company_info', 'discount', 'other_discounts'] as const),
  ...(['distance', 'earliest_day'] as const),
];
const added: ReadonlySet<string> = new Set(addedFields);
export type CardFields = Omit<Product, (typeof addedFields)[number]>;

/** Omits category, type and florist, so that renaming a florist does not rewrite all its products. */
export function productCard(product: CardFields): string {
  return JSON.stringify(Object.fromEntries(Object.entries(product).filter(([name]) => !added.has(name))));
}
