import * as documents from '@bloomkin/shared/routes/documents.ts';
import { describe, expect, it } from 'vitest';
import { createHandlerClient } from '#support/createHandlerClient.ts';
import { localCloud } from '#support/localCloud.ts';

const test = localCloud({ demoData: false });

const routes = {
  geocode: { route: documents.geocode, query: { address: '10 Crown St' }, max: 60 },
  suggestAddresses: { route: documents.suggestAddresses, query: { text: '10 Cro' }, max: 300 },
} as const;

describe('one network address', () => {
  it.each(Object.entries(routes))('gets 429 past the limit of %s', async (_, one) => {
    const handlers = await createHandlerClient(test.cloud);
    const ask = async (viewerAddress: string) => {
      const headers = { 'x-viewer-address': viewerAddress };
      return (await handlers.call(one.route, { query: one.query, headers })).status;
    };
    const statuses: number[] = [];
    for (let done = 0; done < one.max; done += 20)
      statuses.push(...(await Promise.all(Array.from({ length: 20 }, () => ask('198.51.100.30')))));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect([await ask('198.51.100.30'), await ask('198.51.100.31')]).toEqual([429, 200]);
  });
});
