import { findMissingSteps, type ShopFacts, shopSteps } from '@bloomkin/shared/rules/shopReadiness.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const store = { address: '1 King St', hasHours: true, pickupPoint: false, delivers: true };
const ready: ShopFacts = {
  owner: { fio: 'Marlo Hughes', phone: '+61491570156', email: '' },
  company: { name: 'Marlo Pty Ltd', abn: '13699001011' },
  stores: [store],
  hasProduct: true,
  payouts: { connected: true, chargesEnabled: true },
};

/** Facts in which one step is missing. */
const without: Record<(typeof shopSteps)[number], readonly Partial<ShopFacts>[]> = {
  profile: [{ owner: { fio: '', phone: '', email: 'marlo@example.com' } }],
  alerts: [{ owner: { fio: 'Marlo', phone: '+61255500123', email: '' } }],
  company: [{ company: { name: '', abn: '13699001011' } }, { company: { name: 'Marlo', abn: '' } }],
  store: [],
  delivery: [{ stores: [{ ...store, delivers: false }] }],
  product: [{ hasProduct: false }],
  payouts: [
    { payouts: { connected: false, chargesEnabled: true } },
    { payouts: { connected: true, chargesEnabled: false } },
  ],
};

describe('readiness of a shop', () => {
  it('names each missing step alone', () => {
    expect(findMissingSteps(ready)).toEqual([]);
    for (const step of shopSteps)
      for (const change of without[step]) expect(findMissingSteps({ ...ready, ...change })).toEqual([step]);
  });

  it('asks for a contact of the owner to tell about orders', () => {
    const owner = { fio: 'Marlo', phone: '', email: '' };
    expect(findMissingSteps({ ...ready, owner })).toEqual(['profile', 'alerts']);
    expect(findMissingSteps({ ...ready, owner: null })).toEqual([]);
  });

  it('requires hours and a zone or pick-up at one store', () => {
    const noHours = { ...store, hasHours: false };
    const noZone = { ...store, delivers: false };
    expect(findMissingSteps({ ...ready, stores: [noHours] })).toEqual(['store', 'delivery']);
    expect(findMissingSteps({ ...ready, stores: [noHours, noZone] })).toEqual(['delivery']);
    expect(findMissingSteps({ ...ready, stores: [noHours, { ...noZone, pickupPoint: true }] })).toEqual([]);
  });

  it('survives another store', () => {
    const stores = fc.array(
      fc.record({
        address: fc.constantFrom('', '1 King St'),
        hasHours: fc.boolean(),
        pickupPoint: fc.boolean(),
        delivers: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(stores, stores, (some, more) => {
        const before = findMissingSteps({ ...ready, stores: some });
        const after = findMissingSteps({ ...ready, stores: [...some, ...more] });
        expect(before).toEqual(expect.arrayContaining(after));
      }),
    );
  });
});
