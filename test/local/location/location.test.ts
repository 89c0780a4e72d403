import {
  GetPlaceCommand,
  LocationClient,
  type Place,
  SearchPlaceIndexForPositionCommand,
  SearchPlaceIndexForSuggestionsCommand,
  SearchPlaceIndexForTextCommand,
} from '@aws-sdk/client-location';
import { metresBetween } from '@bloomkin/shared/rules/distance.ts';
import { resolveLoopbackNames } from '@local/aws/functions/loopbackNames.ts';
import { createPlaces } from '@local/location/createPlaces.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Served, serve } from '#local/kit/serve.ts';

resolveLoopbackNames();
const location = createPlaces(Date.now).services.geo;
let served: Served;
let api: LocationClient;
beforeAll(async () => {
  served = await serve(location);
  api = new LocationClient({
    region: 'ap-southeast-2',
    endpoint: `http://localhost:${served.port}`,
    credentials: { accessKeyId: 'function', secretAccessKey: 'local' },
    maxAttempts: 1,
  });
});
afterAll(() => served.close());

const index = { IndexName: 'places', FilterCountries: ['AUS'], Language: 'en' };
const sydney = [151.2093, -33.8688];
const melbourne = [144.9631, -37.8136];

async function search(Text: string, BiasPosition?: number[]): Promise<Place[]> {
  const command = new SearchPlaceIndexForTextCommand({ ...index, Text, BiasPosition, MaxResults: 10 });
  const { Results = [] } = await api.send(command);
  return Results.flatMap(({ Place: place }) => place ?? []);
}
const first = async (text: string, from?: number[]) => (await search(text, from))[0]?.Label;
async function suggest(Text: string, BiasPosition?: number[]): Promise<(string | undefined)[]> {
  const command = new SearchPlaceIndexForSuggestionsCommand({ ...index, Text, BiasPosition });
  return ((await api.send(command)).Results ?? []).map(({ Text: text }) => text);
}
const pointOf = (place: Place | undefined) => {
  const [lng = 0, lat = 0] = place?.Geometry?.Point ?? [];
  return { lat, lng };
};

test('a street address has its locality and street', async () => {
  const [place] = await search('12 King St, Newtown NSW 2042');
  expect(place).toMatchObject({
    Label: '12 King St, Newtown NSW 2042, Australia',
    AddressNumber: '12',
    Street: 'King St',
    Municipality: 'Newtown',
    Region: 'New South Wales',
    Country: 'AUS',
    PostalCode: '2042',
  });
  expect(metresBetween(pointOf(place), { lat: -33.8981, lng: 151.1747 })).toBeLessThan(1000);
});

describe('a typed address', () => {
  const king = '12 King St, Newtown NSW 2042, Australia';
  test.each([
    ['12 king street newtown', king],
    ['12 King Street, Newtown, NSW, 2042, Australia', king],
    ['12 king st newtown new south wales', king],
    ['12 King St Newtwon NSW', king],
    ['3/12 King St Newtown', '3/12 King St, Newtown NSW 2042, Australia'],
    ['Level 5, 100 George Street Sydney', 'L5/100 George St, Sydney NSW 2000, Australia'],
    ['Unit 3, 12a King St Newtown', '3/12A King St, Newtown NSW 2042, Australia'],
    ['12-14 king st newtown 2042', '12-14 King St, Newtown NSW 2042, Australia'],
    ['5 Fitzroy St St Kilda', '5 Fitzroy St, St Kilda VIC 3182, Australia'],
    ['120 St Kilda Rd Melbourne', '120 St Kilda Rd, Melbourne VIC 3000, Australia'],
    ['King St Newtown', 'King St, Newtown NSW 2042, Australia'],
    ['newtown', 'Newtown NSW 2042, Australia'],
    ['newtwon', 'Newtown NSW 2042, Australia'],
    ['newtown vic', 'Newtown VIC 3220, Australia'],
    ['Newtown NS', 'Newtown NSW 2042, Australia'],
    ['Newtown NSW 20', 'Newtown NSW 2042, Australia'],
    ['3065', 'Fitzroy VIC 3065, Australia'],
    ['saint kilda', 'St Kilda VIC 3182, Australia'],
    ['Mt Coot-tha', 'Mount Coot-Tha QLD 4066, Australia'],
    ['o’connor act', "O'Connor ACT 2602, Australia"],
    ['mcmahons point', 'McMahons Point NSW 2060, Australia'],
    ['Sydney', 'Sydney NSW 2000, Australia'],
    ['syd', 'Sydney NSW 2000, Australia'],
    ['Broken Hill', 'Broken Hill NSW 2880, Australia'],
    ['12 King', '12 King, Sydney NSW 2000, Australia'],
    ['12 high st', '12 High St, Sydney NSW 2000, Australia'],
  ])('%s', async (typed, label) => {
    expect(await first(typed)).toBe(label);
  });

  test.each(['Auckland Central', 'zzzzzz', '?', '12'])('%s is not found', async (typed) => {
    expect(await search(typed)).toEqual([]);
  });
});

