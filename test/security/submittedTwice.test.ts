import { checkout } from '@bloomkin/shared/routes/cart.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { expect, it } from 'vitest';
import { aCart } from '#support/buyerItems.ts';
import { securityFixture } from '#support/securityFixture.ts';

const test = securityFixture();

// Fewer at once over the wire, and with failing services: test/lambdas/cart/checkout.test.ts, test/faults/services.test.ts.
it('forty concurrent submits make one order', async () => {
  const { backend, seed } = test;
  const { token, user } = await backend.signInNewUser({ fio: 'Ruby Tran', roles: ['ROLE_BUYER'] });
  const cart = aCart(user, seed.roses.thorn);
  await backend.put({ carts: [cart] });
  // On a busy machine some are told to try again, and do.
  const submit = async (): Promise<string> => {
    const { status, text } = await backend.handlers.call(checkout, {
      token,
      params: { id: cart.hash },
      body: {},
    });
    const { code, data } = JSON.parse(text);
    if (status === 503 || code === 'CONFLICT.BUSY') return submit();
    return status === 200 ? data.id : text;
  };
  const ids = await Promise.all(Array.from({ length: 40 }, submit));
  expect(new Set(ids).size).toBe(1);
  const { text } = await backend.handlers.call(listOrders, { token });
  expect(JSON.parse(text).total).toBe(1);
});
