import { quoteDelivery } from '@bloomkin/shared/rules/promise.ts';
import { readSuburbKey, toSuburbKey } from '@bloomkin/shared/rules/servingZones.ts';
import { describe, expect, test } from 'vitest';
import { aCompany, aStore, aZone, square } from '#support/florist.ts';

describe('readSuburbKey', () => {
  test.each<[address: string, suburb: string | undefined]>([
    ['12 Stirling Hwy, Nedlands WA 6009', 'nedlands 6009'],
    ['12 Stirling Highway Nedlands WA 6009', 'nedlands 6009'],
    ['12 Stirling Highway, Nedlands, Western Australia, 6009, Australia', 'nedlands 6009'],
    ['Unit 3, 5 Burgundy St, Heidelberg VIC 3084', 'heidelberg 3084'],
    ['8 Chapel St St Kilda VIC 3182', 'st kilda 3182'],
    ['8 Chapel St, Saint Kilda VIC 3182', 'st kilda 3182'],
    ['1 Beaufort St, Mt Lawley WA 6050', 'mount lawley 6050'],
    ['2 Great Western Hwy, Mount Victoria NSW 2786', 'mount victoria 2786'],
    ['4 South Tce, O’Connor WA 6163', 'oconnor 6163'],
    ['Nedlands WA 6009', 'nedlands 6009'],
    ['12 Stirling Hwy, Nedlands WA', undefined],
    ['12 Stirling Hwy, WA 6009', undefined],
    ['6009', undefined],
    ['', undefined],
  ])('reads %s', (address, suburb) => {
    expect(readSuburbKey(address)).toBe(suburb);
  });

  test.each([
    ['Mt Lawley 6050', 'mount lawley 6050'],
    ["O'Connor 6163", 'oconnor 6163'],
    ['NEDLANDS  6009', 'nedlands 6009'],
    ['nedlands 6009', 'nedlands 6009'],
  ])('spells it as the list’s %s', (listed, key) => {
    expect(toSuburbKey(listed)).toBe(key);
  });
});

describe('an address that names a ticked suburb', () => {
  const middle = { lat: -31.981, lng: 115.806 };
  const beyond = { lat: -31.967, lng: 115.816 };
  const nedlands = aZone({
    id: 'n',
    polygon: square(middle, 0.012),
    priceCents: 900,
    suburbs: ['nedlands 6009'],
  });
  const shenton = aZone({
    id: 's',
    polygon: square(beyond, 0.003),
    priceCents: 500,
    suburbs: ['shenton park 6008'],
  });
  const drawn = aZone({ id: 'd', polygon: square(middle, 0.012), priceCents: 1500 });
  const cost = (zones: ReturnType<typeof aZone>[], place: { lat: number; lng: number }, address?: string) =>
    quoteDelivery({
      company: aCompany({ stores: [aStore({ ...middle, zones })] }),
      place: { ...place, address },
      goodsTotalCents: null,
    }).costCents;

  test.each<
    [
      what: string,
      ReturnType<typeof aZone>[],
      { lat: number; lng: number },
      string | undefined,
      number | null,
    ]
  >([
    ['has its price beyond the zone', [nedlands], beyond, '1 Elsie St, Nedlands WA 6009', 900],
    ['has its price in another zone', [nedlands, shenton], beyond, '1 Elsie St, Nedlands WA 6009', 900],
    [
      'has the price of the map under another name',
      [nedlands, shenton],
      beyond,
      '1 Elsie St, Shenton Park WA 6008',
      500,
    ],
    ['has the price of the map without a suburb', [nedlands, shenton], beyond, '1 Elsie St', 500],
    ['has the price of the map without an address', [nedlands, shenton], beyond, undefined, 500],
    [
      'has the price of the map under a name that nobody ticked',
      [nedlands],
      middle,
      '1 Elsie St, Dalkeith WA 6009',
      900,
    ],
    [
      'stays outside under a name that nobody ticked',
      [nedlands],
      beyond,
      '1 Elsie St, Dalkeith WA 6009',
      null,
    ],
    ['stays outside with another postcode', [nedlands], beyond, '1 Elsie St, Nedlands WA 6008', null],
    ['stays outside when the zone was drawn', [drawn], beyond, '1 Elsie St, Nedlands WA 6009', null],
    ['stays outside far away', [nedlands], { lat: -32.2, lng: 116 }, '1 Elsie St, Nedlands WA 6009', null],
    [
      'has the lower price of two that ticked it',
      [nedlands, { ...shenton, suburbs: ['nedlands 6009'] }],
      middle,
      '1 Elsie St, Nedlands WA 6009',
      500,
    ],
  ])('%s', (_, zones, place, address, cents) => {
    expect(cost(zones, place, address)).toBe(cents);
  });
});
