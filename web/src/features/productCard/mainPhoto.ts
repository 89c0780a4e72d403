import type { Photo, Product, ProductSize } from '@bloomkin/shared/schemas/product.ts';

export const mainPhoto = ({ photos }: Pick<Product, 'photos'>): Photo | undefined =>
  photos.find(({ main }) => main) ?? photos[0];

/** A size's own picture, else the product's. */
export const shownPhoto = (product: Product, size: ProductSize | undefined): Photo | undefined =>
  product.photos.find(({ id }) => id === size?.photo) ?? mainPhoto(product);
