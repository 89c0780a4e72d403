import { allRoutes } from '@bloomkin/shared/routes/table.ts';
import { describe, expect, it } from 'vitest';
import { securityFixture } from '#support/securityFixture.ts';

const test = securityFixture();
// matrix.test.ts checks that no other GET changes anything.
const guarded = allRoutes.filter(({ route }) => route.options.sameSite);
const from = (site: string) => ({ 'sec-fetch-site': site });

it('routes that act by the cookie alone are guarded', () => {
  const names = guarded.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['refresh', 'logOut']));
});

describe.each(guarded)('$name', ({ route }) => {
  it.each(['cross-site', 'same-site', 'same-origin, cross-site', 'anything'])(
    'rejects a request marked %s',
    async (site) => {
      const { backend, seed } = test;
      const { token, cookie } = seed.people.buyer;
      backend.tableCalls.forget();
      const { status, code } = await backend.handlers.call(route, { token, cookie, headers: from(site) });
      expect([status, code]).toEqual([403, 'ACCESS.CROSS_SITE']);
      expect(backend.tableCalls.changed).toEqual([]);
    },
  );

  it.each([from('same-origin'), from('none'), {}])('lets a request with %o through', async (headers) => {
    const { code } = await test.backend.handlers.call(route, { headers });
    expect(code).not.toBe('ACCESS.CROSS_SITE');
  });
});
