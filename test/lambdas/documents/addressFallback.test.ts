import { geocode, suggestAddresses } from '@bloomkin/shared/routes/documents.ts';
import { afterEach, expect, it } from 'vitest';
import { createHandlerClient } from '#support/createHandlerClient.ts';
import { localCloud } from '#support/localCloud.ts';

const test = localCloud({ demoData: false });
afterEach(() => test.cloud.faults.clear());

const near = '-33.87,151.21';
type Client = Awaited<ReturnType<typeof createHandlerClient>>;
const ask = async (client: Client, text: string) =>
  JSON.parse((await client.call(suggestAddresses, { query: { text, near } })).text);
const look = async (client: Client, place: string) => client.call(geocode, { query: { place } });

it.each(['throttle', 'error'] as const)(
  'offers suburbs while suggestions are throttled, and finds the chosen one (%s)',
  async (mode) => {
    const client = await createHandlerClient(test.cloud);
    test.cloud.faults.inject({ target: 'geocode', mode, rate: 1, seconds: 60 });
    const { data, suburbsOnly } = await ask(client, 'surry h');
    expect([suburbsOnly, data[0].address]).toEqual([true, 'Surry Hills NSW 2010']);
    expect(JSON.parse((await look(client, data[0].id)).text).data).toMatchObject([
      { address: 'Surry Hills NSW 2010', state: 'NSW' },
    ]);
  },
);

it('keeps the street that was typed, and looks it up once the service answers', async () => {
  const client = await createHandlerClient(test.cloud);
  test.cloud.faults.inject({ target: 'geocode', mode: 'throttle', rate: 1, seconds: 60 });
  const [{ id, address }] = (await ask(client, '12 King St, newto')).data;
  expect(address).toBe('12 King St, Newtown NSW 2042');
  expect((await look(client, id)).status).toBe(503);
  test.cloud.faults.clear();
  expect(JSON.parse((await look(client, id)).text).data[0]).toMatchObject({ address });
  expect(await ask(client, '12 King St, newto')).not.toHaveProperty('suburbsOnly');
});
