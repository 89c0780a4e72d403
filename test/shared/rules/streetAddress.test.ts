import { hasStreet } from '@bloomkin/shared/rules/streetAddress.ts';
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
  ])('is more than a suburb: %s', (address) => {
    expect(hasStreet(address, '')).toBe(false);
    expect(hasStreet(address, 'Unit 3')).toBe(false);
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
  ])('may be unusual: %s', (address) => {
    expect(hasStreet(address, '')).toBe(true);
  });

  it('may have a place name beside the suburb', () => {
    expect(hasStreet('Broken Hill NSW 2880', 'Wirrabilla')).toBe(true);
  });
});
