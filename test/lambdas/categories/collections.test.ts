import { getCollection, listCollections } from '@bloomkin/shared/routes/catalogue.ts';
import * as categories from '@bloomkin/shared/routes/categories.ts';
import { getProduct } from '@bloomkin/shared/routes/products.ts';
import { Collection } from '@bloomkin/shared/schemas/category.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { newestCatalogue } from '#support/api.ts';
import type { Call, HandlerResponse } from '#support/handlerClient.ts';
import { securityFixture } from '#support/securityFixture.ts';

const test = securityFixture();
const send = (route: Parameters<typeof test.backend.handlers.call>[0], call: Call) =>
  test.backend.handlers.call(route, { token: test.seed.people.admin.token, ...call });

const collectionIn = ({ text }: HandlerResponse) =>
  z.object({ data: Collection }).parse(JSON.parse(text)).data;
const create = async (body: object) => collectionIn(await send(categories.createCollection, { body }));
const newest = () => ({ headers: newestCatalogue() });
const names = async (query: object) => {
  const { text } = await test.backend.handlers.call(listCollections, { query: { ...query }, ...newest() });
  return z
    .object({ data: z.array(Collection) })
    .parse(JSON.parse(text))
    .data.map(({ name }) => name);
};

describe('a collection', () => {
  it('keeps its products in their order, each once', async () => {
    const { petal, thorn } = test.seed.roses;
    const made = await create({ name: 'Two', product_ids: [thorn.id, petal.id, thorn.id, 'gone'] });
    expect(made).toMatchObject({ product_ids: [thorn.id, petal.id], products_num: 2, version: 1 });
    const changed = await send(categories.updateCollection, {
      params: { id: made.id },
      body: { product_ids: [petal.id, thorn.id], version: 1 },
    });
    expect(collectionIn(changed)).toMatchObject({
      name: 'Two',
      product_ids: [petal.id, thorn.id],
      version: 2,
    });
  });

  it('finds by its own flags alone', async () => {
    await create({ name: 'Spring', flags: ['season', 'gift'] });
    await create({ name: 'Gifts', flags: ['gift'], popular: true });
    expect([
      await names({ season: true }),
      await names({ gift: true }),
      await names({ gift: true, popular: true }),
      await names({ nothing: true }),
    ]).toEqual([['Spring'], ['Gifts', 'Spring'], ['Gifts'], []]);
  });

  it('appears to admins while it is inactive', async () => {
    const made = await create({ name: 'Not yet', active: false });
    const call = { params: { id: made.id }, ...newest() };
    expect((await test.backend.handlers.call(getCollection, call)).status).toBe(404);
    expect((await send(getCollection, call)).status).toBe(200);
    expect(await names({})).not.toContain('Not yet');
  });

  it('goes; its products stay', async () => {
    const product = test.seed.roses.petal.id;
    const { id } = await create({ name: 'Brief', product_ids: [product] });
    expect((await send(categories.deleteCollection, { params: { id } })).status).toBe(200);
    expect((await send(getCollection, { params: { id }, ...newest() })).status).toBe(404);
    expect((await send(categories.deleteCollection, { params: { id } })).status).toBe(404);
    expect((await send(getProduct, { params: { id: product } })).status).toBe(200);
  });

  it('fails with the field that is wrong', async () => {
    for (const [body, path] of [
      [{ name: '' }, 'name'],
      [{ name: 'A', description: 'x'.repeat(501) }, 'description'],
      [{ name: 'A', flags: ['Not a flag'] }, 'flags'],
      [{ name: 'A', flags: ['popular'] }, 'flags'],
      [{ name: 'A', product_ids: Array.from({ length: 201 }, () => 'x') }, 'product_ids'],
    ] as const) {
      const answer = await send(categories.createCollection, { body });
      expect([body, answer.status, JSON.parse(answer.text).errors?.[0]?.path]).toEqual([body, 422, path]);
    }
  });
});
