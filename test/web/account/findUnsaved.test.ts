import { BookAddress } from '@bloomkin/shared/schemas/addressBook.ts';
import { Recipient } from '@bloomkin/shared/schemas/recipient.ts';
import { findUnsaved } from '@bloomkin/web/features/account/keep/findUnsaved.ts';
import { describe, expect, it } from 'vitest';
import { anOrder } from '#support/order.ts';
import { ruby } from './accountFixture.tsx';

const nothing = { addresses: [], recipients: [] };
const home = BookAddress.parse({
  id: 'a1',
  label: 'Home',
  address: '12 King Street, Newtown NSW 2042',
  lat: -33.897,
  lng: 151.178,
  unitOffice: '',
  comment: '',
  is_default: true,
});
const dana = async () =>
  Recipient.parse({
    ...(await ruby({ id: 'r1', fio: 'Dana Okafor', roles: ['ROLE_RECIPIENT'], role: 'ROLE_RECIPIENT' })),
    relation: 'Friend',
    birthday: null,
    note: '',
    ...{ address: null, days: [], quiet: null },
  });

describe('after an order the user may save', () => {
  it('the recipient with the address', () => {
    const order = anOrder({ recipient: { fio: 'Dana Okafor', phone: '' }, unitOffice: '7' });
    expect(findUnsaved(order, nothing)).toMatchObject({
      kind: 'recipient',
      fio: 'Dana Okafor',
      address: { address: '12 King Street, Newtown NSW 2042', unitOffice: '7' },
    });
  });

  it('the address of an order without a recipient', () => {
    expect(findUnsaved(anOrder(), nothing)).toMatchObject({ kind: 'address' });
  });

  it('nothing that is saved, for a pick-up or for a loss', async () => {
    const toDana = anOrder({ recipient: { fio: 'dana okafor ', phone: '' } });
    expect(findUnsaved(toDana, { addresses: [], recipients: [await dana()] })).toBeUndefined();
    expect(findUnsaved(anOrder(), { addresses: [home], recipients: [] })).toBeUndefined();
    expect(findUnsaved(anOrder({ isPickup: true, pickupStore: 's1' }), nothing)).toBeUndefined();
    expect(findUnsaved({ ...toDana, sympathy: true }, nothing)).toBeUndefined();
  });
});