test('houses of a street have fixed points of their own near the locality', async () => {
  const centre = pointOf((await search('Newtown NSW 2042'))[0]);
  const pins = new Set<string>();
  for (const number of [1, 2, 3, 4, 12, 14, 100, 102, 999, '12a']) {
    const point = pointOf((await search(`${number} King St, Newtown NSW 2042`))[0]);
    expect(metresBetween(point, centre)).toBeLessThanOrEqual(400);
    expect(pointOf((await search(`${number} king street newtown nsw`))[0])).toEqual(point);
    pins.add(JSON.stringify(point));
  }
  expect(pins.size).toBe(10);
});

test('a whole name comes before near and large places', async () => {
  expect(await first('Richmond', melbourne)).toBe('Richmond VIC 3121, Australia');
  expect(await first('Richmond', sydney)).toBe('Richmond NSW 2753, Australia');
  expect(await first('Paddington', [153.0251, -27.4698])).toBe('Paddington QLD 4064, Australia');
  const labels = (await search('bondi', melbourne)).map(({ Label }) => Label);
  expect(labels.slice(0, 2)).toEqual(['Bondi NSW 2026, Australia', 'Bondi Junction NSW 2022, Australia']);
});

test('suggestions keep the number and street that were typed', async () => {
  expect(await suggest('12 King St New', sydney)).toContain('12 King St, Newtown NSW 2042, Australia');
  expect(await suggest('12 King St', melbourne)).toContain('12 King St, Melbourne VIC 3000, Australia');
  expect((await suggest('Newt'))[0]).toBe('Newtown NSW 2042, Australia');
});

test('a suggestion leads to its place', async () => {
  const command = new SearchPlaceIndexForSuggestionsCommand({ ...index, Text: '3/12 King St Newtown' });
  const { Results = [] } = await api.send(command);
  const PlaceId = Results[0]?.PlaceId;
  const { Place: place } = await api.send(new GetPlaceCommand({ IndexName: 'places', PlaceId }));
  expect(place).toEqual((await search('3/12 King St Newtown'))[0]);
  const unknown = new GetPlaceCommand({ IndexName: 'places', PlaceId: 'made-up' });
  await expect(api.send(unknown)).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
});

test('a point in Australia is in the nearest locality', async () => {
  const at = async (Position: number[]) => {
    const command = new SearchPlaceIndexForPositionCommand({ IndexName: 'places', Position, MaxResults: 3 });
    return (await api.send(command)).Results ?? [];
  };
  const [nearest, next] = await at([151.1785, -33.8978]);
  expect(nearest?.Place?.Label).toBe('Newtown NSW 2042, Australia');
  expect(next?.Distance ?? 0).toBeGreaterThanOrEqual(nearest?.Distance ?? 1);
  expect(await at([174.7633, -36.8485])).toEqual([]);
  expect(await at([0, 51.5])).toEqual([]);
});

test('another country has no results, an invalid query is refused', async () => {
  const abroad = new SearchPlaceIndexForTextCommand({ ...index, FilterCountries: ['NZL'], Text: 'Newtown' });
  expect((await api.send(abroad)).Results).toEqual([]);
  const faulty = new SearchPlaceIndexForTextCommand({ ...index, Text: 'a'.repeat(201) });
  await expect(api.send(faulty)).rejects.toMatchObject({ name: 'ValidationException' });
});

test('a street without a locality is looked for close by first', async () => {
  expect(await first('18 crown st', [151.2111, -33.8861])).toContain('18 Crown St, Surry Hills NSW 2010');
  expect(await first('5 swanston st', melbourne)).toContain('Melbourne VIC');
});
