import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/products.ts';
import type { Photo } from '@bloomkin/shared/schemas/product.ts';
import { maxPhotos } from '@bloomkin/shared/schemas/productForm.ts';
import type { Handler } from '../http/request.ts';
import { changePhotos } from './changePhotos.ts';
import { getEditableProduct } from './editableProduct.ts';
import { removePhotos, storePhoto } from './newPhotos.ts';

export const addProductPhoto: Handler<typeof routes.addProductPhoto> = async (request) => {
  const { params, files, caller, now } = request;
  const { product } = await getEditableProduct(caller, params.id);
  requireRoom(product.photos);
  const photo = await storePhoto(files, now);
  try {
    return await changePhotos(request, product.id, (photos) => [...requireRoom(photos), photo]);
  } catch (error) {
    // An AppError means nothing was written; after other errors the product may show the photo.
    if (error instanceof AppError) await removePhotos([photo]);
    throw error;
  }
};

function requireRoom(photos: readonly Photo[]): readonly Photo[] {
  if (photos.length >= maxPhotos) throw new AppError('PRODUCT.PHOTOS_FULL');
  return photos;
}
