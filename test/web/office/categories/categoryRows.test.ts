import type { Category } from '@bloomkin/shared/schemas/category.ts';
import { CategoryId } from '@bloomkin/shared/schemas/ids.ts';
import {
  applyStep,
  describePlace,
  flatten,
  moveCategory,
  toRows,
} from '@bloomkin/web/office/catalogue/categories/categoryRows.ts';
import { describe, expect, it } from 'vitest';

const category = (name: string, children: Category[] = []): Category => ({
  ...{ id: CategoryId.parse(name), name, active: true, parent_id: null, products_num: 1, positions: 1 },
  ...{ photo: null, version: 1, children },
});
const all = flatten([
  category('Bouquets', [category('Roses'), category('Tulips'), category('Natives')]),
  category('Plants'),
]);
const place = (id: string) => {
  const found = all.find((one) => one.id === id);
  if (!found) throw new Error(`No ${id}`);
  return found;
};
const at = ({ parentId, position }: { parentId: string | null; position: number }) => [parentId, position];

describe('a step of a category', () => {
  it('stays among its siblings up and down', () => {
    expect(at(applyStep(all, place('Natives'), 'up'))).toEqual(['Bouquets', 2]);
    expect(at(applyStep(all, place('Roses'), 'up'))).toEqual(['Bouquets', 1]);
    expect(at(applyStep(all, place('Natives'), 'down'))).toEqual(['Bouquets', 3]);
  });

  it('goes out behind its parent and in behind its siblings', () => {
    expect(at(applyStep(all, place('Roses'), 'out'))).toEqual([null, 2]);
    expect(at(applyStep(all, place('Plants'), 'in'))).toEqual(['Bouquets', 4]);
    expect(at(applyStep(all, place('Bouquets'), 'in'))).toEqual([null, 1]);
    expect(at(applyStep(all, place('Bouquets'), 'out'))).toEqual([null, 1]);
  });

  it('announces its place', () => {
    const to = applyStep(all, place('Natives'), 'up');
    expect(describePlace(all, to)).toBe('second of 3 in Bouquets');
    expect(describePlace(all, applyStep(all, place('Roses'), 'out'))).toBe('second of 3 in the top level');
  });
});

it('the rows show open branches alone, in the order after a move', () => {
  const moved = moveCategory(all, { id: 'Natives', parentId: 'Bouquets', position: 1 }) ?? [];
  const names = (isOpen: boolean) =>
    toRows(moved, () => isOpen).map(({ category: { name }, depth }) => [name, depth]);
  expect(names(false)).toEqual([
    ['Bouquets', 0],
    ['Plants', 0],
  ]);
  expect(names(true)).toEqual([
    ['Bouquets', 0],
    ['Natives', 1],
    ['Roses', 1],
    ['Tulips', 1],
    ['Plants', 0],
  ]);
});
