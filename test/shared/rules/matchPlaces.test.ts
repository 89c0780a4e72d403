import { matchPlaces } from '@bloomkin/shared/rules/matchPlaces.ts';
import { describe, expect, it } from 'vitest';

function toPlace(address: string) {
  const [, suburb = '', state = '', postcode = ''] =
    /(?:^|, )([A-Za-z ]+) ([A-Z]+) (\d{4})$/.exec(address) ?? [];
  return { address, suburb, state, postcode, lat: -33, lng: 151 };
}

const newtown = 'Newtown NSW 2042';
const inCities = ['Sydney NSW 2000', 'Melbourne VIC 3000', 'Perth WA 6000'].map(
  (city) => `12 High St, ${city}`,
);
const highStNewtown = '12 High St, Newtown NSW 2042';

describe('places for what was typed', () => {
  it.each([
    ['12 High Street', inCities],
    ['Unit 3, 12 High Street', inCities],
    ['12 High St Newtown', inCities],
    ['12 High St, Newtown NSW 2042', inCities],
    ['Newtwon', [newtown]],
    ['Newtown', [newtown, 'Newtown VIC 3220', 'Newtown QLD 4350']],
    ['2042', [newtown, 'Enmore NSW 2042']],
    ['Springfield', ['Springfield NSW 2250', 'Springfield QLD 4300']],
    ['12 high', inCities],
  ])('asks about %j', (typed, found) => {
    expect(matchPlaces(typed, found.map(toPlace))).toEqual({ choices: found.map(toPlace) });
  });

  it.each([
    ['Newtown NSW', newtown, [newtown, 'Newtown VIC 3220']],
    ['Newtown 3220', 'Newtown VIC 3220', [newtown, 'Newtown VIC 3220']],
    ['newtown nsw 2042, Australia', newtown, [newtown, 'Newtown VIC 3220']],
    ['12 High Street Newtown', highStNewtown, [...inCities, highStNewtown]],
    ['12 High St, Perth', '12 High St, Perth WA 6000', inCities],
    ['12 High Street WA', '12 High St, Perth WA 6000', inCities],
    ['St Kilda', 'St Kilda VIC 3182', ['St Kilda VIC 3182', 'St Kilda East VIC 3183']],
    ['Unit 3, 12 High Street, Newtown NSW 2042', `3/${highStNewtown}`, [`3/${highStNewtown}`, ...inCities]],
    [
      '1 Miller St North Sydney',
      '1 Miller St, North Sydney NSW 2060',
      ['1 Miller St, Sydney NSW 2000', '1 Miller St, North Sydney NSW 2060'],
    ],
    ['Victoria Park', 'Victoria Park WA 6100', ['Victoria Park WA 6100']],
    ['12 King St', '12 King St, Newtown NSW 2042', ['12 King St, Newtown NSW 2042']],
  ])('takes the only place that %j names', (typed, address, found) => {
    expect(matchPlaces(typed, found.map(toPlace))).toMatchObject({ place: { address }, choices: [] });
  });

  it('finds none', () => {
    expect(matchPlaces('1 Nowhere Lane', [])).toEqual({ choices: [] });
  });
});
