import { randomBytes } from 'node:crypto';
import { invalidField } from '@bloomkin/shared/errors.ts';
import { isOrderable, overlayValues, priceRange } from '@bloomkin/shared/rules/productSizes.ts';
import { SizeId } from '@bloomkin/shared/schemas/ids.ts';
import type { SizeInput } from '@bloomkin/shared/schemas/productSizes.ts';
import type { ProductTypeItem } from '#model/productTypes/productTypeEntity.ts';
import { readPhotoId } from './photoId.ts';
import type { ProductItem, StoredParameter, StoredSize } from './productEntity.ts';
import { toStoredParameters } from './productFields.ts';

/** Unique within its product, and short: feeds take ids of 50 characters, `product~size`. */
export const newSizeId = (): SizeId => SizeId.parse(randomBytes(6).toString('hex'));

interface SizedBy {
  type: ProductTypeItem;
  current: Pick<ProductItem, 'id' | 'photos' | 'sizes'>;
}

/** A size keeps its id; an unknown id makes a new size. */
export function toStoredSizes(inputs: readonly SizeInput[], { type, current }: SizedBy): StoredSize[] {
  const known = new Set(current.sizes.map(({ id }) => id));
  return inputs.map((input, index) => ({
    id: input.id && known.delete(input.id) ? input.id : newSizeId(),
    name: input.name,
    sku: input.sku,
    priceCents: input.price,
    active: input.active,
    photoId: findPhotoId(input.photo, current, `sizes.${index}.photo`),
    ...(input.description && { description: input.description }),
    parameters: toStoredParameters(type, input.parameter_values, `sizes.${index}.parameter_values`),
  }));
}

function findPhotoId(photo: SizeInput['photo'], { id, photos }: SizedBy['current'], path: string) {
  if (photo === null) return null;
  const { productId, photoId } = readPhotoId(photo);
  if (productId !== id || photos.every((each) => each.id !== photoId))
    throw invalidField(path, 'Choose one of the photos');
  return photoId;
}

/** The product's price is its cheapest active size's. */
export const withSizes = (product: ProductItem, sizes: readonly StoredSize[]): ProductItem => ({
  ...product,
  sizes,
  priceCents: priceRange({ priceCents: product.priceCents, sizes }).fromCents,
});

export function rejectRepeatedSku({ sku, sizes }: Pick<ProductItem, 'sku' | 'sizes'>): void {
  const index = sizes.findIndex((size) => size.sku === sku);
  if (index >= 0) throw invalidField(`sizes.${index}.sku`, 'The product itself has this SKU');
}

/** The photo may have been deleted. */
export const withShownPhotos = (product: ProductItem): ProductItem => ({
  ...product,
  sizes: product.sizes.map((size) =>
    product.photos.some(({ id }) => id === size.photoId) ? size : { ...size, photoId: null },
  ),
});

const parameterId = (parameter: StoredParameter) => parameter.parameterId;

/** Filter values: every text of the active sizes, and the cheapest one's numbers. */
export function filteredParameters({ parameters, sizes }: ProductItem): readonly StoredParameter[] {
  const active = sizes.filter((size) => size.active).toSorted((a, b) => a.priceCents - b.priceCents);
  if (active.length === 0) return parameters;
  const all = active.flatMap((size) => overlayValues(parameters, size.parameters, parameterId));
  return [...Map.groupBy(all, parameterId).values()].flatMap(([first, ...others]) => {
    if (!first || first.type === 'number') return first ?? [];
    const values = [first, ...others].flatMap((parameter) => parameter.values);
    return { ...first, values: [...new Set(values)] };
  });
}

export const catalogueFields = (product: ProductItem) => ({
  priceCents: product.priceCents,
  priceToCents: priceRange(product).toCents,
  orderable: isOrderable(product),
  addon: product.addon,
  sizeTexts: product.sizes.flatMap(({ name, sku }) => [name, sku]),
});

export function shownPhoto({ photos }: ProductItem, size: StoredSize | undefined): string | null {
  const own = size && photos.find(({ id }) => id === size.photoId);
  return (own ?? photos.find(({ main }) => main))?.small.path ?? null;
}
