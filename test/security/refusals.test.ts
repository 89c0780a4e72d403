import { getOrder } from '@bloomkin/shared/routes/orders.ts';
import { createProduct } from '@bloomkin/shared/routes/products.ts';
import { getMe } from '@bloomkin/shared/routes/users.ts';
import { expect, it } from 'vitest';
import { aHash } from './support/items.ts';
import { useTown } from './support/useTown.ts';

const test = useTown();

it('every refusal leaves a line: which route, which status, which code, for which request', async () => {
  const { shop, town } = test;
  const { token } = town.people.buyer;
  shop.log.lines.length = 0;
  await shop.handlers.call(getMe, { token: 'bad' });
  await shop.handlers.call(createProduct, { token, body: {} });
  await shop.handlers.call(getOrder, { token, params: { id: aHash() } });
  const lines = shop.log.lines.flatMap((chunk) => chunk.trim().split('\n')).map((line) => JSON.parse(line));
  expect(lines).toMatchObject([
    { message: 'request', route: 'GET /api/me', status: 401, code: 'AUTH.TOKEN.INVALID' },
    { message: 'request', route: 'POST /api/shop/product', status: 403, code: 'ACCESS.FORBIDDEN' },
    { message: 'request', route: 'GET /api/shop/order/{id}', status: 404, code: 'NOT_FOUND' },
  ]);
  expect(new Set(lines.map(({ requestId }) => requestId)).size).toBe(3);
});

it('a failure nobody foresaw says nothing of what is inside', async () => {
  const { shop } = test;
  const { token, user } = await shop.signedIn({ fio: 'Rosie Blake', roles: ['ROLE_BUYER'] });
  // A row that the code did not write: its answer does not fit, which is a mistake of ours.
  await shop.put({ users: [{ ...user, roles: Object(null) }] });
  const { status, text } = await shop.handlers.call(getMe, { token });
  expect(status).toBe(500);
  expect(Object.keys(JSON.parse(text)).sort()).toEqual(['code', 'message', 'request_id']);
  expect(text).not.toMatch(/roles|TypeError|at |lambdas/);
});
