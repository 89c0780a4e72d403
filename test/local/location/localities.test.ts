import { findTimeZone } from '@bloomkin/shared/rules/stateTimeZone.ts';
import { localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import { loadLocalities } from '@local/location/loadLocalities.ts';
import type { Locality, StateCode } from '@local/location/locality.ts';
import { isInState } from '@local/location/stateShapes.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const held: { localities: readonly Locality[] } = { localities: [] };
beforeAll(async () => {
  held.localities = await loadLocalities();
});

const nameOf = ({ name, state, postcode }: Locality) => `${name} ${state} ${postcode}`;
const find = (name: string) => held.localities.find((one) => nameOf(one) === name);

describe('the list of localities', () => {
  test('puts each locality in its own state', () => {
    expect(held.localities.length).toBeGreaterThan(17_500);
    const elsewhere = held.localities.filter((one) => !isInState(one.state, one));
    expect(elsewhere.map(nameOf)).toEqual([]);
  });

  test.each([
    ['Norfolk Island NSW 2899', -29.03, 167.95],
    ['Lord Howe Island NSW 2898', -31.56, 159.08],
    ['Minto VIC 3551', -36.78, 144.46],
    ['Happy Valley NSW 2430', -31.79, 148.81],
    ['Kangaroo Flat NSW 2846', -33.07, 150.12],
    ['Fernvale VIC 3701', -36.64, 147.48],
    ['Martins Creek VIC 3888', -37.39, 148.66],
    ['Christies VIC 3962', -38.53, 146.39],
    ['Tarrawarra QLD 4868', -16.92, 145.74],
    ['Annie River NT 0822', -11.76, 130.63],
    ['Amata SA 0872', -26.13, 131.17],
    ['Irrunytju WA 0872', -26.06, 128.93],
    ['Kiwirrkurra WA 0872', -22.82, 127.76],
    ['Warakurna WA 0872', -25.04, 128.3],
    ['Pukatja SA 0872', -26.28, 132.13],
    ['Mimili SA 0872', -27.01, 132.71],
    ['Pipalyatjara SA 0872', -26.16, 129.17],
    ['Kaltukatjara NT 0872', -24.87, 129.08],
    ['Yulara NT 0872', -25.23, 130.98],
    ['Ghan NT 0872', -25.2, 133.2],
  ])('knows where %s lies', (name, lat, lng) => {
    const found = find(name);
    expect(found?.lat).toBeCloseTo(lat, 1);
    expect(found?.lng).toBeCloseTo(lng, 1);
  });
});

test('a name of 0872 lies in one state', () => {
  const names = held.localities.flatMap(({ name, postcode }) => (postcode === '0872' ? name : []));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

describe('the clock of a store in any locality', () => {
  /** Hours from UTC by law, in January and in July. */
  const legal: Readonly<Record<StateCode, readonly [number, number]>> = {
    NSW: [11, 10],
    ACT: [11, 10],
    VIC: [11, 10],
    TAS: [11, 10],
    QLD: [10, 10],
    SA: [10.5, 9.5],
    NT: [9.5, 9.5],
    WA: [8, 8],
  };
  const noon = (day: string) => Date.parse(`${day}T00:00:00Z`);
  const offset = (timeZone: string, day: string) => {
    const local = localTime(new Date(noon(day)), timeZone);
    return (Date.parse(`${local.day}T${local.time}:00Z`) - noon(day)) / 3_600_000;
  };
  const isLegal = (one: Locality) => {
    const zone = findTimeZone(one.state, one);
    const [summer, winter] = legal[one.state];
    return offset(zone, '2027-01-15') === summer && offset(zone, '2027-07-15') === winter;
  };

  test('shows the legal time of its state, except where the law of the state names another', () => {
    const others = held.localities.filter((one) => !isLegal(one));
    expect(others.map(nameOf).sort()).toEqual([
      'Broken Hill NSW 2880',
      'Broken Hill North NSW 2880',
      'Broken Hill West NSW 2880',
      'Christmas Island WA 6798',
      'Cocklebiddy WA 6443',
      'Eucla WA 6443',
      'Fowlers Gap NSW 2880',
      'Home Island Cocos (Keeling) Islands WA 6799',
      'Kinalung NSW 2880',
      'Lord Howe Island NSW 2898',
      'Madura WA 6443',
      'Mount Gipps NSW 2880',
      'Mundrabilla WA 6443',
      'Norfolk Island NSW 2899',
      'Silverton NSW 2880',
      'South Broken Hill NSW 2880',
      'Stephens Creek NSW 2880',
      'West Island Cocos (Keeling) Islands WA 6799',
    ]);
  });
});
