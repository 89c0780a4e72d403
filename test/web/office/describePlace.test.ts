import { isPaidByCard } from '@bloomkin/shared/rules/cardPayment.ts';
import { describePlace } from '@bloomkin/web/office/orders/list/describePlace.ts';
import { describe, expect, it } from 'vitest';
import { anOrder } from '#support/order.ts';

const to = (address: string) => describePlace(anOrder({ location: { address, lat: 0, lng: 0 } }));

describe('an order in the list', () => {
  it('names the suburb before the street', () => {
    expect(to('12 King Street, Newtown NSW 2042')).toEqual({ suburb: 'Newtown', street: '12 King Street' });
    expect(to('Shop 3, 8 Argent Street, Broken Hill NSW 2880').street).toBe('Shop 3, 8 Argent Street');
    expect(to('Newtown NSW 2042')).toEqual({ suburb: 'Newtown', street: '' });
  });

  it('names the store of a pickup', () => {
    const order = anOrder({
      isPickup: true,
      pickup_store_info: { name: 'Newtown store', address: '1 King St' },
    });
    expect(describePlace(order)).toEqual({ suburb: 'Newtown store', street: 'Pick up' });
  });

  it('knows a card payment from a mark by hand', () => {
    const orderPaidBy = (by: string) =>
      anOrder({
        payment_status: 'paid',
        history: [
          { at: '2026-11-20T00:46:00.000Z', by, what: 'payment_status', from: 'not_paid', to: 'paid' },
        ],
      });
    expect(isPaidByCard(orderPaidBy('Card payment'))).toBe(true);
    expect(isPaidByCard(orderPaidBy('Florist'))).toBe(false);
  });
});
