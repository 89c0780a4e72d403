import { centsToDollars } from '@bloomkin/shared/rules/money.ts';
import { priceRange } from '@bloomkin/shared/rules/productSizes.ts';
import type { StoreFacts } from '@bloomkin/shared/rules/promise.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import type { CategoryItem, CollectionItem } from '#categories/categoryEntity.ts';
import { isSelling } from '#companies/companyEntity.ts';
import { type CompanyWithStores, toCompanyFacts } from '#companies/companyWithStores.ts';
import { averageRating, toCompanyInfo } from '#companies/toCompany.ts';
import type { DiscountItem } from '#discounts/discountEntity.ts';
import { toPublicPhotoId } from '#products/photoId.ts';
import type { ProductItem, StoredParameter } from '#products/productEntity.ts';
import { catalogueFields, filteredParameters } from '#products/productSizes.ts';
import type { ProductTypeItem } from '#productTypes/productTypeEntity.ts';
import { type CardFields, productCard } from '../model/productCard.ts';
import type {
  CategoryChange,
  CollectionChange,
  CompanyChange,
  DiscountChange,
  ProductChange,
  ProductTypeChange,
  Removal,
} from './change.ts';

export function productChange(product: ProductItem): ProductChange | Removal {
  const { id, revision } = product;
  if (product.deleted) return { kind: 'removed', what: 'product', id, revision };
  return {
    kind: 'product',
    id,
    revision,
    active: product.active,
    companyId: product.companyId,
    categoryId: product.categoryId,
    typeId: product.typeId,
    name: product.name,
    sku: product.sku,
    ...catalogueFields(product),
    createdAtMs: Date.parse(product.createdAt),
    ratingTenths: Math.round((averageRating(product.ratingSum, product.reviewsCount) ?? 0) * 10),
    reviewsCount: product.reviewsCount,
    soldCount: product.soldCount,
    parameters: filteredParameters(product).map((parameter) => ({
      ...parameter,
      values: [...parameter.values],
    })),
    card: productCard(cardFields(product)),
  };
}

export function cardFields(product: ProductItem): CardFields {
  return {
    id: product.id,
    name: product.name,
    price: centsToDollars(product.priceCents),
    price_to: centsToDollars(priceRange(product).toCents),
    sku: product.sku,
    description: product.description,
    site: product.site,
    active: product.active,
    company: product.companyId,
    // Fixed key order: DynamoDB does not keep it, and the ETag must be stable.
    photos: product.photos.map(({ id, main, path, small, medium }) => ({
      id: toPublicPhotoId(product.id, id),
      main,
      path,
      small,
      medium,
    })),
    parameter_values: toParameterValues(product.parameters),
    sizes: product.sizes.map(({ id, name, sku, priceCents, active, photoId, parameters }) => ({
      ...{ id, name, sku, price: centsToDollars(priceCents), active },
      photo: photoId && toPublicPhotoId(product.id, photoId),
      parameter_values: toParameterValues(parameters),
    })),
    addon: product.addon,
    rating: averageRating(product.ratingSum, product.reviewsCount),
    reviews_count: product.reviewsCount,
    created_at: product.createdAt,
    updated_at: product.updatedAt,
  };
}

const toParameterValues = (parameters: readonly StoredParameter[]): Product['parameter_values'] =>
  parameters.map(({ parameterId, name, type, values }) => ({
    parameter_id: parameterId,
    parameter_name: name,
    value: type === 'list' ? [...values] : (values[0] ?? ''),
  }));

/** Call for each change of the company, its stores, zones or times; each raises the revision. */
export function companyChange(loaded: CompanyWithStores): CompanyChange {
  const { id, revision, name, brand, abn } = loaded.company;
  const facts = toCompanyFacts(loaded);
  return {
    kind: 'company',
    id,
    revision,
    name,
    brand,
    abn,
    active: isSelling(loaded.company),
    card: JSON.stringify(toCompanyInfo(loaded.company)),
    facts: { ...facts, stores: facts.stores.map(storeFacts), booked: loaded.company.booked ?? [] },
  };
}

function storeFacts(store: StoreFacts): StoreFacts {
  return {
    id: store.id,
    companyId: store.companyId,
    name: store.name,
    lat: store.lat,
    lng: store.lng,
    address: store.address,
    state: store.state,
    timeZone: store.timeZone,
    pickupPoint: store.pickupPoint,
    warehouseForDelivery: store.warehouseForDelivery,
    workingTimes: store.workingTimes,
    zones: store.zones,
    closedDays: store.closedDays,
    openDays: store.openDays,
    dailyCapacity: store.dailyCapacity,
  };
}

export function categoryChange(category: CategoryItem): CategoryChange {
  const { id, revision, name, active, parentId, position, photo } = category;
  return { kind: 'category', id, revision, name, active, parentId, position, photo };
}

export function collectionChange(collection: CollectionItem): CollectionChange {
  const { id, revision, name, description, photo, popular, active, flags, productIds } = collection;
  return {
    kind: 'collection',
    id,
    revision,
    name,
    description,
    photo,
    popular,
    active,
    flags: [...flags],
    productIds: [...productIds],
  };
}

export function productTypeChange(type: ProductTypeItem): ProductTypeChange {
  const { id, companyId, revision, name, parameters, reviewed } = type;
  const copies = parameters.map((parameter) => ({ ...parameter, values: [...parameter.values] }));
  return {
    kind: 'productType',
    ...{ id, companyId, revision, name, parameters: copies },
    ...(reviewed && { reviewed }),
  };
}

export function discountChange(discount: DiscountItem): DiscountChange | Removal {
  const { id, revision, kind: takes, code, active, usedUp } = discount;
  if (!active || usedUp || code !== null) return removal('discount', id, revision);
  const { ownerId, name, value, companyId, categoryId, collectionId, minOrderCents } = discount;
  const { fromDay, toDay, limitPerPerson, limitTotal } = discount;
  return {
    kind: 'discount',
    ...{ id, revision, ownerId, name, takes, value, companyId, categoryId, collectionId },
    ...{ minOrderCents, fromDay, toDay, limitPerPerson, limitTotal },
  };
}

export const removal = (what: Removal['what'], id: string, revision: number): Removal => ({
  kind: 'removed',
  what,
  id,
  revision,
});
