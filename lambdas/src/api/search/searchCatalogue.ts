import { paths } from '@bloomkin/shared/pages.ts';
import { formatAbn } from '@bloomkin/shared/rules/abn.ts';
import { singular, withSingulars } from '@bloomkin/shared/rules/plurals.ts';
import {
  createMatcher,
  dropSmallWords,
  listWords,
  matchesText,
  toSearchable,
} from '@bloomkin/shared/rules/search.ts';
import type { Category } from '@bloomkin/shared/schemas/category.ts';
import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import { Product } from '@bloomkin/shared/schemas/product.ts';
import { maxHits, type SearchHit } from '@bloomkin/shared/schemas/search.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { selectCompanies } from '#catalogue/model/selectCompanies.ts';

const cardsRead = 100;

/** By name and SKU; inactive ones too for those who may edit them. */
export function searchProducts(
  catalogue: Catalogue,
  q: string,
  companyId: CompanyId | undefined,
  now: Date,
): SearchHit[] {
  const filter = { activity: 'all', companyId, search: q, parameters: [], sort: 'new' } as const;
  const { cards } = catalogue.query({ ...filter, page: 1, perPage: cardsRead }, now);
  const isNamed = createMatcher(dropSmallWords(listWords(q)), (word) => [singular(word)]);
  return cards
    .map((card) => Product.parse(JSON.parse(card)))
    .filter((product) => isNamed(toSearchText(product)))
    .slice(0, maxHits)
    .map(toProductHit);
}

const toSearchText = ({ name, sku, sizes }: Product) =>
  withSingulars(toSearchable([name, sku, ...sizes.map((size) => size.sku)].join(' ')));

const toProductHit = (product: Product): SearchHit => ({
  id: product.id,
  title: product.name,
  detail: [product.sku, priceLabel(product), !product.active && 'Not active'].filter(Boolean).join(', '),
  photo: product.photos.find(({ main }) => main)?.small.path ?? null,
  link: paths.productEdit(product.id),
});

const priceLabel = ({ price, price_to }: Product) => (price_to > price ? `from $${price}` : `$${price}`);

/** By brand, legal name and ABN, including closed shops. */
export function searchCompanies(catalogue: Catalogue, q: string): SearchHit[] {
  return catalogue
    .ask(({ companies }) => selectCompanies(companies, { onlyActive: false, search: q }))
    .slice(0, maxHits)
    .map(({ id, brand, name, abn }) => ({
      id,
      title: brand,
      detail: `${name}, ABN ${formatAbn(abn)}`,
      photo: null,
      link: paths.companyEdit(id),
    }));
}

export const searchCategories = (catalogue: Catalogue, q: string): SearchHit[] =>
  flatten(catalogue.categories(null, false))
    .filter(({ name }) => matchesText(name, q))
    .slice(0, maxHits)
    .map(({ id, name, photo, products_num }) => ({
      id,
      title: name,
      detail: products_num === 1 ? '1 product' : `${products_num} products`,
      photo,
      link: paths.category(id),
    }));

const flatten = (categories: readonly Category[]): Category[] =>
  categories.flatMap((category) => [category, ...flatten(category.children)]);
