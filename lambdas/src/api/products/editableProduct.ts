import { AppError } from '@bloomkin/shared/errors.ts';
import { canEditProducts } from '@bloomkin/shared/rules/permissions.ts';
import type { PhotoId, ProductId } from '@bloomkin/shared/schemas/ids.ts';
import type { Photo } from '@bloomkin/shared/schemas/product.ts';
import { type CompanyItem, findCompanyItem } from '#model/companies/companyEntity.ts';
import { readPhotoId } from '#model/products/photoId.ts';
import { findProduct, type ProductItem } from '#model/products/productEntity.ts';
import type { Caller } from '#platform/http/caller.ts';

export async function getEditableProduct(
  caller: Caller,
  id: ProductId,
  may: typeof canEditProducts = canEditProducts,
): Promise<{ product: ProductItem; company: CompanyItem }> {
  const product = await findProduct(id);
  const company = product && may(caller, product.companyId) && (await findCompanyItem(product.companyId));
  if (!product || !company) throw new AppError('NOT_FOUND');
  return { product, company };
}

export function findPhoto(photos: readonly Photo[], id: PhotoId): Photo {
  const photo = photos.find((other) => other.id === id);
  if (!photo) throw new AppError('NOT_FOUND');
  return photo;
}

/** Sorted by these public ids, which must name each photo exactly once. */
export function orderPhotos(photos: readonly Photo[], publicIds: readonly PhotoId[]): readonly Photo[] {
  const ids = publicIds.map((id) => readPhotoId(id).photoId);
  const isComplete = new Set(ids).size === photos.length && ids.length === photos.length;
  if (!isComplete || !ids.every((id) => photos.some((photo) => photo.id === id)))
    throw new AppError('CONFLICT.VERSION');
  return ids.map((id) => findPhoto(photos, id));
}
