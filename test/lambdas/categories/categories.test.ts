import * as catalogue from '@bloomkin/shared/routes/catalogue.ts';
import * as categories from '@bloomkin/shared/routes/categories.ts';
import { getProduct } from '@bloomkin/shared/routes/products.ts';
import { Category } from '@bloomkin/shared/schemas/category.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { newestCatalogue } from '#support/api.ts';
import { aPhoto, multipartOf } from '#support/upload.ts';
import { categoryFixture, categoryIn, errorIn } from './categoryFixture.ts';

const { test, send, create, family, childNames, sellIn } = categoryFixture();
const Tree = z.object({ data: z.array(Category) });
const Made = z.object({ data: z.object({ id: z.string() }) });

describe('a new category', () => {
  it('goes behind its siblings unless it has a position', async () => {
    const { parent } = await family('Vases', 2);
    const last = await create({ name: 'Last', parent_id: parent.id });
    const first = await create({ name: 'First', parent_id: parent.id, positions: 1 });
    expect([last, first]).toMatchObject([
      { positions: 3, parent_id: parent.id, active: true, products_num: 0, version: 1 },
      { positions: 1 },
    ]);
    expect(await childNames(parent.id)).toEqual(['First', 'Vases 1', 'Vases 2', 'Last']);
  });

  it('appears at once to a reader that sends the answer’s version', async () => {
    const made = await send(categories.createCategory, { body: { name: 'Ferns' } });
    const headers = { 'x-catalogue-version': String(made.headers['x-catalogue-version']) };
    const { text } = await test.backend.handlers.call(catalogue.listCategories, { headers });
    expect(Tree.parse(JSON.parse(text)).data.map(({ name }) => name)).toContain('Ferns');
  });

  it('shows a photo that a later one replaces', async () => {
    const sendAs = async (
      route: typeof categories.createCategory | typeof categories.updateCategory,
      id?: string,
    ) => {
      const name = { name: 'name', bytes: Buffer.from('Wreaths') };
      const file = { name: 'photo', filename: 'a.jpg', type: 'image/jpeg', bytes: await aPhoto() };
      return categoryIn(await send(route, { ...(id && { params: { id } }), ...multipartOf([name, file]) }));
    };
    const made = await sendAs(categories.createCategory);
    const changed = await sendAs(categories.updateCategory, made.id);
    expect([made.photo, changed.photo]).toEqual([
      expect.stringMatching(/^\/media\/shop\/.+\.webp$/),
      expect.stringMatching(/^\/media\/shop\/.+\.webp$/),
    ]);
    expect(changed.photo).not.toBe(made.photo);
    const removed = await send(categories.updateCategory, { params: { id: made.id }, body: { photo: '' } });
    expect(categoryIn(removed).photo).toBeNull();
  });

  it('fails with the field that is wrong', async () => {
    for (const [body, path, message] of [
      [{ name: ' ' }, 'name', 'Enter a category name'],
      [{}, 'name', 'Enter a category name'],
      [{ name: 'x'.repeat(41) }, 'name', 'At most 40 characters'],
      [{ name: 'Moss', parent_id: 'gone' }, 'parent_id', 'A category does not exist any more'],
      [{ name: 'Moss', positions: 0 }, 'positions', 'Places count from 1'],
    ] as const) {
      const answer = await send(categories.createCategory, { body });
      expect([answer.status, errorIn(answer).errors]).toEqual([422, [{ path, message }]]);
    }
  });
});

describe('the list of categories', () => {
  const Page = z.object({ total: z.int(), per_page: z.int(), data: z.array(Category) });
  const list = async (query: object) => {
    const call = { query: { ...query }, headers: newestCatalogue() };
    return Page.parse(JSON.parse((await test.backend.handlers.call(catalogue.listCategoryPage, call)).text));
  };

  it('goes by pages of twenty, in the order of the tree', async () => {
    await family('Many', 21);
    const first = await list({});
    expect([first.per_page, first.data.length]).toEqual([20, 20]);
    const pages = Array.from({ length: Math.ceil(first.total / 20) }, (_, at) => list({ page: at + 1 }));
    const names = (await Promise.all(pages)).flatMap(({ data }) => data.map(({ name }) => name));
    expect(names).toHaveLength(first.total);
    expect(names.slice(names.indexOf('Many'), names.indexOf('Many') + 3)).toEqual([
      'Many',
      'Many 1',
      'Many 2',
    ]);
    expect((await list({ catalogue: 1 })).data.map(({ name }) => name)).not.toContain('Many');
    expect((await list({ page: 99 })).data).toEqual([]);
  });
});

describe('a change', () => {
  it('renames a category, in its products too', async () => {
    const made = await create({ name: 'Tulpis' });
    const product = Made.parse(JSON.parse((await sellIn(made.id)).text)).data;
    const changed = await send(categories.updateCategory, {
      params: { id: made.id },
      body: { name: 'Tulips', version: made.version },
    });
    expect(categoryIn(changed)).toMatchObject({ name: 'Tulips', version: 2, products_num: 1 });
    const { text } = await send(getProduct, { params: { id: product.id } });
    expect(JSON.parse(text).data.category).toEqual({ id: made.id, name: 'Tulips' });
  });

  it('takes an empty or inactive category out of the shop’s tree', async () => {
    const made = await create({ name: 'Christmas' });
    const listShown = async () => {
      const call = { query: { catalogue: 1 }, headers: newestCatalogue() };
      const { text } = await test.backend.handlers.call(catalogue.listCategories, call);
      return Tree.parse(JSON.parse(text)).data.some(({ id }) => id === made.id);
    };
    expect(await listShown()).toBe(false);
    await sellIn(made.id);
    expect(await listShown()).toBe(true);
    await send(categories.updateCategory, { params: { id: made.id }, body: { active: false } });
    expect(await listShown()).toBe(false);
  });

  it('moves to another parent with its place', async () => {
    const [{ parent: from, children }, { parent: to }] = [await family('From', 2), await family('To', 2)];
    const [moved] = children;
    await send(categories.updateCategory, {
      params: { id: moved?.id ?? '' },
      body: { name: 'Moved', parent_id: to.id, positions: 2 },
    });
    expect([await childNames(from.id), await childNames(to.id)]).toEqual([
      ['From 2'],
      ['To 1', 'Moved', 'To 2'],
    ]);
  });
});
