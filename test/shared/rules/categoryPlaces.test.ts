import { type PlacedCategory, placeCategories } from '@bloomkin/shared/rules/categoryPlaces.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const category = (id: string, parentId: string | null, position: number): PlacedCategory => ({
  id,
  parentId,
  position,
});
const tree = [
  category('bouquets', null, 1),
  category('roses', 'bouquets', 1),
  category('tulips', 'bouquets', 2),
  category('natives', 'bouquets', 3),
  category('plants', null, 2),
];

/** The tree after the change, each family in its order. */
function after(all: readonly PlacedCategory[], placements: readonly PlacedCategory[]) {
  const placed = placeCategories(all, placements);
  if ('fault' in placed) return placed.fault;
  const changed = new Map(placed.changed.map((one) => [one.id, one]));
  const next = all.map((one) => changed.get(one.id) ?? one);
  const families = Map.groupBy(next, ({ parentId }) => parentId ?? '');
  return Object.fromEntries(
    [...families].map(([parent, siblings]) => [
      parent,
      siblings.toSorted((a, b) => a.position - b.position).map(({ id }) => id),
    ]),
  );
}

describe('placeCategories', () => {
  it('moves among siblings, changing only those between', () => {
    const placed = placeCategories(tree, [category('natives', 'bouquets', 2)]);
    expect(placed).toEqual({
      changed: [category('natives', 'bouquets', 2), category('tulips', 'bouquets', 3)],
    });
  });

  it('moves to another parent and closes the gap', () => {
    expect(after(tree, [category('roses', 'plants', 1)])).toEqual({
      '': ['bouquets', 'plants'],
      bouquets: ['tulips', 'natives'],
      plants: ['roses'],
    });
  });

  it('appends when the place is past the end', () => {
    expect(after(tree, [category('roses', null, 99)])).toMatchObject({
      '': ['bouquets', 'plants', 'roses'],
    });
  });

  it.each([
    ['itself', [category('bouquets', 'bouquets', 1)], 'A category cannot be inside itself'],
    ['its child', [category('bouquets', 'roses', 1)], 'A category cannot be inside itself'],
    [
      'a cycle of two moves',
      [category('bouquets', 'plants', 1), category('plants', 'roses', 1)],
      'A category cannot be inside itself',
    ],
    ['an unknown parent', [category('roses', 'gone', 1)], 'A category does not exist any more'],
    ['an unknown category', [category('gone', null, 1)], 'A category does not exist any more'],
  ])('rejects a move into %s', (_, placements, fault) => {
    expect(after(tree, placements)).toBe(fault);
  });

  it('rejects a seventh level', () => {
    const chain = Array.from({ length: 6 }, (_, level) =>
      category(`l${level}`, level === 0 ? null : `l${level - 1}`, 1),
    );
    const all = [...chain, category('deep', null, 2)];
    expect(after(all, [category('deep', 'l5', 1)])).toBe('At most 6 levels');
    expect(after(all, [category('deep', 'l4', 1)])).toMatchObject({ l4: ['deep', 'l5'] });
  });

  it('keeps every category once, in places from 1, after any moves', () => {
    const ids = tree.map(({ id }) => id);
    const move = fc.record({
      id: fc.constantFrom(...ids),
      parentId: fc.option(fc.constantFrom(...ids), { nil: null }),
      position: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(fc.array(move, { minLength: 1, maxLength: 5 }), (placements) => {
        const placed = placeCategories(tree, placements);
        if ('fault' in placed) return;
        const changed = new Map(placed.changed.map((one) => [one.id, one]));
        const next = tree.map((one) => changed.get(one.id) ?? one);
        for (const siblings of Map.groupBy(next, ({ parentId }) => parentId).values())
          expect(siblings.map(({ position }) => position).sort((a, b) => a - b)).toEqual(
            siblings.map((_, index) => index + 1),
          );
        for (const { id } of next) {
          const path: (string | null)[] = [id];
          while (path.at(-1)) path.push(next.find((one) => one.id === path.at(-1))?.parentId ?? null);
          expect(path.length).toBeLessThanOrEqual(tree.length + 1);
        }
      }),
    );
  });
});
