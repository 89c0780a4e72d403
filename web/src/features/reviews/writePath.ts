import { paths } from '@bloomkin/shared/pages.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';

export const writePath = ({ id }: Pick<Product, 'id'>): string => paths.writeReview({ product: id });
