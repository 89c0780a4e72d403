import { AppError } from '@bloomkin/shared/errors.ts';
import type { PhotoId } from '@bloomkin/shared/schemas/ids.ts';
import type { Photo } from '@bloomkin/shared/schemas/product.ts';
import { readPhotoId } from '#model/products/photoId.ts';

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
