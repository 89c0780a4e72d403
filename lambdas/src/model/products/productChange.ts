import { centsToDollars } from '@bloomkin/shared/rules/money.ts';
import { priceRange } from '@bloomkin/shared/rules/productSizes.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { type ProductChange, type Removal, removal } from '#model/catalogueLog/change.ts';
import { averageRating } from '#model/companies/toCompany.ts';
import { toPublicPhotoId } from './photoId.ts';
import { type CardFields, productCard } from './productCard.ts';
import type { ProductItem, StoredParameter } from './productEntity.ts';
import { catalogueFields, filteredParameters } from './productSizes.ts';

export function productChange(product: ProductItem): ProductChange | Removal {
  const { id, revision } = product;
  if (product.deleted) return removal('product', id, revision);
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
    sizes: product.sizes.map(({ id, name, sku, priceCents, active, photoId, description, parameters }) => ({
      ...{ id, name, sku, price: centsToDollars(priceCents), active },
      photo: photoId && toPublicPhotoId(product.id, photoId),
      ...(description && { description }),
      parameter_values: toParameterValues(parameters),
    })),
    addon: product.addon,
    ...toDayLimit(product),
    rating: averageRating(product.ratingSum, product.reviewsCount),
    reviews_count: product.reviewsCount,
    created_at: product.createdAt,
    updated_at: product.updatedAt,
  };
}

/** Nothing without one, as most products. */
export const toDayLimit = ({ dayLimit }: ProductItem): Pick<Product, 'day_limit'> =>
  dayLimit ? { day_limit: { day: dayLimit.day, left: Math.max(0, dayLimit.left) } } : {};

const toParameterValues = (parameters: readonly StoredParameter[]): Product['parameter_values'] =>
  parameters.map(({ parameterId, name, type, values }) => ({
    parameter_id: parameterId,
    parameter_name: name,
    value: type === 'list' ? [...values] : (values[0] ?? ''),
  }));
