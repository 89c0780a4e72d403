import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { findKnownPlace } from '@bloomkin/web/features/deliveryAddress/knownPlace.ts';
import { describe, expect, it } from 'vitest';

const crown = { address: '10 Crown St, Surry Hills NSW 2010', lat: -33.88, lng: 151.21 };
const king = { address: '1 King St, Newtown NSW 2042', lat: -33.89, lng: 151.17 };
const manly = { address: '2 The Corso, Manly NSW 2095', lat: -33.79, lng: 151.28 };
const orderTo = (location: typeof king, items: unknown[] = [{}]) =>
  ({ location, unitOffice: '4', comment: 'bell', items }) as unknown as Order;
const userAt = (location: typeof king) =>
  ({ location: { ...location, unitOffice: '1', comment: 'gate' } }) as unknown as User;
const nothing = {
  place: undefined,
  unitOffice: undefined,
  comment: undefined,
  order: undefined,
  user: undefined,
};

describe('the address of the shop', () => {
  it('comes from here, without another’s unit', () => {
    const known = findKnownPlace({ ...nothing, place: crown, order: orderTo(king), user: userAt(manly) });
    expect(known).toEqual({ place: crown, unitOffice: '', comment: '' });
  });

  it('comes else from the cart, with its unit and comment', () => {
    const known = findKnownPlace({ ...nothing, order: orderTo(king), user: userAt(manly) });
    expect(known).toMatchObject({ place: king, unitOffice: '4', comment: 'bell' });
  });

  it('comes from no emptied cart', () => {
    const known = findKnownPlace({ ...nothing, order: orderTo(king, []), user: userAt(manly) });
    expect(known).toMatchObject({ place: manly, unitOffice: '1', comment: 'gate' });
  });

  it('takes the unit of the profile when it is the same address', () => {
    const known = findKnownPlace({ ...nothing, place: manly, order: orderTo(king), user: userAt(manly) });
    expect(known).toMatchObject({ place: manly, unitOffice: '1', comment: 'gate' });
  });
});
