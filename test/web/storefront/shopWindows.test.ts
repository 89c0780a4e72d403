import type { Category } from '@bloomkin/shared/schemas/category.ts';
import { Category as schema } from '@bloomkin/shared/schemas/category.ts';
import { shopWindows } from '@bloomkin/web/features/categories/shopWindows.ts';
import { arrivalLabel } from '@bloomkin/web/features/productCard/ProductCard.tsx';
import { describe, expect, it } from 'vitest';

const aCategory = (name: string, children: readonly Category[] = [], change = {}): Category =>
  schema.parse({
    id: name.replaceAll(' ', ''),
    name,
    active: true,
    parent_id: null,
    products_num: 3,
    positions: 1,
    version: 1,
    photo: null,
    children,
    ...change,
  });
const namesOf = (categories: readonly Category[]) => shopWindows(categories).map(({ name }) => name);

describe('the category tiles', () => {
  it('are the active categories with products, each before its children', () => {
    const tree = [
      aCategory('Bouquets', [aCategory('Roses'), aCategory('Empty', [], { products_num: 0 })]),
      aCategory('Hidden', [], { active: false }),
      aCategory('Plants'),
    ];
    expect(namesOf(tree)).toEqual(['Bouquets', 'Roses', 'Plants']);
  });

  it('are nine at most, the top of the tree first', () => {
    const many = Array.from({ length: 12 }, (_, index) => aCategory(`C${index}`, [aCategory(`D${index}`)]));
    expect(namesOf(many)).toEqual(many.slice(0, 9).map(({ name }) => name));
  });
});

describe('the arrival label of a card', () => {
  it.each([
    ['2026-11-20', 'Today'],
    ['2026-11-21', 'From tomorrow'],
    ['2026-11-24', 'From Tue 24 Nov'],
  ])('%s is %s', (day, words) => {
    expect(arrivalLabel(day, '2026-11-20', '')).toBe(words);
  });

  it.each([
    ['2026-11-20', '2026-11-20', 'Today'],
    ['2026-11-21', '2026-11-21', 'Sat 21 Nov'],
    ['2026-11-24', '2026-11-24', 'Tue 24 Nov'],
    ['2026-11-22', '2026-11-23', 'From Mon 23 Nov'],
  ])('with %s chosen, %s is %s', (day, earliest, words) => {
    expect(arrivalLabel(earliest, '2026-11-20', day)).toBe(words);
  });
});
