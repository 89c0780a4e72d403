import {
  addProductPhoto,
  deleteProductPhoto,
  setMainPhoto,
  updateProduct,
} from '@bloomkin/shared/routes/products.ts';
import { Product } from '@bloomkin/shared/schemas/product.ts';
import sharp from 'sharp';
import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Call } from '#support/handlerClient.ts';
import { aProduct } from '#support/items.ts';
import { securityFixture } from '#support/securityFixture.ts';
import { aPhoto, multipart, multipartOf } from '#support/upload.ts';

const test = securityFixture();
const Answer = z.object({ data: Product });

/** A product of Petal, and its vendor's calls about it. */
async function aProductAtWork() {
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
    const { findProduct } = await import('@bloomkin/lambdas/products/productEntity.ts');
    return (await findProduct(product.id))?.photos ?? [];
  };
  return { product, token, send, add, addSome, order, read };
}

const photosIn = (text: string) => Answer.parse(JSON.parse(text)).data.photos;
const idsOf = (photos: readonly { id: string }[]) => photos.map(({ id }) => id);
const mainsOf = (photos: readonly { main: boolean }[]) => photos.map(({ main }) => main);
const fetchPhoto = (path: string) => fetch(new URL(path, test.backend.world.url));

describe('a photo', () => {
  it('comes last in 1600, 800 and 480 px', async () => {
    const { add, send } = await aProductAtWork();
    const [first] = await add();
    const { text } = await send(multipart('photo', await aPhoto('#ffffff', 2000)));
    const photos = photosIn(text);
    expect([photos[0]?.id, mainsOf(photos)]).toEqual([first?.id, [true, false]]);
    const { path = '', medium, small } = photos[1] ?? {};
    const widths = [path, medium?.path ?? '', small?.path ?? ''].map(async (one) => {
      const answer = await fetchPhoto(one);
      const { width, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      return [answer.headers.get('content-type'), format, width];
    });
    expect(await Promise.all(widths)).toEqual([1600, 800, 480].map((width) => ['image/webp', 'webp', width]));
  });

  it('loses its EXIF position and keeps its turn', async () => {
    const { send } = await aProductAtWork();
    const turned = await sharp(await aPhoto('#ffffff', 400))
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Artist: 'Rosie' }, IFD3: { GPSLatitude: '33/1 53/1 50/1' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(turned).metadata()).exif?.length).toBeGreaterThan(100);
    const [photo] = photosIn((await send(multipart('photo', turned))).text);
    for (const path of [photo?.path, photo?.medium.path, photo?.small.path]) {
      const bytes = Buffer.from(await (await fetchPhoto(path ?? '')).arrayBuffer());
      const { width, height, exif, orientation } = await sharp(bytes).metadata();
      expect({ wide: width > height, exif, orientation }).toEqual({ wide: true });
    }
  });

  it('is refused as the ninth, even of nine at once', async () => {
    const { send, read } = await aProductAtWork();
    const call = multipart('photo', await aPhoto());
    const answers = await Promise.all(Array.from({ length: 9 }, () => send(call)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ code }) => code)).toEqual(['PRODUCT.PHOTOS_FULL']);
    expect([(await read()).length, mainsOf(await read())]).toEqual([8, [true, ...Array(7).fill(false)]]);
  });

  it('is added once per idempotency key', async () => {
    const { send, read } = await aProductAtWork();
    const { headers, body } = multipart('photo', await aPhoto());
    const call = { headers: { ...headers, 'idempotency-key': 'photo-1' }, body };
    const answers = await Promise.all([send(call), send(call)]);
    expect(answers.map(({ text }) => idsOf(photosIn(text)))).toEqual([
      [expect.any(String)],
      idsOf(photosIn(answers[0]?.text ?? '')),
    ]);
    expect(await read()).toHaveLength(1);
  });

  it('is a 422 on its field when the form has none', async () => {
    const { send } = await aProductAtWork();
    const { status, text } = await send(multipart('picture', await aPhoto()));
    expect([status, JSON.parse(text).errors]).toEqual([
      422,
      [{ path: 'photo', message: 'Choose a picture' }],
    ]);
  });
});

