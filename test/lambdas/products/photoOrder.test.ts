import { deleteProductPhoto, setMainPhoto } from '@bloomkin/shared/routes/products.ts';
import { describe, expect, it } from 'vitest';
import { idsOf, mainsOf, photosFixture, photosIn } from './photosFixture.ts';

const { test, givenOwnProduct, fetchPhoto } = photosFixture();

describe('the order of photos', () => {
  it('changes by naming all, the main one first', async () => {
    const { addSome, order } = await givenOwnProduct();
    const [a, b, c] = idsOf(await addSome(3));
    const { status, text } = await order([c ?? '', a ?? '', b ?? '']);
    expect([status, idsOf(photosIn(text)), mainsOf(photosIn(text))]).toEqual([
      200,
      [c, a, b],
      [true, false, false],
    ]);
  });

  it('fails when a photo is missing, named twice or another product’s', async () => {
    const { addSome, order, read } = await givenOwnProduct();
    const [a = '', b = ''] = idsOf(await addSome(2));
    const before = await read();
    const other = await (await givenOwnProduct()).add();
    for (const ids of [[a], [a, a], [a, b, a], [a, other[0]?.id ?? ''], []])
      expect([ids, (await order(ids)).code]).toEqual([ids, 'CONFLICT.VERSION']);
    expect(await read()).toEqual(before);
  });

  it('moves the main photo to the front repeatably', async () => {
    const { addSome, token } = await givenOwnProduct();
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

  it('keeps exactly one main photo after concurrent changes', async () => {
    const { addSome, token, add, read } = await givenOwnProduct();
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
    const { addSome, token } = await givenOwnProduct();
    const [a, b] = idsOf(await addSome(2));
    const remove = () => test.backend.handlers.call(deleteProductPhoto, { params: { id: a ?? '' }, token });
    const { text } = await remove();
    expect([idsOf(photosIn(text)), mainsOf(photosIn(text))]).toEqual([[b], [true]]);
    expect((await remove()).status).toBe(404);
  });

  it('leaves the store, except for the small size that orders show', async () => {
    const { addSome, token } = await givenOwnProduct();
    const [photo] = await addSome(1);
    await test.backend.handlers.call(deleteProductPhoto, { params: { id: photo?.id ?? '' }, token });
    await test.backend.cloud.settle();
    const statuses = [photo?.path, photo?.medium.path, photo?.small.path].map(
      async (path) => (await fetchPhoto(path ?? '')).ok,
    );
    expect(await Promise.all(statuses)).toEqual([false, false, true]);
  });

  it('answers 404 for an invented id', async () => {
    const { product, add, token } = await givenOwnProduct();
    const [photo] = await add();
    const [, part = ''] = (photo?.id ?? '').split('_');
    for (const id of [part, product.id, `${product.id}_`, `_${part}`, '_'])
      for (const route of [setMainPhoto, deleteProductPhoto]) {
        const { status } = await test.backend.handlers.call(route, { params: { id }, token });
        expect([id, status === 404]).toEqual([id, true]);
      }
  });
});
