import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/products.ts';
import type { PhotoId, ProductId } from '@bloomkin/shared/schemas/ids.ts';
import type { Photo } from '@bloomkin/shared/schemas/product.ts';
import { maxPhotos } from '@bloomkin/shared/schemas/productForm.ts';
import { readPhotoId } from '#model/products/photoId.ts';
import type { Handler } from '#platform/http/request.ts';
import { changePhotos, removePhotos, storePhoto } from './changePhotos.ts';
import { findPhoto, getEditableProduct } from './editableProduct.ts';

/** A replaced photo keeps its id, place and sizes; a failure leaves it unchanged. */
export const addProductPhoto: Handler<typeof routes.addProductPhoto> = async (request) => {
  const { params, body, files, caller, now } = request;
  const { product } = await getEditableProduct(caller, params.id);
  const replaced = body.replaces && readOwnPhotoId(body.replaces, product.id);
  const place = (photos: readonly Photo[], photo?: Photo) =>
    replaced ? replacePhoto(photos, replaced, photo) : addPhoto(photos, photo);
  place(product.photos);
  const photo = await storePhoto(files, now);
  try {
    return await changePhotos(request, product.id, (photos) => place(photos, photo));
  } catch (error) {
    // An AppError means nothing was written; after other errors the product may show the photo.
    if (error instanceof AppError) await removePhotos([photo]);
    throw error;
  }
};

function readOwnPhotoId(publicId: PhotoId, product: ProductId): PhotoId {
  const { productId, photoId } = readPhotoId(publicId);
  if (productId !== product) throw new AppError('NOT_FOUND');
  return photoId;
}

function addPhoto(photos: readonly Photo[], photo?: Photo): readonly Photo[] {
  if (photos.length >= maxPhotos) throw new AppError('PRODUCT.PHOTOS_FULL');
  return photo ? [...photos, photo] : photos;
}

function replacePhoto(photos: readonly Photo[], id: PhotoId, photo?: Photo): readonly Photo[] {
  const old = findPhoto(photos, id);
  return photos.map((each) => (each === old ? { ...each, ...photo, id } : each));
}

export const deleteProductPhoto: Handler<typeof routes.deleteProductPhoto> = async (request) => {
  const { productId, photoId } = readPhotoId(request.params.id);
  return changePhotos(request, productId, (photos) => {
    const deleted = findPhoto(photos, photoId);
    return photos.filter((photo) => photo !== deleted);
  });
};

export const setMainPhoto: Handler<typeof routes.setMainPhoto> = async (request) => {
  const { productId, photoId } = readPhotoId(request.params.id);
  return changePhotos(request, productId, (photos) => {
    const main = findPhoto(photos, photoId);
    return [main, ...photos.filter((photo) => photo !== main)];
  });
};
