import { resolveLoopbackNames } from '@bloomkin/local/aws/functions/loopbackNames.ts';
import type { ServiceEmulator, ServiceRequest } from '@bloomkin/local/aws/serviceEmulator.ts';
import { expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod';
import { serve } from '#local/emulators/serve.ts';

resolveLoopbackNames();

const newtownAt = (Country: string, at: number) => ({
  ...{ Label: `Newtown ${at}, ${Country}`, Country, Municipality: 'Newtown', PlaceId: `${Country}-${at}` },
  Geometry: { Point: Country === 'AUS' ? [151.18, -33.9] : [-3.32, 52.51] },
});
/** Those abroad come first, more than an answer holds. */
const places = [...Array.from({ length: 12 }, (_, at) => newtownAt('GBR', at)), newtownAt('AUS', 0)];

const Body = z.object({
  FilterCountries: z.array(z.string()).optional(),
  MaxResults: z.int(),
  BiasPosition: z.array(z.number()).optional(),
});
const biases: unknown[] = [];

/** An index of the whole world, as Amazon Location's is; the emulator's has Australia alone. */
const worldIndex: Pick<ServiceEmulator, 'handle'> = {
  async handle({ method, url, body }) {
    const id = url.pathname.split('/').at(-1);
    const reply =
      method === 'GET'
        ? { Place: places.find(({ PlaceId }) => PlaceId === id) }
        : { Results: search(url, Body.parse(JSON.parse(body.toString()))) };
    return { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(reply) };
  },
};

function search(
  { pathname }: ServiceRequest['url'],
  { FilterCountries, MaxResults, BiasPosition }: z.output<typeof Body>,
) {
  biases.push(BiasPosition);
  const found = places
    .filter(({ Country }) => !FilterCountries || FilterCountries.includes(Country))
    .slice(0, MaxResults);
  return pathname.endsWith('/suggestions')
    ? found.map(({ Label, PlaceId }) => ({ Text: Label, PlaceId }))
    : found.map((Place) => ({ Place, Distance: 1 }));
}

it('the address search finds places in Australia alone, close to a point first', async () => {
  const { port, close } = await serve(worldIndex);
  onTestFinished(close);
  vi.stubEnv('AWS_ENDPOINT_URL_LOCATION', `http://localhost:${port}`);
  for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'PLACE_INDEX', 'SUGGESTION_INDEX'])
    vi.stubEnv(name, 'test');
  const geocoder = await import('@bloomkin/lambdas/platform/services/geocoder.ts');
  const found = [{ address: 'Newtown 0', lat: -33.9, lng: 151.18 }];
  expect(await geocoder.findByText('Newtown')).toMatchObject(found);
  expect(await geocoder.suggestByText('Newtown')).toEqual([{ id: 'AUS-0', address: 'Newtown 0' }]);
  const near = { lat: -33.8861, lng: 151.2111 };
  await geocoder.findByText('Newtown', near);
  await geocoder.suggestByText('Newtown', near);
  expect(biases).toEqual([undefined, undefined, [151.21, -33.89], [151.21, -33.89]]);
  expect(await geocoder.findById('AUS-0')).toMatchObject(found);
  expect(await geocoder.findById('GBR-0')).toEqual([]);
  expect(await geocoder.findByPoint({ lat: 52.51, lng: -3.32 })).toEqual([]);
});
