import { allRoutes } from '@bloomkin/shared/routes/table.ts';
import { expect, it } from 'vitest';
import { useTown } from './support/useTown.ts';

const test = useTown();
const guarded = allRoutes.filter(({ route }) => route.words.sameSite);

// That no other GET changes anything is a check of matrix.test.ts.
it.each(guarded)('$name is refused when another site’s page calls it', async ({ route }) => {
  const { shop, town } = test;
  const { token, cookie } = town.people.buyer;
  const headers = { 'sec-fetch-site': 'cross-site' };
  shop.tableCalls.forget();
  const { status, code } = await shop.handlers.call(route, { token, cookie, headers });
  expect([status, code]).toEqual([403, 'ACCESS.CROSS_SITE']);
  expect(shop.tableCalls.changed).toEqual([]);
});
