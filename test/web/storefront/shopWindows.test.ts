import type { Category } from '@bloomkin/shared/schemas/category.ts';
import { shopWindows } from '@bloomkin/web/features/categories/shopWindows.ts';
import { arrivalLabel } from '@bloomkin/web/features/productCard/ProductCard.tsx';
import { describe, expect, it } from 'vitest';
import { aCategory } from './storefrontFixture.ts';

const category = (name: string, children: readonly Category[] = [], change = {}): Category =>
  aCategory(name, name, { children, ...change });
const namesOf = (categories: readonly Category[]) => shopWindows(categories).map(({ name }) => name);

describe('the category tiles', () => {
  it('show the active categories with products, each before its children', () => {
    const tree = [
      category('Bouquets', [category('Roses'), category('Empty', [], { products_num: 0 })]),
      category('Hidden', [], { active: false }),
      category('Plants'),
    ];
    expect(namesOf(tree)).toEqual(['Bouquets', 'Roses', 'Plants']);
  });

  it('number nine at most, the top of the tree first', () => {
    const many = Array.from({ length: 12 }, (_, index) => category(`C${index}`, [category(`D${index}`)]));
    expect(namesOf(many)).toEqual(many.slice(0, 9).map(({ name }) => name));
  });
});

describe('the arrival label of a card', () => {
  it.each([
    ['2026-11-20', 'Today'],
    ['2026-11-21', 'From tomorrow'],
    ['2026-11-24', 'From Tue 24 Nov'],
  ])('%s is %s', (day, label) => {
    expect(arrivalLabel(day, '2026-11-20', '')).toBe(label);
  });

  it.each([
    ['2026-11-20', '2026-11-20', 'Today'],
    ['2026-11-21', '2026-11-21', 'Sat 21 Nov'],
    ['2026-11-24', '2026-11-24', 'Tue 24 Nov'],
    ['2026-11-22', '2026-11-23', 'From Mon 23 Nov'],
  ])('labels, with %s chosen, %s as %s', (day, earliest, label) => {
    expect(arrivalLabel(earliest, '2026-11-20', day)).toBe(label);
  });
});
