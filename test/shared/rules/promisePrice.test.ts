import { quoteDelivery } from '@bloomkin/shared/rules/promise.ts';
import { describe, expect, test } from 'vitest';
import { aCompany, aStore, aZone, newtown, square } from '#support/florist.ts';
import { deliver, reasonText, saturday, sunday } from './askPromise.ts';

describe('price and place', () => {
  const near = aZone({ id: 'near', polygon: square(newtown, 0.02), priceCents: 800, minOrderCents: 6000 });
  const far = aZone({ id: 'far', polygon: square(newtown, 0.2), priceCents: 1500, freeFromCents: 15000 });
  const company = aCompany({ stores: [aStore({ zones: [far, near] })] });

  test.each([
    [8900, 'near', 800],
    [14999, 'near', 800],
    [15000, 'far', 0],
    [5999, 'far', 1500],
  ])('goods for %i cents go by the cheapest zone that takes them', (goods, zone, cost) => {
    expect(deliver({ company, goodsTotalCents: goods })).toMatchObject({
      can: true,
      zone: { id: zone },
      costCents: cost,
    });
  });

  test('below the minimum the missing amount is named, without a next day', () => {
    const only = aCompany({ stores: [aStore({ zones: [near] })] });
    const promise = deliver({ company: only, goodsTotalCents: 4000 });
    expect(promise).toMatchObject({ can: false, reason: 'minimum_order', minOrderCents: 6000, next: null });
    expect(reasonText(promise)).toBe('Add $20 more: delivery here starts at $60');
    expect(promise.periods.some(({ available }) => available)).toBe(false);
    expect(deliver({ company: only, goodsTotalCents: 6000 }).can).toBe(true);
    expect(deliver({ company: only, goodsTotalCents: null }).can).toBe(true);
  });

  test('a closed day is closed for any goods total', () => {
    const only = aCompany({ stores: [aStore({ zones: [near] })] });
    expect(deliver({ company: only, goodsTotalCents: 4000, day: sunday })).toMatchObject({
      reason: 'weekly_closed',
      next: null,
    });
  });

  test('equal prices: the nearer store delivers', () => {
    const redfern = aStore({ id: 'redfern', lat: -33.92, zones: [aZone({ id: 'a' })] });
    const stores = [redfern, aStore({ zones: [aZone({ id: 'b' })] })];
    expect(deliver({ company: aCompany({ stores }) }).storeId).toBe('newtown');
  });

  test('another store delivers at its price when the cheapest is closed', () => {
    const dear = aStore({ id: 'redfern', zones: [aZone({ id: 'dear', priceCents: 2000 })] });
    const stores = [aStore({ closedDays: [saturday] }), dear];
    expect(deliver({ company: aCompany({ stores }) })).toMatchObject({
      storeId: 'newtown',
      costCents: 1200,
    });
    expect(deliver({ company: aCompany({ stores }), day: saturday })).toMatchObject({
      storeId: 'redfern',
      costCents: 2000,
    });
  });

  test.each([
    ['outside_area', aCompany(), { lat: -37.8, lng: 144.9 }],
    ['outside_area', aCompany(), { lat: Number.NaN, lng: 151 }],
    ['no_delivery', aCompany({ stores: [aStore({ warehouseForDelivery: false })] }), newtown],
    ['no_delivery', aCompany({ stores: [aStore({ zones: [] })] }), newtown],
    ['no_delivery', aCompany({ stores: [] }), newtown],
    ['company_inactive', aCompany({ active: false }), newtown],
  ] as const)('nothing is promised: %s', (reason, florist, place) => {
    const promise = deliver({ company: florist, place });
    expect(promise).toMatchObject({
      can: false,
      reason,
      costCents: null,
      zone: null,
      next: null,
      periods: [],
    });
    expect(reasonText(promise)).toMatch(/\w/);
  });

  test('a price is quoted before a day is chosen', () => {
    expect(quoteDelivery({ company, place: newtown, goodsTotalCents: 8900 })).toMatchObject({
      can: true,
      costCents: 800,
      zone: { id: 'near' },
      minOrderCents: 6000,
    });
  });
});
