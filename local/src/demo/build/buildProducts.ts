import type { CategoryItem } from '@bloomkin/lambdas/model/categories/categoryEntity.ts';
import type { CompanyItem } from '@bloomkin/lambdas/model/companies/companyEntity.ts';
import type {
  ProductItem,
  StoredParameter,
  StoredSize,
} from '@bloomkin/lambdas/model/products/productEntity.ts';
import { withSizes } from '@bloomkin/lambdas/model/products/productSizes.ts';
import type { ProductTypeItem } from '@bloomkin/lambdas/model/productTypes/productTypeEntity.ts';
import { PhotoId, ProductId, SizeId } from '@bloomkin/shared/schemas/ids.ts';
import type { Photo } from '@bloomkin/shared/schemas/product.ts';
import type { DemoDesign, DemoFlorist, DemoSize } from '#demo/content/florist.ts';
import { listViews } from '#demo/pictureViews.ts';
import { daysBefore, demoUlid } from './demoIds.ts';
import { largePath, mediumPath, smallPath } from './mediaPaths.ts';
import type { SeededRandom } from './seededRandom.ts';

interface Shelves {
  categories: readonly CategoryItem[];
  types: readonly ProductTypeItem[];
  now: Date;
  random: SeededRandom;
}

export interface FloristWithCompany {
  florist: DemoFlorist;
  company: CompanyItem;
}

/** Mixed by day of arrival; some within the last fortnight. */
export function buildProducts(florists: readonly FloristWithCompany[], shelves: Shelves): ProductItem[] {
  const sizes = florists.flatMap(({ florist, company }) =>
    florist.designs.flatMap((design, index) =>
      design.sizes.map((size) => ({ design, size, company, sku: makeSku(florist, index, size) })),
    ),
  );
  return shelves.random
    .shuffle(sizes)
    .map((size, place) => ({ size, product: buildProduct(size, arrival(place, shelves), shelves) }))
    .flatMap(({ size, product }) => joinSizes(size, product));
}

/** A design in three sizes is the product of its first one. */
function joinSizes({ design, size }: SizeForSale, product: ProductItem): ProductItem[] {
  if (!design.thirdSize) return [product];
  if (size !== design.sizes[0]) return [];
  return [withSizes(product, buildSizes({ ...design, thirdSize: design.thirdSize }, product))];
}

const freshProducts = 14;

function arrival(place: number, { now, random }: Shelves): Date {
  const days =
    place < freshProducts ? place + random.next() : 65 + 3 * (place - freshProducts) + random.next();
  return daysBefore(now, days);
}

const makeSku = ({ logo }: DemoFlorist, index: number, { size }: DemoSize) =>
  `${logo.letters}-${101 + index}${size.charAt(0)}`;

interface SizeForSale {
  design: DemoDesign;
  size: DemoSize;
  company: CompanyItem;
  sku: string;
}

function buildProduct({ design, size, company, sku }: SizeForSale, at: Date, shelves: Shelves): ProductItem {
  const category = shelves.categories.find(({ name }) => name === design.category);
  const type = shelves.types.find(({ name }) => name === design.type);
  if (!category || !type) throw new Error(`${design.name} has no shelf`);
  const pictured = size === design.sizes[0];
  return {
    id: ProductId.parse(demoUlid(at, shelves.random)),
    companyId: company.id,
    name: pictured ? design.name : `${design.name}, ${size.size.toLowerCase()}`,
    priceCents: size.priceCents,
    sku,
    description: pictured ? design.description : `${design.description}\n\n${otherSize(design, size)}`,
    categoryId: category.id,
    categoryName: category.name,
    typeId: type.id,
    typeName: type.name,
    site: '',
    active: true,
    deleted: false,
    photos: buildPhotos(design, at, shelves.random),
    parameters: buildParameters(type, design, size),
    sizes: [],
    addon: false,
    ratingSum: 0,
    reviewsCount: 0,
    soldCount: 0,
    revision: 1,
    createdAt: at.toISOString(),
    updatedAt: at.toISOString(),
  };
}

function otherSize({ sizes: [pictured] }: DemoDesign, { size, flowers }: DemoSize): string {
  const shown = `The pictures show the ${pictured.size.toLowerCase()} size`;
  if (!flowers || !pictured.flowers) return `${shown}; this is the same in ${size.toLowerCase()}.`;
  return `${shown} with ${pictured.flowers} flowers; the ${size.toLowerCase()} has ${flowers}.`;
}

/** The whole bouquet first: a closer view would make a small size look like a large one. */
const buildPhotos = (design: DemoDesign, at: Date, random: SeededRandom): Photo[] =>
  listViews(design).map((view) => ({
    id: PhotoId.parse(demoUlid(at, random)),
    main: view === 'whole',
    path: largePath(design.picture, view),
    medium: { path: mediumPath(design.picture, view) },
    small: { path: smallPath(design.picture, view) },
  }));

function buildParameters(type: ProductTypeItem, design: DemoDesign, size: DemoSize): StoredParameter[] {
  const values: Readonly<Record<string, readonly string[]>> = {
    'bouquet-color': design.colors,
    size: [size.size],
    occasion: design.occasions,
    width: [String(size.widthCm)],
    height: [String(size.heightCm)],
    'number-of-flowers': size.flowers ? [String(size.flowers)] : [],
    light: design.care ? [design.care.light] : [],
    pets: design.care ? [design.care.pets] : [],
  };
  return type.parameters
    .map(({ id, name, type: kind }) => ({ parameterId: id, name, type: kind, values: values[id] ?? [] }))
    .filter((parameter) => parameter.values.length > 0);
}

/** The cheapest first. The design's photos show its first size. */
function buildSizes(
  { sizes, thirdSize }: DemoDesign & { thirdSize: DemoSize },
  product: ProductItem,
): StoredSize[] {
  return [...sizes, thirdSize]
    .toSorted((a, b) => a.priceCents - b.priceCents)
    .map((demo) => ({
      id: SizeId.parse(`${product.id}-${demo.size}`),
      name: demo.size,
      sku: `${product.sku}-${demo.size.charAt(0)}`,
      priceCents: demo.priceCents,
      active: true,
      photoId: demo === sizes[0] ? (product.photos[0]?.id ?? null) : null,
      ...(demo.description && { description: demo.description }),
      parameters: product.parameters.flatMap((parameter) => measure(parameter, demo)),
    }));
}

function measure(parameter: StoredParameter, demo: DemoSize): StoredParameter[] {
  const values: Readonly<Record<string, string | number | undefined>> = {
    size: demo.size,
    width: demo.widthCm,
    height: demo.heightCm,
    'number-of-flowers': demo.flowers,
  };
  const value = values[parameter.parameterId];
  return value === undefined ? [] : [{ ...parameter, values: [String(value)] }];
}
