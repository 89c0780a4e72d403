import { describeChange } from '@bloomkin/web/office/catalogue/products/UndoLine.tsx';
import { describe, expect, it } from 'vitest';

const about = { id: 'c', at: '2026-11-22T00:00:00.000Z', until: '2026-11-29T00:00:00.000Z', products: 3 };
const price = (change: object, products = 3) =>
  describeChange({ ...about, products, change: { price: { round: null, ...change } } });

describe('a change that can be taken back', () => {
  it('describes what it did', () => {
    expect(price({ by_percent: 8 })).toBe('3 products are 8% dearer');
    expect(price({ by_percent: -2.5 }, 1)).toBe('1 product is 2.5% cheaper');
    expect(price({ by_amount: -5.5 })).toBe('3 products are $5.50 cheaper');
    expect(price({ to: 80 })).toBe('3 products cost $80');
    expect(price({ to: 80 }, 1)).toBe('1 product costs $80');
    expect(describeChange({ ...about, change: { active: false } })).toBe('3 products are out of the shop');
  });
});
