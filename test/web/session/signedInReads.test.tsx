// @vitest-environment window
import { allRoutes } from '@bloomkin/shared/routes/table.ts';
import { getProfile } from '@bloomkin/shared/routes/users.ts';
import { call } from '@bloomkin/web/api/call.ts';
import { useQuery } from '@bloomkin/web/api/useQuery.ts';
import { setAccessToken } from '@bloomkin/web/http/accessToken.ts';
import { refreshSession, sessionStore, signOut } from '@bloomkin/web/session/session.ts';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { welcome } from '#web/signIn/authReplies.ts';

const reads = allRoutes.map(({ route }) => route).filter(({ method }) => method === 'GET');
const paramsOf = (path: string) =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, '1']));

/** Accepts no token but the one that a refresh returns. */
function startApi() {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (url: string, request?: RequestInit) => {
    if (url === '/config.json') return Response.json({});
    const token = new Headers(request?.headers).get('X-AUTH-TOKEN');
    requests.push(`${url.split('?')[0]} ${token ?? 'as a guest'}`);
    if (url === '/api/user/refresh') return welcome();
    if (token === null || token === 'secret-token') return Response.json({ data: [] });
    const refusal = { code: 'AUTH.TOKEN.INVALID', message: 'Please sign in again.' };
    return Response.json(refusal, { status: 401, headers: { 'X-Request-Id': '1' } });
  });
  setAccessToken('expired');
  return requests;
}

const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>{children}</SWRConfig>
);

afterEach(async () => {
  startApi();
  await signOut();
});

describe('a private query', () => {
  it('waits for the session and is cached by user', async () => {
    startApi();
    const cache = new Map();
    const { result } = renderHook(() => useQuery(getProfile, {}), {
      wrapper: ({ children }) => <SWRConfig value={{ provider: () => cache }}>{children}</SWRConfig>,
    });
    expect(result.current.isLoading).toBe(false);
    await refreshSession();
    await waitFor(() => expect(result.current.data).toEqual({ data: [] }));
    expect(cache.has(`${sessionStore.read().user?.id} /api/profile`)).toBe(true);
  });
});

describe('a read with an expired token', () => {
  it.each(reads.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s refreshes it and is answered',
    async (_, route) => {
      startApi();
      const args = { params: paramsOf(route.path) };
      await expect(call(route, args as object, { asMyself: true })).resolves.toEqual({ data: [] });
    },
  );

  it('goes out as a guest’s, without a refresh, where the edge may answer', async () => {
    const requests = startApi();
    const route = reads.find(({ options, path }) => options.cache === 'edge' && !path.includes('{'));
    if (!route) throw new Error('No list is public');
    const { result } = renderHook(() => useQuery(route, {} as object), { wrapper });
    await waitFor(() => expect(result.current.isLoading).toBe(false));
    expect(requests).toEqual([`${route.path} as a guest`]);
  });
});
