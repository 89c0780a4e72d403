import type { Product } from '@bloomkin/shared/schemas/product.ts';

interface Line {
  product: { id: string };
  count: number;
  fault?: string | undefined;
}

/** What days are asked for: limits and short menus close some of them. */
export const toGoodsQuery = (lines: readonly Line[]): string =>
  lines
    .filter(({ fault }) => fault === undefined)
    .map(({ product, count }) => `${product.id}:${count}`)
    .join();

/** One of a product, at a size's price if it has sizes. */
export const toDelivered = ({ id, company, price }: Product, sizePrice = price) => ({
  company,
  price: sizePrice,
  goods: toGoodsQuery([{ product: { id }, count: 1 }]),
});
