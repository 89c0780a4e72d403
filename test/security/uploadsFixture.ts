import type { ProductItem } from '@bloomkin/lambdas/model/products/productEntity.ts';
import type { Route } from '@bloomkin/shared/route.ts';
import { createCategory, updateCollection } from '@bloomkin/shared/routes/categories.ts';
import { uploadCover, uploadLogo } from '@bloomkin/shared/routes/companies.ts';
import { uploadAvatar } from '@bloomkin/shared/routes/media.ts';
import { addProductPhoto, createProduct } from '@bloomkin/shared/routes/products.ts';
import { ulid } from 'ulid';
import { beforeAll } from 'vitest';
import { aProduct, categoryId, typeId } from '#support/catalogueItems.ts';
import type { Call } from '#support/handlerClient.ts';
import type { HostileFile } from '#support/hostile/hostileFiles.ts';
import { securityFixture } from '#support/securityFixture.ts';
import { multipartOf, type Part } from '#support/upload.ts';

export interface Upload {
  route: Route;
  field: string;
  /** Other fields that the form needs. */
  fields?: () => Readonly<Record<string, string>>;
  id?: () => string;
  /** The vendor otherwise. */
  who?: 'vendor' | 'admin';
}

/** One for each way in which pictures are derived: what a decoder may meet, it meets here in full, elsewhere in part. */
export const decoders: readonly Route[] = [uploadLogo, addProductPhoto];
export const share = (route: Route, files: readonly HostileFile[]) =>
  files.filter((_, index) => decoders.includes(route) || index % 6 === 0);

export const field = (name: string, value: string): Part => ({ name, bytes: Buffer.from(value) });
export const file = (name: string, bytes: Uint8Array): Part => ({
  name,
  filename: 'rose.jpg',
  type: 'image/jpeg',
  bytes,
});

interface Body {
  headers: Record<string, string>;
  body: Buffer;
}

export function formOf({ fields = () => ({}) }: Upload, parts: readonly Part[]): Body {
  const needed = Object.entries(fields()).map(([name, value]) => field(name, value));
  return multipartOf([...needed, ...parts]);
}

/** A form for each route that takes files, and what is answered to it. */
export function uploadsFixture() {
  const test = securityFixture();
  let unpictured: ProductItem;

  beforeAll(async () => {
    unpictured = aProduct(test.seed.petal.company.id, { photos: [] });
    await test.backend.put({ products: [unpictured] });
  });

  /** Every route that takes files. */
  const uploads: readonly Upload[] = [
    { route: uploadAvatar, field: 'avatar' },
    { route: uploadLogo, field: 'logo', id: () => test.seed.petal.company.id },
    { route: uploadCover, field: 'photo', id: () => test.seed.petal.company.id },
    { route: addProductPhoto, field: 'photo', id: () => unpictured.id },
    { route: createCategory, field: 'photo', fields: () => ({ name: 'Moss' }), who: 'admin' },
    { route: updateCollection, field: 'photo', id: () => test.seed.collectionId, who: 'admin' },
    {
      route: createProduct,
      field: 'photos[]',
      fields: () => ({ name: 'Roses', price: '45', sku: ulid(), category: categoryId, type: typeId }),
    },
  ];

  const callOf = ({ id, who = 'vendor' }: Upload, body: Body): Call => ({
    ...(id && { params: { id: id() } }),
    token: test.seed.people[who].token,
    ...body,
  });

  async function sendBody(upload: Upload, body: Body) {
    const answer = await test.backend.handlers.call(upload.route, callOf(upload, body));
    const { message }: { message?: string } = JSON.parse(answer.text);
    return { ...answer, message };
  }

  const send = (upload: Upload, parts: readonly Part[]) => sendBody(upload, formOf(upload, parts));

  async function answers(upload: Upload, files: readonly HostileFile[]) {
    const given: [string, number, string | undefined][] = [];
    for (const { what, bytes } of files) {
      const { status, message } = await send(upload, [file(upload.field, bytes)]);
      given.push([what, status, message]);
    }
    return given;
  }

  async function readStored() {
    const { findProduct } = await import('@bloomkin/lambdas/model/products/productEntity.ts');
    const { findUser } = await import('@bloomkin/lambdas/model/users/userEntity.ts');
    const user = await findUser(test.seed.people.vendor.user.id);
    return [(await findProduct(unpictured.id))?.photos.length, user?.avatar];
  }

  return { test, uploads, callOf, send, sendBody, answers, readStored };
}
