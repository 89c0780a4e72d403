import { floristHead } from '@bloomkin/web/render/head/floristHead.ts';
import { productHead } from '@bloomkin/web/render/head/productHead.ts';
import { describe, expect, it } from 'vitest';
import { aCompany } from '#web/office/aCompany.ts';
import { givenProduct } from '#web/storefront/storefrontFixture.ts';

const store = (address: string) => ({
  ...{ id: 's1', company_id: 'petal', name: 'Shop', phone: '', state: 'NSW', timezone: 'Australia/Sydney' },
  location: { address, lat: -33.9, lng: 151.18 },
  ...{ pickup_point: false, warehouse_for_delivery: true, daily_capacity: null, version: 1 },
  ...{ working_times: [], delivery_zones: [], closed_days: [], open_days: [] },
  ...{ distantion: null, nearest: false },
});

describe('the structured data of a florist', () => {
  it.each([
    ['3/12 King St, Newtown NSW 2042', '3/12 King St', 'Newtown', 'NSW', '2042'],
    [
      'Level 2, 1 St Georges Terrace, Perth WA 6000, Australia',
      'Level 2, 1 St Georges Terrace',
      'Perth',
      'WA',
      '6000',
    ],
    ['12 Northbourne Ave, Canberra ACT 2601', '12 Northbourne Ave', 'Canberra', 'ACT', '2601'],
    ['Shop 4, 455 George St, Sydney NSW 2000', 'Shop 4, 455 George St', 'Sydney', 'NSW', '2000'],
    ['8 Chapel St, St Kilda VIC 3182', '8 Chapel St', 'St Kilda', 'VIC', '3182'],
    ['4 South Tce, O’Connor WA 6163', '4 South Tce', 'O’Connor', 'WA', '6163'],
    ['Lot 7 Bussell Hwy, Margaret River WA 6285', 'Lot 7 Bussell Hwy', 'Margaret River', 'WA', '6285'],
    ['Kars Station, Broken Hill NSW 2880', 'Kars Station', 'Broken Hill', 'NSW', '2880'],
    ['2 Great Western Hwy, Mount Victoria NSW 2786', '2 Great Western Hwy', 'Mount Victoria', 'NSW', '2786'],
    ['Newtown NSW 2042', undefined, 'Newtown', 'NSW', '2042'],
    ['The old mill by the river', 'The old mill by the river', undefined, undefined, undefined],
  ])('divides %s into its fields', (address, streetAddress, addressLocality, addressRegion, postalCode) => {
    const company = aCompany({ stores: [store(address)], rating: 4.5, reviews_count: 2 });
    const [florist] = floristHead('https://bloomkin.test', company).nodes;
    expect(florist?.address).toEqual({
      ...{ '@type': 'PostalAddress', addressCountry: 'AU' },
      ...{ streetAddress, addressLocality, addressRegion, postalCode },
    });
    expect(florist?.aggregateRating).toMatchObject({ worstRating: 1, bestRating: 5 });
  });

  it('names the hours and the ticked suburbs of its stores, also in an offer', async () => {
    const own = {
      ...store('3 King St, Newtown NSW 2042'),
      working_times: [{ day: 7, start_time: '09:00', stop_time: '13:00' }],
      delivery_zones: [
        {
          id: 'z',
          name: 'Near',
          polygon: { type: 'Polygon' as const, coordinates: [] },
          price: 9,
          free_from: null,
          min_order: null,
          suburbs: ['newtown 2042', 'st peters 2044'],
        },
      ],
    };
    const shopOnly = { ...own, id: 's2', warehouse_for_delivery: false };
    const [further] = own.delivery_zones.map((zone) => ({ ...zone, suburbs: ['bondi 2026'] }));
    const stores = [own, { ...shopOnly, delivery_zones: further ? [further] : [] }];
    const [florist] = floristHead('https://bloomkin.test', aCompany({ stores })).nodes;
    expect(florist).toMatchObject({
      openingHoursSpecification: [
        { dayOfWeek: 'https://schema.org/Sunday', opens: '09:00', closes: '13:00' },
      ],
      areaServed: [{ name: 'Newtown 2042' }, { name: 'St Peters 2044' }],
    });
    const [offered] = productHead(
      'https://bloomkin.test',
      await givenProduct(),
      aCompany({ stores: [own] }),
    ).nodes;
    expect(offered?.offers).toMatchObject({ areaServed: florist?.areaServed });
    const [bare] = floristHead(
      'https://bloomkin.test',
      aCompany({ stores: [store('Newtown NSW 2042')] }),
    ).nodes;
    expect([bare?.areaServed, bare?.openingHoursSpecification]).toEqual([undefined, undefined]);
  });
});
