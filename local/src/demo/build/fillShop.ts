import type { CategoryItem, CollectionItem } from '@bloomkin/lambdas/model/categories/categoryEntity.ts';
import type { ProductItem } from '@bloomkin/lambdas/model/products/productEntity.ts';
import { collectionProducts, pictures } from '#demo/content/shopContent.ts';
import { smallPath } from './mediaPaths.ts';

const toPhoto = (picture: string | undefined) => (picture ? smallPath(picture, 'whole') : null);

export const withPictures = (categories: readonly CategoryItem[]): CategoryItem[] =>
  categories.map((category) => ({ ...category, photo: toPhoto(pictures.categories[category.id]) }));

export const withProducts = (
  collections: readonly CollectionItem[],
  products: readonly ProductItem[],
): CollectionItem[] =>
  collections.map((collection) => ({
    ...collection,
    photo: toPhoto(pictures.collections[collection.id]),
    productIds: products.filter(isIn(collection.id)).map(({ id }) => id),
  }));

const isIn =
  (collectionId: string) =>
  (product: ProductItem): boolean => {
    const held = collectionProducts[collectionId];
    if (!held) return false;
    if ('category' in held) return held.category === product.categoryId;
    if ('upToCents' in held) return product.priceCents <= held.upToCents;
    return product.parameters.some(
      ({ parameterId, values }) => parameterId === 'occasion' && values.includes(held.occasion),
    );
  };
