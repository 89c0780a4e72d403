import { addProductPhoto, updateProduct } from '@bloomkin/shared/routes/products.ts';
import { Product } from '@bloomkin/shared/schemas/product.ts';
import * as z from 'zod';
import { aProduct } from '#support/catalogueItems.ts';
import type { Call } from '#support/handlerClient.ts';
import { securityFixture } from '#support/securityFixture.ts';
import { aPhoto, multipart } from '#support/upload.ts';

export const Answer = z.object({ data: Product });
export const photosIn = (text: string) => Answer.parse(JSON.parse(text)).data.photos;
export const idsOf = (photos: readonly { id: string }[]) => photos.map(({ id }) => id);
export const mainsOf = (photos: readonly { main: boolean }[]) => photos.map(({ main }) => main);

export function photosFixture() {
  const test = securityFixture();
  /** A product of Petal, and its vendor's calls about it. */
  async function givenOwnProduct() {
    const { backend, seed } = test;
    const product = aProduct(seed.petal.company.id, { photos: [] });
    await backend.put({ products: [product] });
    const { token } = seed.people.vendor;
    const params = { id: product.id };
    const send = (call: Call) => backend.handlers.call(addProductPhoto, { params, token, ...call });
    const add = async (background = '#9c1b5d') => {
      const { text } = await send(multipart('photo', await aPhoto(background)));
      return Answer.parse(JSON.parse(text)).data.photos;
    };
    const addSome = async (count: number) => {
      for (let made = 1; made < count; made++) await add();
      return add();
    };
    const order = (photos: readonly string[]) =>
      backend.handlers.call(updateProduct, { params, token, body: { photos } });
    const read = async () => {
      const { findProduct } = await import('@bloomkin/lambdas/model/products/productEntity.ts');
      return (await findProduct(product.id))?.photos ?? [];
    };
    return { product, token, send, add, addSome, order, read };
  }
  const fetchPhoto = (path: string) => fetch(new URL(path, test.backend.cloud.url));
  return { test, givenOwnProduct, fetchPhoto };
}
