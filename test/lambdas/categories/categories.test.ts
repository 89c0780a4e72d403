import * as catalogue from '@bloomkin/shared/routes/catalogue.ts';
import * as categories from '@bloomkin/shared/routes/categories.ts';
import { createProduct, deleteProduct, getProduct } from '@bloomkin/shared/routes/products.ts';
import { Category } from '@bloomkin/shared/schemas/category.ts';
import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Call, HandlerResponse } from '#support/handlerClient.ts';
import { categoryId, typeId } from '#support/items.ts';
import { securityFixture } from '#support/securityFixture.ts';
import { aPhoto, multipart, multipartOf } from '#support/upload.ts';

const test = securityFixture();
type Who = 'vendor' | 'admin';

const send = (route: Parameters<typeof test.backend.handlers.call>[0], call: Call, who: Who = 'admin') =>
  test.backend.handlers.call(route, { token: test.seed.people[who].token, ...call });

const One = z.object({ data: Category });
const categoryIn = ({ text }: HandlerResponse) => One.parse(JSON.parse(text)).data;
const Tree = z.object({ data: z.array(Category) });
const errorIn = ({ text }: HandlerResponse) => z.looseObject({ message: z.string() }).parse(JSON.parse(text));

const create = async (body: object) => categoryIn(await send(categories.createCategory, { body }));
const family = async (name: string, count: number) => {
  const parent = await create({ name });
  const children = [];
  for (let number = 1; number <= count; number++)
    children.push(await create({ name: `${name} ${number}`, parent_id: parent.id }));
  return { parent, children };
};

async function read(id: string) {
  const call = { params: { id }, headers: { 'x-catalogue-version': ulid() } };
  return categoryIn(await test.backend.handlers.call(catalogue.getCategory, call));
}
const childNames = async (id: string) => (await read(id)).children.map(({ name }) => name);
const setPositions = (positions: object[]) =>
  send(categories.setCategoryPositions, { query: { positions: JSON.stringify(positions) } });

