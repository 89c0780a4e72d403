import { cartFromOrder } from '@bloomkin/web/features/cart/cartState.ts';
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
type Change = Parameters<typeof anOrder>[0];
const describeCarts = (before: Change, after: Change) => {
  const [was, is] = [anOrder(before), anOrder(after)];
  const totals = { goods: was.order_summ, total: was.total };
  return describeChanges({ cart: cartFromOrder(was), totals }, is);
};
const describeLines = (before: object[], after: object[]) =>
  describeCarts({ items: before }, { items: after }).slice(1, -1);

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
    const [, delivery] = describeCarts({ delivery_cost: 0, total: 89.5 }, { delivery_cost: 9 });
    expect(delivery).toBe('Delivery is now $9 instead of free.');
  });

  it('asks for a look at the cart when the total is the same', () => {
    const swapped = describeCarts({ items: [dusk], total: 81 }, { items: [tulips], total: 81 });
    expect(swapped.at(-1)).toBe('The total is still $81. Please check your cart, then place your order.');
    const dearer = describeCarts({ total: 81 }, { total: 90 });
    expect(dearer.at(-1)).toBe('Please check the new total of $90, then place your order.');
  });
});
