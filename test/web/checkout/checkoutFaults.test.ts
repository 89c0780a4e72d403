import type { DeliveryDay } from '@bloomkin/shared/schemas/listing.ts';
import { findFaults } from '@bloomkin/web/features/checkout/form/checkoutFaults.ts';
import type { CheckoutValues } from '@bloomkin/web/features/checkout/form/checkoutForm.ts';
import { computeTotals } from '@bloomkin/web/features/checkout/form/totals.ts';
import { describe, expect, test } from 'vitest';

const dayOf = (day: string, change: Partial<DeliveryDay> = {}): DeliveryDay => ({
  day,
  available: true,
  reason: null,
  periods: [
    { start_time: '09:00', stop_time: '12:00', available: false, left: 0 },
    { start_time: '12:00', stop_time: '15:00', available: true, left: 3 },
  ],
  cutoff: null,
  price: 12,
  timezone: 'Australia/Sydney',
  ...change,
});
const days = [dayOf('2026-11-23'), dayOf('2026-11-28', { price: 18 })];
const noon = { start_time: '12:00', stop_time: '15:00' };
const complete: CheckoutValues = {
  isPickup: false,
  pickupStore: null,
  place: { address: '12 King St, Newtown NSW 2042', lat: -33.89, lng: 151.18 },
  addressText: '12 King St, Newtown NSW 2042',
  unitOffice: '',
  comment: '',
  forMe: false,
  addressLater: false,
  recipientName: 'Mum',
  recipientPhone: '',
  day: '2026-11-23',
  period: noon,
  cardMessage: '',
  sympathy: false,
  substitution: 'ask',
  fio: 'Priya',
  phone: '0491 571 491',
  email: '',
};
const paths = (change: Partial<CheckoutValues>, offered = days) =>
  findFaults({ ...complete, ...change }, offered, []).map(({ path }) => path);

describe('the missing parts of an order', () => {
  test('number none for a complete order', () => {
    expect(paths({})).toEqual([]);
  });

  test('appear all at once, in the order of the page', () => {
    const empty = { place: undefined, recipientName: '', day: null, fio: ' ', phone: '', email: 'x@' };
    expect(paths(empty)).toEqual(['recipient.fio', 'location', 'deliveryDay', 'fio', 'phone', 'email']);
  });

  test('include the street where a suburb is known', () => {
    const place = { address: 'Newtown NSW 2042', lat: -33.89, lng: 151.18 };
    expect(paths({ place })).toEqual(['location']);
    expect(paths({ place, isPickup: true, pickupStore: 's1' })).toEqual([]);
  });

  test('exclude own recipient and a pick-up’s address', () => {
    expect(paths({ forMe: true, recipientName: '' })).toEqual([]);
    expect(paths({ isPickup: true, pickupStore: 's1', place: undefined, recipientName: '' })).toEqual([]);
    expect(paths({ isPickup: true })).toEqual(['pickupStore']);
  });

  test('give the reason of a day that has closed since', () => {
    const closed = [dayOf('2026-11-23', { available: false, reason: 'Fully booked' })];
    expect(findFaults(complete, closed, [])).toEqual([
      { path: 'deliveryDay', message: 'Fully booked. Please choose another day.' },
    ]);
  });

  test('include a chosen period that is sold out', () => {
    expect(paths({ period: { start_time: '09:00', stop_time: '12:00' } })).toEqual(['delivery_period']);
  });
});

describe('the total of a guest', () => {
  const cart = {
    companyId: 'c1',
    companyName: '',
    lines: [],
    count: 1,
    goods: 89.5,
    discount: 0,
    discounts: [],
    order: undefined,
  };

  test('uses the price of the chosen day', () => {
    expect(computeTotals(cart, { ...complete, day: '2026-11-28' }, days)).toMatchObject({
      delivery: '$18',
      total: 107.5,
      isFinal: true,
    });
  });

  test('shows an estimate for the cheapest day until a day is chosen', () => {
    expect(computeTotals(cart, { ...complete, day: null }, days)).toMatchObject({
      delivery: 'from $12',
      total: 101.5,
      isFinal: false,
    });
  });

  test('begins at $0 when the cheapest day is free', () => {
    const withFree = days.map((one) => (one.price === 12 ? { ...one, price: 0 } : one));
    expect(computeTotals(cart, { ...complete, day: null }, withFree).delivery).toBe('from $0');
  });

  test('adds no delivery price for a pick-up', () => {
    expect(computeTotals(cart, { ...complete, isPickup: true }, undefined).total).toBe(89.5);
  });
});
