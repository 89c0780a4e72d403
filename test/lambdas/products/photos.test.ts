import { updateProduct } from '@bloomkin/shared/routes/products.ts';
import sharp from 'sharp';
import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { aPhoto, multipart, multipartOf } from '#support/upload.ts';
import { Answer, idsOf, mainsOf, photosFixture, photosIn } from './photosFixture.ts';

const { test, givenOwnProduct, fetchPhoto } = photosFixture();

describe('a photo', () => {
  it('comes last in 1600, 800 and 480 px', async () => {
    const { add, send } = await givenOwnProduct();
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
    const { send } = await givenOwnProduct();
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

  it('fails as the ninth, even of nine at once', async () => {
    const { send, read } = await givenOwnProduct();
    const call = multipart('photo', await aPhoto());
    const answers = await Promise.all(Array.from({ length: 9 }, () => send(call)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ code }) => code)).toEqual(['PRODUCT.PHOTOS_FULL']);
    expect([(await read()).length, mainsOf(await read())]).toEqual([8, [true, ...Array(7).fill(false)]]);
  });

  it('arrives once per idempotency key', async () => {
    const { send, read } = await givenOwnProduct();
    const { headers, body } = multipart('photo', await aPhoto());
    const call = { headers: { ...headers, 'idempotency-key': 'photo-1' }, body };
    const answers = await Promise.all([send(call), send(call)]);
    expect(answers.map(({ text }) => idsOf(photosIn(text)))).toEqual([
      [expect.any(String)],
      idsOf(photosIn(answers[0]?.text ?? '')),
    ]);
    expect(await read()).toHaveLength(1);
  });

  it('answers 422 on its field when the form has none', async () => {
    const { send } = await givenOwnProduct();
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
    const work = await givenOwnProduct();
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
      await test.backend.cloud.settle();
      const paths = [old?.path, old?.medium.path, old?.small.path, next?.path, next?.small.path];
      const answers = paths.map(async (path) => (await fetchPhoto(path ?? '')).ok);
      expect(await Promise.all(answers)).toEqual([false, false, true, true, true]);
    }
  });

  it('arrives once per idempotency key', async () => {
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
    const [others] = await (await givenOwnProduct()).add();
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

  it('keeps the later of two concurrent uploads and deletes the other file', async () => {
    const work = await aFullProduct();
    const before = idsOf(await work.read());
    const answers = await Promise.all([work.replace(work.second), work.replace(work.second)]);
    expect([answers.map(({ status }) => status), idsOf(await work.read())]).toEqual([[200, 200], before]);
    await test.backend.cloud.settle();
    const sent = answers.map(async ({ text }) => (await fetchPhoto(photosIn(text)[1]?.path ?? '')).ok);
    expect((await Promise.all(sent)).toSorted()).toEqual([false, true]);
  });
});
