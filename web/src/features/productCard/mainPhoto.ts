import type { Photo, Product } from '@bloomkin/shared/schemas/product.ts';

export const mainPhoto = ({ photos }: Pick<Product, 'photos'>): Photo | undefined =>
  photos.find(({ main }) => main) ?? photos[0];
