import type { Route } from '@bloomkin/shared/route.ts';
import { updateCollection } from '@bloomkin/shared/routes/categories.ts';
import { uploadLogo } from '@bloomkin/shared/routes/companies.ts';
import { uploadAvatar } from '@bloomkin/shared/routes/media.ts';
import { addProductPhoto, createProduct } from '@bloomkin/shared/routes/products.ts';
import type { GroupName } from '@bloomkin/shared/routes/table.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { aProduct } from '#support/catalogueItems.ts';
import {
  damagedPictures,
  type HostileFile,
  largestPictures,
  polyglots,
  wrongBytes,
} from '#support/hostile/hostileFiles.ts';
import { runInProcess } from '#support/hostile/runInProcess.ts';
import { aPhoto, multipartOf, type Part } from '#support/upload.ts';
import { decoders, field, file, formOf, share, type Upload, uploadsFixture } from './uploadsFixture.ts';

const { test, uploads, callOf, send, sendBody, answers, readStored } = uploadsFixture();

describe.each(uploads)('$route.method $route.path', (upload) => {
  it('refuses files that are no picture and stores nothing', async () => {
    const [before, all] = await Promise.all([readStored(), damagedPictures()]);
    expect(wrongBytes.length + all.length).toBeGreaterThanOrEqual(60);
    const damaged = share(upload.route, all);
    const wrong = await answers(upload, wrongBytes);
    expect(wrong).toEqual(
      wrongBytes.map(({ what }) => [what, 415, 'Please choose a JPEG, PNG or WebP picture.']),
    );
    const text = expect.stringMatching(
      /^That picture is (damaged: please|too big: 40 megapixels|too big as it is saved)/,
    );
    expect(await answers(upload, damaged)).toEqual(damaged.map(({ what }) => [what, 422, text]));
    expect(await readStored()).toEqual(before);
  });

  it('refuses malformed forms', async () => {
    const good = await aPhoto();
    const many = (count: number) => Array.from({ length: count }, () => file(upload.field, good));
    const { headers, body } = multipartOf([file(upload.field, good)]);
    const type = (value: string) => ({ 'content-type': value });
    const forms = [
      ...[9, 100].map((count) => send(upload, many(count))),
      send(upload, [file(upload.field, Buffer.concat([good, Buffer.alloc(4 << 20)]))]),
      send(upload, [field('a[b]', 'y'), field('a', 'x')]),
      send(upload, [field('__proto__[polluted]', '1')]),
      send(upload, [field('constructor[prototype][polluted]', '1')]),
      send(upload, [field(`a${'[b]'.repeat(60)}`, '1')]),
      send(upload, [field('n'.repeat(300), '1')]),
      send(upload, [field('a', 'x'.repeat(300_000))]),
      sendBody(upload, { headers: type('multipart/form-data'), body }),
      sendBody(upload, { headers: type('multipart/form-data; boundary='), body }),
      sendBody(upload, { headers: type('multipart/form-data; boundary=another'), body }),
      sendBody(upload, { headers: type(`multipart/form-data; boundary=${'b'.repeat(5000)}`), body }),
      sendBody(upload, { headers, body: body.subarray(0, body.length / 2) }),
      sendBody(upload, { headers, body: Buffer.from(body.toString('base64')) }),
      sendBody(upload, { headers: type('image/jpeg'), body: good }),
    ];
    for (const [index, { status, message }] of (await Promise.all(forms)).entries())
      expect([index, [400, 413, 415, 422].includes(status), message], String(status)).toEqual([
        index,
        true,
        expect.stringMatching(/\w/),
      ]);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it('takes a good picture after these without its GPS data', async () => {
    const bytes = await sharp(await aPhoto())
      .withExif({ IFD0: { Artist: 'Rosie Banks' }, IFD3: { GPSLatitude: '33/1 53/1 50/1' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif?.includes('Rosie Banks')).toBe(true);
    const { status, text } = await send(upload, [file(upload.field, bytes)]);
    expect(status).toBe(200);
    const shown = new Set(text.match(/\/media\/[\w/.-]+\.webp/g));
    expect(shown.size).toBeGreaterThan(0);
    for (const path of shown) {
      const answer = await fetch(new URL(path, test.backend.cloud.url));
      const served = Buffer.from(await answer.arrayBuffer());
      const { exif, xmp, format } = await sharp(served).metadata();
      expect({ path, exif, xmp, format }).toEqual({ path, format: 'webp' });
      expect(served.includes('Rosie Banks')).toBe(false);
    }
  });

  it('serves the picture alone of a polyglot file', async () => {
    const { cloud } = test.backend;
    for (const { what, bytes } of share(upload.route, await polyglots())) {
      const { status, text } = await send(upload, [file(upload.field, bytes)]);
      const shown = /\/media\/[\w/.-]+\.webp/.exec(text)?.[0] ?? '';
      const answer = await fetch(new URL(shown, cloud.url));
      const served = Buffer.from(await answer.arrayBuffer()).toString('latin1');
      expect([what, status, answer.headers.get('content-type'), served.includes('payload')]).toEqual([
        what,
        200,
        'image/webp',
        false,
      ]);
    }
  });
});

describe.each(uploads.filter(({ route }) => decoders.includes(route)))(
  '$route.method $route.path',
  (upload) => {
    it('takes the largest allowed picture', async () => {
      const [largest] = await largestPictures();
      const given = await answers(upload, largest ? [largest] : []);
      expect(given.map(([what, status]) => [what, status])).toEqual([['40 megapixels', 200]]);
    });
  },
);

/** The built functions that decode pictures, by a route of each way in which they do. */
const functions: readonly [GroupName, Route][] = [
  ['products', addProductPhoto],
  ['products', createProduct],
  ['companies', uploadLogo],
  ['media', uploadAvatar],
  ['categories', updateCollection],
];

/** A product takes eight photos at most: each upload goes to one of its own. */
async function spread(upload: Upload, count: number): Promise<Upload> {
  if (upload.route !== addProductPhoto) return upload;
  const products = Array.from({ length: count }, () => aProduct(test.seed.petal.company.id, { photos: [] }));
  await test.backend.put({ products });
  const ids = products.values();
  return { ...upload, id: () => ids.next().value?.id ?? '' };
}

describe.each(functions)('the built function of %s', (group, route) => {
  it(`takes less than 512 MB for hostile uploads to ${route.path}`, async () => {
    const [upload] = uploads.filter((each) => each.route === route);
    if (!upload) throw new Error(`${route.path} takes no file`);
    const [damaged, twofold, largest] = await Promise.all([
      damagedPictures(),
      polyglots(),
      largestPictures(),
    ]);
    const refused = share(route, [...wrongBytes, ...damaged]);
    const accepted = share(route, twofold);
    const one = ({ bytes }: HostileFile) => [file(upload.field, bytes)];
    const good = await aPhoto();
    const times = (count: number) => Array.from({ length: count }, () => file(upload.field, good));
    const manyFields = Array.from({ length: 300 }, (_, index) => field(`a${index}`, 'x'.repeat(12_000)));
    const forms: readonly (readonly [number, readonly Part[]])[] = [
      ...refused.map((each) => [422, one(each)] as const),
      ...accepted.map((each) => [200, one(each)] as const),
      ...largest.map((each) => [200, [...one(each), ...one(each)]] as const),
      ...[times(9), times(100), manyFields].map((parts) => [413, parts] as const),
      [200, times(8)],
    ];
    const spreadUpload = await spread(upload, forms.length);
    const events = forms.map(([, parts]) =>
      test.backend.handlers.eventOf(route, callOf(spreadUpload, formOf(upload, parts))),
    );
    const { megabytes, answers: given } = await runInProcess(test.backend.cloud, group, events);
    console.log(`${group}, ${route.path}: ${events.length} uploads in at most ${megabytes} MB`);
    // Which of 415 and 422 is asserted above.
    expect(given.map(({ statusCode }) => (statusCode === 415 ? 422 : statusCode))).toEqual(
      forms.map(([status]) => status),
    );
    expect(megabytes).toBeGreaterThan(50);
    expect(megabytes).toBeLessThan(512);
  });
});
