import * as categories from '@bloomkin/shared/routes/categories.ts';
import { createProduct, deleteProduct } from '@bloomkin/shared/routes/products.ts';
import { Category } from '@bloomkin/shared/schemas/category.ts';
import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { categoryId, typeId } from '#support/catalogueItems.ts';
import { categoryFixture, errorIn } from './categoryFixture.ts';

const { send, create, family, read, childNames, setPositions, sellIn } = categoryFixture();
const Tree = z.object({ data: z.array(Category) });
const Made = z.object({ data: z.object({ id: z.string() }) });

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

  it('repeat without effect', async () => {
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

  it('answers 409 with what is in the way', async () => {
    const { parent } = await family('Kept', 2);
    await sellIn(parent.id);
    const answer = await remove(parent.id);
    expect([answer.status, answer.code, errorIn(answer).message]).toEqual([
      409,
      'CATEGORY.IN_USE',
      'Kept cannot be deleted yet: it holds 2 categories and 1 product. Move them first.',
    ]);
  });

  it('counts inactive but not deleted products', async () => {
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
