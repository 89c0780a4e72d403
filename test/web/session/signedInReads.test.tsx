// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allRoutes } from '@bloomkin/shared/routes/table.ts';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useApi } from '../../../web/src/api/useApi.ts';
import { setAccessToken } from '../../../web/src/session/accessToken.ts';
import { welcome } from '../signIn/authReplies.ts';

const reads = allRoutes.filter(({ route }) => route.method === 'GET');
const isPublic = ({ options: words }: (typeof reads)[number]['route']) => words.cache === 'edge';
const paramsOf = (path: string) =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, '1']));

/** The API takes no token but the one that a refresh gives. */
function startApi() {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, request?: RequestInit) => {
    if (url === '/config.json') return Response.json({});
    const token = new Headers(request?.headers).get('X-AUTH-TOKEN');
    asked.push(`${url.split('?')[0]} ${token ?? 'as a guest'}`);
    if (url === '/api/user/refresh') return welcome();
    if (token === null || token === 'secret-token') return Response.json({ data: [] });
    const refusal = { code: 'AUTH.TOKEN.INVALID', message: 'Please sign in again.' };
    return Response.json(refusal, { status: 401, headers: { 'X-Request-Id': '1' } });
  });
  setAccessToken('has-run-out');
  return asked;
}

const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>{children}</SWRConfig>
);

afterEach(() => {
  cleanup();
  setAccessToken(undefined);
  vi.unstubAllGlobals();
});

describe('a read that carries a token which has run out', () => {
  it.each(reads.map(({ route }) => [`${route.method} ${route.path}`, route] as const))(
    '%s refreshes it and is answered',
    async (_, route) => {
      startApi();
      const args = { params: paramsOf(route.path) };
      const { result } = renderHook(() => useApi(route, args as object, { asMyself: true }), { wrapper });
      await waitFor(() => expect(result.current.isLoading).toBe(false));
      expect([result.current.error, result.current.data]).toEqual([undefined, { data: [] }]);
    },
  );

  it('is asked as a guest, without a refresh, where the edge may answer', async () => {
    const asked = startApi();
    const route = reads.map((one) => one.route).find((one) => isPublic(one) && !one.path.includes('{'));
    if (!route) throw new Error('No list is public');
    const { result } = renderHook(() => useApi(route, {} as object), { wrapper });
    await waitFor(() => expect(result.current.isLoading).toBe(false));
    expect(asked).toEqual([`${route.path} as a guest`]);
  });
});

/** Who signs in, or out, has no token to renew. */
const signInCalls = [
  'findInSystem',
  'requestCode',
  'registerBySms',
  'registerByEmail',
  'logInByCode',
  'logInByPassword',
  'forgotPassword',
  'sendResetLink',
  'refresh',
  'logOut',
];

it('nothing but signing in and public lists is asked past the refresh', () => {
  const web = join(import.meta.dirname, '../../../web/src');
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const publicReads = allRoutes.filter(({ route }) => isPublic(route)).map(({ name }) => name);
  const allowed = new Set([...signInCalls, ...publicReads]);
  const found = files.flatMap((file) =>
    [...readFileSync(join(web, file), 'utf8').matchAll(/(?<![\w.])call\((\w+),/g)].map(([, name = '']) => ({
      file,
      name,
    })),
  );
  // These two are handed any route: the first is the refresh itself, the second asks past it only for public lists.
  const handed = ['session/callSignedIn.ts', 'api/useApi.ts'];
  expect(found.filter(({ file, name }) => !handed.includes(file) && !allowed.has(name))).toEqual([]);
});
