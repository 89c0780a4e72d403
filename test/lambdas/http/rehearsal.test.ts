import { rehearse } from '@bloomkin/lambdas/http/rehearsal.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { getProduct } from '@bloomkin/shared/routes/products.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
});
afterEach(() => vi.unstubAllEnvs());

const loadCaller = () => Promise.reject(new Error('The caller is not read here'));

it('continues after a refused call', async () => {
  const answer = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('We could not find that'));
  const product = { route: getProduct, loadCaller, params: { id: 'nobody' } };
  await rehearse([product, { route: listOrders, loadCaller, query: { page: '2' } }], answer);
  expect(answer).toHaveBeenCalledWith(
    expect.objectContaining({ routeKey: 'GET /api/shop/product/{id}', pathParameters: { id: 'nobody' } }),
    loadCaller,
  );
  expect(answer).toHaveBeenCalledWith(
    expect.objectContaining({ routeKey: 'GET /api/shop/orders', queryStringParameters: { page: '2' } }),
    loadCaller,
  );
});