const sellIn = (category: string, who: Who = 'vendor') =>
  send(createProduct, { body: { name: 'Tulips', price: 40, sku: ulid(), category, type: typeId } }, who);
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

  it('is seen at once by a reader that sends the answer’s version', async () => {
    const made = await send(categories.createCategory, { body: { name: 'Ferns' } });
    const headers = { 'x-catalogue-version': String(made.headers['x-catalogue-version']) };
    const { text } = await test.backend.handlers.call(catalogue.listCategories, { headers });
    expect(Tree.parse(JSON.parse(text)).data.map(({ name }) => name)).toContain('Ferns');
  });

  it('has a photo that a later one replaces', async () => {
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

  it('refuses a file that is not a picture', async () => {
    const call = multipart('photo', Buffer.from('<svg onload=alert(1)>'));
    expect((await send(categories.createCategory, call)).status).toBe(422);
    const named = multipartOf([
      { name: 'name', bytes: Buffer.from('Wreaths') },
      { name: 'photo', filename: 'a.svg', type: 'image/svg+xml', bytes: Buffer.from('<svg/>') },
    ]);
    expect((await send(categories.createCategory, named)).status).toBe(415);
  });

  it('is refused with the field that is wrong', async () => {
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

  it('is for admins to make', async () => {
    expect((await send(categories.createCategory, { body: { name: 'Mine' } }, 'vendor')).status).toBe(403);
  });
});

describe('the list of categories', () => {
  const Page = z.object({ total: z.int(), per_page: z.int(), data: z.array(Category) });
  const list = async (query: object) => {
    const call = { query: { ...query }, headers: { 'x-catalogue-version': ulid() } };
    return Page.parse(JSON.parse((await test.backend.handlers.call(catalogue.listCategoryPage, call)).text));
  };

  it('is paged, twenty by default, in the order of the tree', async () => {
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

  it('takes an inactive category out of the shop’s tree', async () => {
    const made = await create({ name: 'Christmas' });
    await sellIn(made.id);
    const listShown = async () => {
      const call = { query: { catalogue: 1 }, headers: { 'x-catalogue-version': ulid() } };
      const { text } = await test.backend.handlers.call(catalogue.listCategories, call);
      return Tree.parse(JSON.parse(text)).data.some(({ id }) => id === made.id);
    };
    expect(await listShown()).toBe(true);
    await send(categories.updateCategory, { params: { id: made.id }, body: { active: false } });
    expect(await listShown()).toBe(false);
  });

  it('returns 409 with the newest for an older version', async () => {
    const made = await create({ name: 'Orchids' });
    const change = (body: object) =>
      send(categories.updateCategory, { params: { id: made.id }, body: { version: made.version, ...body } });
    expect((await change({ name: 'Rare orchids' })).status).toBe(200);
    const second = await change({ name: 'Orchids & lilies' });
    expect([second.status, second.code]).toEqual([409, 'CONFLICT.VERSION']);
    expect(categoryIn(second)).toMatchObject({ name: 'Rare orchids', version: 2 });
  });

  it('is made once of two concurrent ones with one version', async () => {
    const made = await create({ name: 'Lilies' });
    const change = (name: string) =>
      send(categories.updateCategory, { params: { id: made.id }, body: { name, version: made.version } });
    const answers = await Promise.all(['One', 'Two', 'Three'].map(change));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
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

describe('positions', () => {
  it('move a category and answer the whole tree', async () => {
    const { parent, children } = await family('Row', 3);
    const [, , third] = children;
    const answer = await setPositions([{ id: third?.id, parent_id: parent.id, position: 1 }]);
    const tree = Tree.parse(JSON.parse(answer.text)).data;
    const shown = tree.find(({ id }) => id === parent.id)?.children;
    expect(shown?.map(({ name, positions }) => [name, positions])).toEqual([
      ['Row 3', 1],
      ['Row 1', 2],
      ['Row 2', 3],
    ]);
  });

  it('are safe to repeat', async () => {
    const { parent, children } = await family('Twice', 2);
    const move = () => setPositions([{ id: children[1]?.id, parent_id: parent.id, position: 1 }]);
    await move();
    const version = (await read(children[1]?.id ?? '')).version;
    expect((await move()).status).toBe(200);
    expect((await read(children[1]?.id ?? '')).version).toBe(version);
  });

  it('reject a cycle with 422', async () => {
    const { parent, children } = await family('Loop', 1);
    const answer = await setPositions([{ id: parent.id, parent_id: children[0]?.id, position: 1 }]);
    expect([answer.status, errorIn(answer).message]).toEqual([422, 'A category cannot be inside itself']);
  });

  it('sent by two admins at once never make a cycle', async () => {
    const [a, b] = [await create({ name: 'A' }), await create({ name: 'B' })];
    const answers = await Promise.all([
      setPositions([{ id: a.id, parent_id: b.id, position: 1 }]),
      setPositions([{ id: b.id, parent_id: a.id, position: 1 }]),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('reject more than one transaction holds', async () => {
    const positions = Array.from({ length: 201 }, () => ({ id: 'x', parent_id: null, position: 1 }));
    expect((await setPositions(positions)).status).toBe(422);
  });
});

describe('deleting', () => {
  const remove = (id: string) => send(categories.deleteCategory, { params: { id } });

  it('takes an empty category away', async () => {
    const { parent, children } = await family('Brief', 2);
    expect((await remove(children[0]?.id ?? '')).status).toBe(200);
    expect(await childNames(parent.id)).toEqual(['Brief 2']);
    expect((await remove(children[0]?.id ?? '')).status).toBe(404);
  });

  it('is a 409 with what is in the way', async () => {
    const { parent } = await family('Kept', 2);
    await sellIn(parent.id);
    const answer = await remove(parent.id);
    expect([answer.status, answer.code, errorIn(answer).message]).toEqual([
      409,
      'CATEGORY.IN_USE',
      'Kept cannot be deleted yet: it holds 2 categories and 1 product. Move them first.',
    ]);
  });

  it('counts inactive products, and not deleted ones', async () => {
    const made = await create({ name: 'Hidden' });
    const body = { name: 'Tulips', price: 40, sku: ulid(), category: made.id, type: typeId, active: false };
    const product = Made.parse(JSON.parse((await send(createProduct, { body }, 'vendor')).text)).data;
    expect((await remove(made.id)).status).toBe(409);
    await send(deleteProduct, { params: { id: product.id } }, 'vendor');
    expect((await remove(made.id)).status).toBe(200);
  });

  it('fails beside a concurrent new product in it', async () => {
    for (let round = 0; round < 8; round++) {
      const { id } = await create({ name: `Race ${round}` });
      const [sold, removed] = await Promise.all([sellIn(id), remove(id)]);
      expect([
        [200, 409],
        [422, 200],
      ]).toContainEqual([sold.status, removed.status]);
    }
  });

  it('makes later products in it fail', async () => {
    const { id } = await create({ name: 'Gone' });
    await remove(id);
    const answer = await sellIn(id);
    expect([answer.status, errorIn(answer).errors]).toEqual([
      422,
      [{ path: 'category', message: 'Select a category' }],
    ]);
    expect((await sellIn(categoryId)).status).toBe(200);
  });
});
