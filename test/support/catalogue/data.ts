import type {
  CategoryChange,
  CollectionChange,
  CompanyChange,
  ProductChange,
  ProductTypeChange,
} from '@bloomkin/lambdas/model/catalogueLog/change.ts';
import { CategoryId, CollectionId } from '@bloomkin/shared/schemas/ids.ts';
import { makeCompany } from './companies.ts';
import { bouquetType, makeProduct } from './products.ts';
import type { Random } from './random.ts';
import { flowers, kinds } from './words.ts';

/** A made-up marketplace: 50 products a florist, 1.5 stores a florist, a tree of 100 categories. */
export interface CatalogueData {
  categories: CategoryChange[];
  companies: CompanyChange[];
  products: ProductChange[];
  collections: CollectionChange[];
  types: ProductTypeChange[];
}

export function makeCatalogue(productCount: number, random: Random): CatalogueData {
  const categories = makeCategories(random);
  const leaves = leavesOf(categories);
  const companyCount = Math.max(20, Math.round(productCount / 50));
  const companies = Array.from({ length: companyCount }, (_, number) => makeCompany(number, 1, random));
  const products = Array.from({ length: productCount }, (_, number) =>
    makeProduct({ number, revision: 1, companies: companyCount, categories: leaves }, random),
  );
  const collections = Array.from(
    { length: 6 },
    (_, number): CollectionChange => ({
      kind: 'collection',
      id: CollectionId.parse(`collection-${number}`),
      revision: 1,
      name: `Collection ${number}`,
      description: '',
      photo: null,
      popular: number < 3,
      active: true,
      flags: [],
      productIds: Array.from({ length: 40 }, () => random.pick(products).id),
    }),
  );
  return { categories, companies, products, collections, types: [bouquetType] };
}

export function leavesOf(categories: readonly CategoryChange[]): CategoryId[] {
  const parents = new Set(categories.map(({ parentId }) => parentId));
  return categories.map(({ id }) => id).filter((id) => !parents.has(id));
}

function makeCategories(random: Random): CategoryChange[] {
  const categories: CategoryChange[] = [];
  const add = (parentId: CategoryId | null, name: string) => {
    const number = categories.length + 1;
    const id = CategoryId.parse(`category-${number}`);
    categories.push({
      kind: 'category',
      id,
      revision: 1,
      name,
      active: true,
      parentId,
      position: number,
      photo: null,
    });
    return id;
  };
  for (let root = 0; root < 10; root++) {
    const rootId = add(null, `${random.pick(flowers)} ${root}`);
    for (let middle = 0; middle < 4; middle++) {
      const middleId = add(rootId, `${random.pick(kinds)} ${middle}`);
      if (middle < 2) for (let leaf = 0; leaf < 3; leaf++) add(middleId, `Leaf ${random.pick(flowers)}`);
    }
  }
  return categories;
}
