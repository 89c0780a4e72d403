import { cartFromGuest } from '@bloomkin/web/features/cart/cartState.ts';
import { withGuestDiscounts } from '@bloomkin/web/features/cart/guestDiscounts.ts';
import { describe, expect, it } from 'vitest';

const now = new Date('2026-11-22T02:00:00Z');
const spring = {
  ...{ id: 'spring', name: 'Spring', kind: 'percent', value: 10, min_order: 0, to: '2026-11-22' },
  borne_by: 'florist',
};

const cartWith = (offer: typeof spring | null, count = 1) => {
  const product = {
    id: 'roses',
    name: 'Roses',
    price: 89,
    photo: null,
    company: 'petal',
    sku: '1',
    size: null,
  };
  return cartFromGuest({
    companyId: 'petal',
    companyName: 'Petal',
    items: [{ product: { ...product, offers: offer ? [offer] : [] }, count }],
  });
};

describe('a guest’s cart', () => {
  it('takes off what the card shows', () => {
    const { discount, discounts } = withGuestDiscounts(cartWith(spring, 2), now);
    expect(discount).toBe(17.8);
    expect(discounts).toMatchObject([{ name: 'Spring', takes_off: '10% off', amount: 17.8 }]);
  });

  it('takes off only above the minimum until the last day', () => {
    expect(withGuestDiscounts(cartWith({ ...spring, min_order: 100 }), now).discount).toBe(0);
    expect(withGuestDiscounts(cartWith({ ...spring, to: '2026-11-20' }), now).discounts).toEqual([]);
    expect(withGuestDiscounts(cartWith(null), now).discount).toBe(0);
  });

  it('takes one amount of the market’s at most, as the API does', () => {
    const amount = (id: string, value: number) => ({
      ...{ id, name: id, kind: 'amount', value, min_order: 0, to: null, borne_by: 'market' },
    });
    const line = (id: string, offer: ReturnType<typeof amount>) => ({
      product: {
        id,
        name: id,
        price: 40,
        photo: null,
        company: 'petal',
        sku: id,
        size: null,
        offers: [offer],
      },
      count: 1,
    });
    const items = [line('roses', amount('ten', 10)), line('lilies', amount('fifteen', 15))];
    const cart = cartFromGuest({ companyId: 'petal', companyName: 'Petal', items });
    expect(withGuestDiscounts(cart, now)).toMatchObject({ discount: 15, discounts: [{ id: 'fifteen' }] });
  });

  it('names a limited discount, and applies the others', () => {
    const limited = { ...spring, id: 'first', name: 'First order', value: 50, limited: true };
    const line = (id: string, offers: (typeof spring)[]) => ({
      product: { id, name: id, price: 40, photo: null, company: 'petal', sku: id, size: null, offers },
      count: 1,
    });
    const cart = (offers: (typeof spring)[]) =>
      cartFromGuest({ companyId: 'petal', companyName: 'Petal', items: [line('roses', offers)] });
    expect(withGuestDiscounts(cart([limited]), now)).toMatchObject({
      discount: 0,
      discounts: [
        { name: 'First order', takes_off: '50% off, limited: checked when you sign in', amount: null },
      ],
    });
    expect(withGuestDiscounts(cart([limited, spring]), now)).toMatchObject({
      discount: 4,
      discounts: [
        { name: 'First order', amount: null },
        { name: 'Spring', amount: 4 },
      ],
    });
  });

  it('spreads an amount over all its products, whatever their cards show', () => {
    const ten = { ...spring, id: 'ten', name: 'Ten', kind: 'amount', value: 10 };
    const fifth = { ...spring, id: 'fifth', name: 'Fifth', value: 20 };
    const line = (id: string, price: number, offers: (typeof spring)[]) => ({
      product: { id, name: id, price, photo: null, company: 'petal', sku: id, size: null, offers },
      count: 1,
    });
    const items = [line('roses', 30, [ten]), line('orchid', 70, [fifth, ten])];
    const cart = cartFromGuest({ companyId: 'petal', companyName: 'Petal', items });
    expect(withGuestDiscounts(cart, now)).toMatchObject({ discount: 17 });
  });
});
