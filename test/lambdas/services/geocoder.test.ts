import { resolveLoopbackNames } from '@local/aws/functions/loopbackNames.ts';
import type { ServiceEmulator } from '@local/kit/serviceEmulator.ts';
import { createPlaces } from '@local/location/createPlaces.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { type Served, serve } from '#local/kit/serve.ts';

resolveLoopbackNames();

let nowMs = 0;
const places = createPlaces(() => nowMs);
/** What each call was billed as; version 1 says it by its index. */
let billed: string[] = [];
const recorded: Pick<ServiceEmulator, 'handle'> = {
  async handle(request) {
    const service = request.url.pathname.startsWith('/v2/') ? 'geo-places' : 'geo';
    const answer = await places.services[service].handle(request);
    const index = /\/indexes\/([^/]+)/.exec(request.url.pathname)?.[1];
    billed.push(answer.headers?.['x-amz-geo-pricing-bucket'] ?? index ?? '');
    return answer;
  },
};

let served: Served;
beforeAll(async () => {
  served = await serve(recorded);
  for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']) vi.stubEnv(name, 'test');
});

/** The next module that `open` imports calls this port. */
function ask(port: number): void {
  for (const name of ['AWS_ENDPOINT_URL_LOCATION', 'AWS_ENDPOINT_URL_GEO_PLACES'])
    vi.stubEnv(name, `http://localhost:${port}`);
}

beforeEach(() => {
  ask(served.port);
  billed = [];
  places.quotas.limit = undefined;
});
afterAll(() => served.close());

async function open(api: string) {
  vi.resetModules();
  vi.stubEnv('PLACES', api);
  return {
    ...(await import('@bloomkin/lambdas/platform/services/geocoder.ts')),
    ...(await import('@bloomkin/lambdas/platform/services/addressSuggestions.ts')),
  };
}

const newtown = { lat: -33.8978, lng: 151.1785 };
const texts = ['12 King St Newtown', '3/12 King St, Newtown NSW 2042', 'newtown', '3065', 'zzzzzz'];

async function askAll(api: string) {
  const geocoder = await open(api);
  const chosen = await geocoder.suggestByText('3/12 king st new', newtown);
  return {
    byText: await Promise.all(texts.map((text) => geocoder.findByText(text))),
    nearMelbourne: await geocoder.findByText('Richmond', { lat: -37.8136, lng: 144.9631 }),
    byPoint: await geocoder.findByPoint(newtown),
    nearby: await geocoder.findNearby(newtown),
    abroad: await geocoder.findByPoint({ lat: 52.51, lng: -3.32 }),
    chosen,
    byId: await geocoder.findById(chosen[0]?.id ?? ''),
    unknown: await geocoder.findById('made-up'),
  };
}

it('answers the same from both versions of the API', async () => {
  const first = await askAll('places');
  expect(await askAll('geo-places')).toEqual(first);
  expect(first.byId).toEqual(first.byText[1]);
  expect(first.nearMelbourne[0]).toMatchObject({ suburb: 'Richmond', state: 'VIC', postcode: '3121' });
  expect([first.abroad, first.unknown, first.nearby.length]).toEqual([[], [], 50]);
});

describe.each([
  ['places', ['places-suggestions', 'places', 'places']],
  ['geo-places', ['Label', 'Stored', 'Stored']],
])('with %s', (api, prices) => {
  it('pays the price of storage only for what is stored', async () => {
    const geocoder = await open(api);
    const [suggested] = await geocoder.suggestByText('12 King St Newtown');
    await geocoder.findById(suggested?.id ?? '');
    await geocoder.findByText('12 King St Newtown');
    expect(billed).toEqual(prices);
  });

  it('fails as throttled over its quota, which each operation has for itself', async () => {
    const geocoder = await open(api);
    const { isUnavailable } = await import('@bloomkin/lambdas/platform/unavailable.ts');
    places.quotas.limit = { perSecond: 0 };
    const failure = await geocoder.suggestByText('newtown').catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'ThrottlingException', $metadata: { httpStatusCode: 429 } });
    expect(isUnavailable(failure)).toBe(true);
    places.quotas.limit = { perSecond: 1 };
    nowMs += 1000;
    await geocoder.suggestByText('newtown');
    await expect(geocoder.findByText('newtown')).resolves.not.toEqual([]);
  });
});

const LocalCloud = z.object({ FilterCountries: z.array(z.string()).optional(), MaxResults: z.int() });
const WorldOfTwo = z.object({
  Filter: z.object({ IncludeCountries: z.array(z.string()) }).optional(),
  MaxResults: z.int(),
});

/** Twelve abroad come first, more than an answer holds. */
const countries = [...Array.from({ length: 12 }, () => 'GBR'), 'AUS'];

/** Answers for the whole world, as Amazon Location does; the emulator has Australia alone. */
const world: Pick<ServiceEmulator, 'handle'> = {
  async handle({ method, url, body }) {
    const json = method === 'POST' ? JSON.parse(body.toString()) : {};
    const isTwo = url.pathname.startsWith('/v2/');
    const filter = isTwo
      ? WorldOfTwo.safeParse(json).data?.Filter?.IncludeCountries
      : LocalCloud.safeParse(json).data?.FilterCountries;
    const found = countries
      .filter((country) => !filter || filter.includes(country))
      .slice(0, json.MaxResults)
      .map((Country) =>
        isTwo
          ? {
              ...{ PlaceId: Country, PlaceType: 'Locality', Title: 'Newtown' },
              ...{ Address: { Label: 'Newtown', Country: { Code3: Country } }, Position: [151.18, -33.9] },
            }
          : {
              ...{ Text: 'Newtown', PlaceId: Country },
              Place: { Label: 'Newtown', Country, Geometry: { Point: [151.18, -33.9] } },
            },
      );
    const [abroad] = found;
    const reply = method === 'GET' ? abroad : isTwo ? { ResultItems: found } : { Results: found };
    return { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(reply) };
  },
};

it.each(['places', 'geo-places'])('finds nothing outside Australia with %s', async (api) => {
  const { port, close } = await serve(world);
  ask(port);
  const geocoder = await open(api);
  expect(await geocoder.findByText('Newtown')).toMatchObject([{ address: 'Newtown', lat: -33.9 }]);
  expect(await geocoder.suggestByText('Newtown')).toEqual([{ id: 'AUS', address: 'Newtown' }]);
  expect(await geocoder.findById('GBR')).toEqual([]);
  expect(await geocoder.findByPoint({ lat: 52.51, lng: -3.32 })).toEqual([]);
  await close();
});
