import { AppError } from '@bloomkin/shared/errors.ts';
import { PhotoId, ProductId } from '@bloomkin/shared/schemas/ids.ts';

/** A public photo id contains the product's, so that it needs no lookup item. */
export const toPublicPhotoId = (productId: ProductId, photoId: PhotoId): PhotoId =>
  PhotoId.parse(`${productId}_${photoId}`);

export function readPhotoId(publicId: PhotoId): { productId: ProductId; photoId: PhotoId } {
  const [product = '', photo = '', ...rest] = publicId.split('_');
  const [productId, photoId] = [ProductId.safeParse(product), PhotoId.safeParse(photo)];
  if (!productId.success || !photoId.success || rest.length > 0) throw new AppError('NOT_FOUND');
  return { productId: productId.data, photoId: photoId.data };
}
