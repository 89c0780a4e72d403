import { findSuburb, suggestSuburbs } from '@bloomkin/lambdas/api/documents/suburbSuggestions.ts';
import { expect, test } from 'vitest';

const sydney = { lat: -33.87, lng: 151.21 };
const melbourne = { lat: -37.81, lng: 144.96 };
const first = async (typed: string, near?: typeof sydney) => (await suggestSuburbs(typed, near))[0]?.address;

test.each([
  ['newt', 'Newtown NSW 2042'],
  ['Newtown NSW', 'Newtown NSW 2042'],
  ['newtown vic', 'Newtown VIC 3220'],
  ['12 King St, New', '12 King St, Newtown NSW 2042'],
  ['3/12 King Street Newtown', '3/12 King Street, Newtown NSW 2042'],
  ['Unit 4, 18 Crown St Surry H', 'Unit 4, 18 Crown St, Surry Hills NSW 2010'],
  ['5 Fitzroy St St Kilda', '5 Fitzroy St, St Kilda VIC 3182'],
  ['saint kilda', 'St Kilda VIC 3182'],
  ['2042', 'Newtown NSW 2042'],
])('suggests for %j, keeping what stands before the suburb', async (typed, address) => {
  expect(await first(typed, sydney)).toBe(address);
});

test('prefers suburbs near by or near a large city, and suggests none for a street alone', async () => {
  expect(await first('richmond', melbourne)).toBe('Richmond VIC 3121');
  expect(await first('richmond', sydney)).toBe('Richmond NSW 2753');
  expect(await first('newt')).toBe('Newtown NSW 2042');
  expect(await suggestSuburbs('12 King St', sydney)).toEqual([]);
  expect(await suggestSuburbs('zzzz', sydney)).toEqual([]);
});

test('finds the point of a suburb alone', async () => {
  expect(await findSuburb('Newtown NSW 2042')).toMatchObject({ suburb: 'Newtown', state: 'NSW' });
  expect(await findSuburb('12 King St, Newtown NSW 2042')).toBeUndefined();
});
