import { checkout } from '@bloomkin/shared/routes/cart.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { expect, it } from 'vitest';
import { aCart } from '../support/items.ts';
import { securityFixture } from '../support/securityFixture.ts';

const test = securityFixture();

// Fewer at once over the wire, and with failing services: test/lambdas/cart/checkout.test.ts, test/faults/services.test.ts.
it('two hundred submits of one cart at once make one order, and all are told of it', async () => {
  const { backend, seed } = test;
  const { token, user } = await backend.signedIn({ fio: 'Ruby Tran', roles: ['ROLE_BUYER'] });
  const cart = aCart(user, seed.roses.thorn);
  await backend.put({ carts: [cart] });
  const submit = () => backend.handlers.call(checkout, { token, params: { id: cart.hash }, body: {} });
  const answers = await Promise.all(Array.from({ length: 200 }, submit));
  const ids = new Set(answers.map(({ status, text }) => (status === 200 ? JSON.parse(text).data.id : text)));
  expect(ids.size).toBe(1);
  const { text } = await backend.handlers.call(listOrders, { token });
  expect(JSON.parse(text).total).toBe(1);
});
