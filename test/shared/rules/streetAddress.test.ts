import { findDoorFault } from '@bloomkin/shared/rules/streetAddress.ts';
import { describe, expect, it } from 'vitest';

describe('an address to deliver to', () => {
  it.each([
    'Newtown NSW 2042',
    'Newtown, NSW 2042',
    'Newtown NSW 2042, Australia',
    'Surry Hills NSW',
    'St Peters New South Wales 2044',
    'Dee Why, New South Wales 2099, Australia',
    'O’Connor WA 6163',
    'NSW 2042',
  ])('names more than a suburb: %s', (address) => {
    expect(findDoorFault(address, '')).toContain('street');
    expect(findDoorFault(address, 'Unit 3')).toContain('street');
  });

  it.each([
    '12 King St, Newtown NSW 2042',
    'King St, Newtown NSW 2042',
    'King Street Newtown NSW 2042',
    'Unit 3/12 King St Newtown NSW 2042',
    'Lot 5 Dargo Rd, Dargo VIC 3862',
    'Lot 5, Dargo VIC 3862',
    'Kars Station via Broken Hill NSW 2880',
    'Wirrabilla, Broken Hill NSW 2880',
    'Royal North Shore Hospital, St Leonards NSW 2065',
    'Newtown',
  ])('accepts the unusual: %s', (address) => {
    expect(findDoorFault(address, '')).toBeUndefined();
  });

  it('accepts a place name beside the suburb', () => {
    expect(findDoorFault('Broken Hill NSW 2880', 'Wirrabilla')).toBeUndefined();
  });
});

describe('a postal box', () => {
  it.each([
    'PO Box 123, Newtown NSW 2042',
    'P.O. Box 77 Newtown NSW 2042',
    'GPO Box Q30, Sydney NSW 2001',
    'POB 12, Newtown NSW 2042',
    'P/O Box A4 Newtown NSW 2042',
    'Post Office Box 4, Newtown NSW 2042',
    'Box 45, Newtown NSW 2042',
    'Locked Bag 20, Newtown NSW 2042',
    'Private Bag, Darwin NT 0800',
    'PMB 5, Alice Springs NT 0872',
    'CMB 12, Alice Springs NT 0872',
    'RMB 1024, Kyneton VIC 3444',
    'RSD 5, Clare SA 5453',
    'MS 123, Dalby QLD 4405',
    'Care PO, Kalbar QLD 4309',
    'c/- Post Office, Newtown NSW 2042',
    'Poste Restante, Sydney NSW 2000',
    'Parcel Locker 10123 45678, Newtown NSW 2042',
    'Parcel Collect 10123 45678, Newtown NSW 2042',
  ])('refuses %s', (address) => {
    expect(findDoorFault(address, '')).toContain('PO box');
  });

  it.each(['PO Box 123', 'Parcel Locker 10123 45678', 'locked bag 7'])('refuses %s as the unit', (unit) => {
    expect(findDoorFault('12 King St, Newtown NSW 2042', unit)).toContain('PO box');
  });

  it.each([
    '12 Post Office Rd, Glenorie NSW 2157',
    'Post Office Hotel, Coburg VIC 3058',
    '2 Post Office Square, Brisbane QLD 4000',
    'GPO Hotel, Sydney NSW 2000',
    '1 Boxer Street, Newtown NSW 2042',
    '5 Box Rd, Caringbah NSW 2229',
    '12 Station St, Box Hill VIC 3128',
    '3 Locksley St, Newtown NSW 2042',
    '7 Bagot St, Adelaide SA 5006',
    '4 Private Rd, Darwin NT 0800',
    '2 Parcel St, Newtown NSW 2042',
    '1 Community Pl, Greenacre NSW 2190',
  ])('accepts %s', (address) => {
    expect(findDoorFault(address, 'Unit 3')).toBeUndefined();
  });
});
