import { describeChanges } from '@bloomkin/web/features/checkout/submit/describeChanges.ts';
import { describe, expect, it } from 'vitest';
import { anOrder } from '#support/order.ts';

const aLine = (id: string, name: string, about: object = {}, product: object = {}) => ({
  product: { id, name, price: 69, photo: null, company: 'company-1', sku: id, ...product },
  product_price: 69,
  count: 1,
  ...about,
});
const dusk = aLine('p1', 'Jacaranda Dusk');
const tulips = aLine('p2', 'Tulip Crush');
const describeLines = (before: object[], after: object[]) =>
  describeChanges(anOrder({ items: before }), anOrder({ items: after })).slice(1, -1);

describe('a cart that changed before it was ordered', () => {
  it('names what another tab took out and put in', () => {
    const petite = aLine('p1', 'Jacaranda Dusk', { size: { id: 's1', name: 'Petite' } });
    expect(describeLines([dusk, tulips], [tulips, petite])).toEqual([
      'Jacaranda Dusk is no longer in your cart.',
      'Jacaranda Dusk, Petite was added to your cart.',
    ]);
  });

  it('names another count', () => {
    expect(describeLines([dusk], [aLine('p1', 'Jacaranda Dusk', { count: 3 })])).toEqual([
      'There are now 3 × Jacaranda Dusk instead of 1.',
    ]);
  });

  it('names another price, and what is not for sale any more', () => {
    const dearer = aLine('p1', 'Jacaranda Dusk', {}, { price: 72.5 });
    const gone = aLine('p2', 'Tulip Crush', {}, { available: false });
    expect(describeLines([dusk, tulips], [dearer, gone])).toEqual([
      'Jacaranda Dusk is now $72.50 instead of $69.',
      'Tulip Crush is not available any more.',
    ]);
  });

  it('calls delivery without a price free', () => {
    const [, delivery] = describeChanges(anOrder({ delivery_cost: 0 }), anOrder({ delivery_cost: 9 }));
    expect(delivery).toBe('Delivery is now $9 instead of free.');
  });
});
