// @vitest-environment window

import { pingTime } from '@bloomkin/shared/routes/documents.ts';
import { call } from '@bloomkin/web/api/call.ts';
import { expect, it, vi } from 'vitest';

it('the API is where /config.json says', async () => {
  const requestedUrls: string[] = [];
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, request?: RequestInit) => {
    requestedUrls.push(url);
    if (request) sent.push(request.credentials);
    return Response.json(url === '/config.json' ? { apiHost: 'https://api.shop.test' } : { data: {} });
  });
  await call(pingTime, {});
  await call(pingTime, {});
  const time = 'https://api.shop.test/api/ping/time';
  expect(requestedUrls).toEqual(['/config.json', time, time]);
  expect(sent).toEqual(['include', 'include']);
});
