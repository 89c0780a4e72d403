import { getOrder } from '@bloomkin/shared/routes/orders.ts';
import { createProduct } from '@bloomkin/shared/routes/products.ts';
import { getMe } from '@bloomkin/shared/routes/users.ts';
import { expect, it } from 'vitest';
import { aHash } from '#support/buyerItems.ts';
import { securityFixture } from '#support/securityFixture.ts';

const test = securityFixture();

it('every refusal is logged with route, status, code and request', async () => {
  const { backend, seed } = test;
  const { token } = seed.people.buyer;
  backend.log.lines.length = 0;
  await backend.handlers.call(getMe, { token: 'bad' });
  await backend.handlers.call(createProduct, { token, body: {} });
  await backend.handlers.call(getOrder, { token, params: { id: aHash() } });
  const lines = backend.log.lines
    .flatMap((chunk) => chunk.trim().split('\n'))
    .map((line) => JSON.parse(line));
  expect(lines).toMatchObject([
    { message: 'request', route: 'GET /api/me', status: 401, code: 'AUTH.TOKEN.INVALID' },
    { message: 'request', route: 'POST /api/shop/product', status: 403, code: 'ACCESS.FORBIDDEN' },
    { message: 'request', route: 'GET /api/shop/order/{id}', status: 404, code: 'NOT_FOUND' },
  ]);
  expect(new Set(lines.map(({ requestId }) => requestId)).size).toBe(3);
});

it('an unexpected failure does not reveal its cause', async () => {
  const { backend } = test;
  const { token, user } = await backend.signInNewUser({ fio: 'Rosie Blake', roles: ['ROLE_BUYER'] });
  // A row that the code did not write: its answer does not fit, which is a mistake of ours.
  await backend.put({ users: [{ ...user, managerRights: Object(null) }] });
  const { status, text } = await backend.handlers.call(getMe, { token });
  expect(status).toBe(500);
  expect(Object.keys(JSON.parse(text)).sort()).toEqual(['code', 'message', 'request_id']);
  expect(text).not.toMatch(/managerRights|TypeError|at |lambdas/);
});
