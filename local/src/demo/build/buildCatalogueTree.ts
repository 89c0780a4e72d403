import type { CategoryItem, CollectionItem } from '@bloomkin/lambdas/categories/categoryEntity.ts';
import type { ProductItem } from '@bloomkin/lambdas/products/productEntity.ts';
import type { ProductTypeItem } from '@bloomkin/lambdas/productTypes/productTypeEntity.ts';
import { CategoryId, CollectionId, ProductTypeId } from '@bloomkin/shared/schemas/ids.ts';
import {
  categoryTree,
  collections,
  type DemoCategory,
  type DemoCollection,
} from '../content/catalogueTree.ts';
import { productTypes } from '../content/productTypes.ts';
import { demoUlid } from './demoIds.ts';
import { smallPath } from './mediaPaths.ts';
import type { SeededRandom } from './seededRandom.ts';

export function buildCategories(createdAt: Date, random: SeededRandom): CategoryItem[] {
  const below = (categories: readonly DemoCategory[], parentId: CategoryId | null): CategoryItem[] =>
    categories.flatMap(({ name, active, picture, children }, index) => {
      const id = CategoryId.parse(demoUlid(createdAt, random));
      const photo = picture && smallPath(picture, 'whole');
      const own = { id, name, active, parentId, position: index + 1, photo, revision: 1 };
      return [own, ...below(children, id)];
    });
  return below(categoryTree, null);
}

export const buildProductTypes = (createdAt: Date, random: SeededRandom): ProductTypeItem[] =>
  productTypes.map(({ name, parameters }) => ({
    id: ProductTypeId.parse(demoUlid(createdAt, random)),
    companyId: null,
    name,
    parameters: parameters.map((parameter) => ({ unit: '', ...parameter })),
    revision: 1,
  }));

export const buildCollections = (
  products: readonly ProductItem[],
  createdAt: Date,
  random: SeededRandom,
): CollectionItem[] =>
  collections.map((collection) => ({
    id: CollectionId.parse(demoUlid(createdAt, random)),
    name: collection.name,
    description: collection.description,
    photo: smallPath(collection.picture, 'whole'),
    popular: collection.popular,
    active: collection.active,
    flags: [],
    productIds: products.filter(isIn(collection)).map(({ id }) => id),
    revision: 1,
  }));

const isIn =
  ({ holds }: DemoCollection) =>
  (product: ProductItem): boolean => {
    if ('categories' in holds) return holds.categories.includes(product.categoryName);
    if ('upToCents' in holds) return product.priceCents <= holds.upToCents;
    return product.parameters.some(
      ({ parameterId, values }) => parameterId === 'occasion' && values.includes(holds.occasion),
    );
  };