describe('a photo in another’s place', () => {
  /** Eight photos; the second is a size's picture, too. */
  async function aFullProduct() {
    const work = await aProductAtWork();
    const photos = await work.addSome(8);
    const [first = '', second = ''] = idsOf(photos);
    const size = (name: string, photo: string | null) => ({
      name,
      sku: ulid(),
      price: 60,
      active: true,
      photo,
    });
    const { token, product } = work;
    const sizes = [size('Petite', second), size('Grand', first), size('Classic', null)];
    const set = { params: { id: product.id }, token, body: { sizes } };
    expect((await test.backend.handlers.call(updateProduct, set)).status).toBe(200);
    const replace = async (replaces: string, bytes?: Uint8Array, headers = {}) => {
      const form = multipartOf([
        { name: 'replaces', bytes: Buffer.from(replaces) },
        {
          name: 'photo',
          filename: 'photo.jpg',
          type: 'image/jpeg',
          bytes: bytes ?? (await aPhoto('#5949ae')),
        },
      ]);
      return work.send({ ...form, headers: { ...form.headers, ...headers } });
    };
    return { ...work, photos, first, second, replace };
  }
  it('keeps id, place and sizes without the old files', async () => {
    const { photos, first, second, replace } = await aFullProduct();
    for (const id of [first, second]) {
      const { data } = Answer.parse(JSON.parse((await replace(id)).text));
      expect([idsOf(data.photos), mainsOf(data.photos)]).toEqual([idsOf(photos), mainsOf(photos)]);
      expect(data.sizes.map(({ photo }) => photo)).toEqual([second, first, null]);
      const [old, next] = [photos, data.photos].map((all) => all.find((photo) => photo.id === id));
      await test.backend.world.settle();
      const paths = [old?.path, old?.medium.path, old?.small.path, next?.path, next?.small.path];
      const answers = paths.map(async (path) => (await fetchPhoto(path ?? '')).ok);
      expect(await Promise.all(answers)).toEqual([false, false, true, true, true]);
    }
  });

  it('is put there once per idempotency key', async () => {
    const { second, replace } = await aFullProduct();
    const bytes = await aPhoto();
    const key = { 'idempotency-key': `crop-${ulid()}` };
    const answers = [await replace(second, bytes, key), await replace(second, bytes, key)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1]?.text).toBe(answers[0]?.text);
  });

  it('leaves all as it was when it is no photo, or there is no such photo', async () => {
    const { replace, read, second } = await aFullProduct();
    const before = await read();
    const [others] = await (await aProductAtWork()).add();
    const damaged = (await aPhoto()).subarray(0, 200);
    for (const [bytes, status] of [
      [Buffer.from('no photo'), 415],
      [damaged, 422],
    ] as const)
      expect((await replace(second, bytes)).status).toBe(status);
    for (const id of [others?.id ?? '', `${second}x`, 'photo'])
      expect([id, (await replace(id)).status]).toEqual([id, 404]);
    expect(await read()).toEqual(before);
  });

  it('is the later of two sent at once, whose other one leaves the store', async () => {
    const work = await aFullProduct();
    const before = idsOf(await work.read());
    const answers = await Promise.all([work.replace(work.second), work.replace(work.second)]);
    expect([answers.map(({ status }) => status), idsOf(await work.read())]).toEqual([[200, 200], before]);
    await test.backend.world.settle();
    const sent = answers.map(async ({ text }) => (await fetchPhoto(photosIn(text)[1]?.path ?? '')).ok);
    expect((await Promise.all(sent)).toSorted()).toEqual([false, true]);
  });
});

describe('the order of photos', () => {
  it('is changed by naming all, the main one first', async () => {
    const { addSome, order } = await aProductAtWork();
    const [a, b, c] = idsOf(await addSome(3));
    const { status, text } = await order([c ?? '', a ?? '', b ?? '']);
    expect([status, idsOf(photosIn(text)), mainsOf(photosIn(text))]).toEqual([
      200,
      [c, a, b],
      [true, false, false],
    ]);
  });

  it('is refused when a photo is missing, named twice or another product’s', async () => {
    const { addSome, order, read } = await aProductAtWork();
    const [a = '', b = ''] = idsOf(await addSome(2));
    const before = await read();
    const other = await (await aProductAtWork()).add();
    for (const ids of [[a], [a, a], [a, b, a], [a, other[0]?.id ?? ''], []])
      expect([ids, (await order(ids)).code]).toEqual([ids, 'CONFLICT.VERSION']);
    expect(await read()).toEqual(before);
  });

  it('moves the main photo to the front repeatably', async () => {
    const { addSome, token } = await aProductAtWork();
    const [a, b, c] = idsOf(await addSome(3));
    for (let time = 0; time < 2; time++) {
      const call = { params: { id: c ?? '' }, token };
      const { text } = await test.backend.handlers.call(setMainPhoto, call);
      expect([idsOf(photosIn(text)), mainsOf(photosIn(text))]).toEqual([
        [c, a, b],
        [true, false, false],
      ]);
    }
  });

  it('has exactly one main photo after concurrent changes', async () => {
    const { addSome, token, add, read } = await aProductAtWork();
    const [a, b, c] = idsOf(await addSome(3));
    const about = (id = '') => ({ params: { id }, token });
    const answers = await Promise.all([
      test.backend.handlers.call(setMainPhoto, about(b)),
      test.backend.handlers.call(setMainPhoto, about(c)),
      test.backend.handlers.call(deleteProductPhoto, about(a)),
      add(),
    ]);
    expect(answers.slice(0, 3)).toMatchObject([{ status: 200 }, { status: 200 }, { status: 200 }]);
    expect(mainsOf(await read())).toEqual([true, false, false]);
  });
});

describe('a deleted photo', () => {
  it('leaves the next one as main', async () => {
    const { addSome, token } = await aProductAtWork();
    const [a, b] = idsOf(await addSome(2));
    const remove = () => test.backend.handlers.call(deleteProductPhoto, { params: { id: a ?? '' }, token });
    const { text } = await remove();
    expect([idsOf(photosIn(text)), mainsOf(photosIn(text))]).toEqual([[b], [true]]);
    expect((await remove()).status).toBe(404);
  });

  it('leaves the store, except for the small size that orders show', async () => {
    const { addSome, token } = await aProductAtWork();
    const [photo] = await addSome(1);
    await test.backend.handlers.call(deleteProductPhoto, { params: { id: photo?.id ?? '' }, token });
    await test.backend.world.settle();
    const statuses = [photo?.path, photo?.medium.path, photo?.small.path].map(
      async (path) => (await fetchPhoto(path ?? '')).ok,
    );
    expect(await Promise.all(statuses)).toEqual([false, false, true]);
  });

  it('is a 404 for an invented id', async () => {
    const { product, add, token } = await aProductAtWork();
    const [photo] = await add();
    const [, part = ''] = (photo?.id ?? '').split('_');
    for (const id of [part, product.id, `${product.id}_`, `_${part}`, '_'])
      for (const route of [setMainPhoto, deleteProductPhoto]) {
        const { status } = await test.backend.handlers.call(route, { params: { id }, token });
        expect([id, status === 404]).toEqual([id, true]);
      }
  });
});
