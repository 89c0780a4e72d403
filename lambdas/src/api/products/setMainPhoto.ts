import type * as routes from '@bloomkin/shared/routes/products.ts';
import { readPhotoId } from '#model/products/photoId.ts';
import type { Handler } from '#platform/http/request.ts';
import { changePhotos } from './changePhotos.ts';
import { findPhoto } from './findPhoto.ts';

export const setMainPhoto: Handler<typeof routes.setMainPhoto> = async (request) => {
  const { productId, photoId } = readPhotoId(request.params.id);
  return changePhotos(request, productId, (photos) => {
    const main = findPhoto(photos, photoId);
    return [main, ...photos.filter((photo) => photo !== main)];
  });
};
