import { createProduct, getProduct } from '@bloomkin/shared/routes/products.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Api, Failure } from '#support/api.ts';
import { productsFixture } from './productsFixture.ts';

const { test, floristAtWork } = productsFixture();

const photo = (background: string, width = 900) =>
  sharp({ create: { width, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();

describe('the photos of a new product', () => {
  type Form = Record<string, string>;

  async function sendForm(api: Api, form: Form, photos: readonly Uint8Array[], headers: Form = {}) {
    const body = new FormData();
    for (const [name, value] of Object.entries(form)) body.append(name, value);
    for (const bytes of photos) body.append('photos[]', new Blob([Uint8Array.from(bytes)]), 'photo.jpg');
    const answer = await fetch(new URL(createProduct.path, test.cloud.url), {
      method: 'POST',
      body,
      headers: { 'x-auth-token': api.token ?? '', ...headers },
    });
    const read: { data?: Product } & Partial<Failure> = JSON.parse(await answer.text());
    return { status: answer.status, ...read };
  }

  const fetchPage = async (path = '') => {
    const answer = await fetch(new URL(path, test.cloud.url));
    const bytes = Buffer.from(await answer.arrayBuffer());
    return { type: answer.headers.get('content-type'), bytes };
  };

  /** The pictures of products that functions have put into the store, or taken out of it. */
  const pictures = (action: 's3:PutObject' | 's3:DeleteObject') =>
    test.cloud.usedActions
      .filter((used) => used.action === action && used.resource.includes('/media/products/'))
      .map(({ resource }) => resource)
      .sort();

  it('appear in the shop’s sizes, the main one first', async () => {
    const { florist, form } = await floristAtWork();
    const sent = [await photo('#ffffff'), await photo('#9c1b5d', 2000)];
    const { status, data } = await sendForm(florist, { ...form, main: '1' }, sent);
    expect([status, data?.photos.map(({ main }) => main)]).toEqual([200, [true, false]]);
    const main = data?.photos[0];
    const widths = [main?.path, main?.medium.path, main?.small.path].map(async (path) => {
      const { type, bytes } = await fetchPage(path);
      const { width, format } = await sharp(bytes).metadata();
      return [type, format, width];
    });
    expect(await Promise.all(widths)).toEqual([1600, 800, 480].map((width) => ['image/webp', 'webp', width]));
    const seen = await test.visitor().call(getProduct, { params: { id: data?.id ?? '' } });
    expect(seen.data.photos).toEqual(data?.photos);
  });

  it('fail with the reason and without a product', async () => {
    const { florist, form } = await floristAtWork();
    const good = await photo('#9c1b5d');
    const many = Array.from({ length: 9 }, () => good);
    const text = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const answers = [
      await sendForm(florist, form, [good, text]),
      await sendForm(florist, form, [good.subarray(0, 400)]),
      await sendForm(florist, form, [Buffer.concat([good, Buffer.alloc(4 * 1024 * 1024)])]),
      await sendForm(florist, form, many),
      await sendForm(florist, { ...form, main: '1' }, [good]),
    ];
    expect(answers.map(({ status, message }) => [status, message])).toEqual([
      [415, 'Please choose a JPEG, PNG or WebP picture.'],
      [422, 'That picture is damaged: please choose another.'],
      [413, 'That is too large: 4 MB at most.'],
      [413, 'At most 8 files at once.'],
      [422, 'Choose one of the photos'],
    ]);
    expect((await sendForm(florist, form, [good])).status).toBe(200);
  });

  it('leave nothing behind when the product is refused', async () => {
    const { florist, form } = await floristAtWork();
    await florist.call(createProduct, { body: form });
    const before = pictures('s3:PutObject');
    const { status, code } = await sendForm(florist, form, [await photo('#9c1b5d')]);
    expect([status, code]).toEqual([409, 'PRODUCT.SKU_TAKEN']);
    const put = pictures('s3:PutObject').filter((resource) => !before.includes(resource));
    expect([put.length, pictures('s3:DeleteObject')]).toEqual([3, put]);
  });

  it('arrive once when the form is sent again', async () => {
    const { florist, form } = await floristAtWork();
    const key = { 'idempotency-key': `photos-${form.sku}` };
    const sent = [await photo('#9c1b5d')];
    const first = await sendForm(florist, form, sent, key);
    const again = await sendForm(florist, form, sent, key);
    expect([first.status, again.data]).toEqual([200, first.data]);
  });
});
