import type { UserItem } from '@bloomkin/lambdas/model/users/userEntity.ts';
import { logInByPassword, registerBySms } from '@bloomkin/shared/routes/auth.ts';
import { checkout, updateCart } from '@bloomkin/shared/routes/cart.ts';
import { updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { updateProduct } from '@bloomkin/shared/routes/products.ts';
import { updateMe, updateProfile } from '@bloomkin/shared/routes/users.ts';
import { describe, expect, it } from 'vitest';
import { aCart, anOrderFor } from '#support/buyerItems.ts';
import { aProduct } from '#support/catalogueItems.ts';
import { personFields } from '#support/personFields.ts';
import { securityFixture } from '#support/securityFixture.ts';
import type { Person } from '#support/testBackend.ts';
import { newPhone } from './matrix/newPhone.ts';

const test = securityFixture();

async function rowOf({ user }: Person) {
  const { findUser } = await import('@bloomkin/lambdas/model/users/userEntity.ts');
  return findUser(user.id);
}

const buyer = () => test.backend.signInNewUser({ fio: 'Mallory Quick', roles: ['ROLE_BUYER'] });

describe('a caller who claims more than their rights', () => {
  it.each([updateMe, updateProfile])('gets no role, company or status by name: $path', async (route) => {
    const mallory = await buyer();
    const before = await rowOf(mallory);
    const body = {
      roles: ['ROLE_ADMIN'],
      role: 'ROLE_ADMIN',
      is_admin: true,
      company: { id: test.seed.petal.company.id },
      companyId: test.seed.petal.company.id,
      manager_status: 'hired',
      managerStatus: 'hired',
      has_password: true,
      active: true,
      id: test.seed.people.admin.user.id,
    };
    await test.backend.handlers.call(route, { token: mallory.token, body });
    expect(await rowOf(mallory)).toEqual({ ...before, version: expect.any(Number) });
  });

  it('leaves a company but joins none by its id', async () => {
    const mallory = await buyer();
    const body = { company_id: test.seed.petal.company.id };
    expect((await test.backend.handlers.call(updateMe, { token: mallory.token, body })).status).toBe(422);
    expect((await rowOf(mallory))?.companyId).toBeNull();
  });

  it.each([['ROLE_ADMIN'], ['ROLE_MANAGER'], ['ROLE_BUYER', 'ROLE_ADMIN'], []])(
    'registers nobody as %s %s',
    async (...roles) => {
      const body = { phoneNumbers: newPhone(), fio: 'Mallory', roles: roles.filter(Boolean) };
      expect((await test.backend.handlers.call(registerBySms, { body })).status).toBe(422);
    },
  );

  it('opens no account by a default password', async () => {
    const { backend } = test;
    const { createCognitoUser } = await import('@bloomkin/lambdas/platform/services/cognitoUsers.ts');
    const { createUserItem } = await import('@bloomkin/lambdas/model/users/createUserItem.ts');
    const fixed = ['000000', '0000', 'password', 'Password-1', 'bloomkin', 'admin', ' '];
    const own = (['login', 'phone', 'id'] as const).map((field) => (rosie: UserItem) => rosie[field]);
    // Another user for each: three wrong passwords lock an account for a while.
    for (const guess of [...fixed.map((password) => () => password), ...own]) {
      const person = personFields({ fio: 'Rosie Blake', roles: ['ROLE_BUYER'] });
      const rosie = createUserItem({ ...person, hasPassword: false });
      await Promise.all([backend.put({ users: [rosie] }), createCognitoUser(rosie.id)]);
      const body = { login: rosie.login, password: guess(rosie) };
      expect((await backend.handlers.call(logInByPassword, { body })).status).toBe(401);
    }
  });

  it('pays the shop’s prices, whatever prices the call has', async () => {
    const mallory = await buyer();
    const cart = aCart(mallory.user, test.seed.roses.thorn);
    await test.backend.put({ carts: [cart] });
    const claims = {
      total: 0.01,
      order_summ: 0.01,
      delivery_cost: -50,
      items: [{ product_id: cart.lines[0]?.productId, count: 1, product_price: 0.01 }],
      payment_status: 'paid',
      paymentStatus: 'paid',
      commissionPercent: 0,
      companyId: test.seed.petal.company.id,
    };
    const params = { id: cart.hash };
    await test.backend.handlers.call(updateCart, { token: mallory.token, params, body: claims });
    const { text } = await test.backend.handlers.call(checkout, {
      token: mallory.token,
      params,
      body: claims,
    });
    expect(JSON.parse(text).data).toMatchObject({
      order_summ: 89,
      delivery_cost: 12,
      total: 101,
      payment_status: 'not_paid',
      companyId: test.seed.thorn.company.id,
    });
  });

  it('neither pays nor cheapens an own order', async () => {
    const mallory = await buyer();
    const order = anOrderFor(mallory.user, test.seed.thorn, test.seed.roses.thorn);
    await test.backend.put({ orders: [order] });
    const params = { id: order.id };
    for (const more of [{ payment_status: 'paid' }, { items: [] }, { comment: 'free' }]) {
      const body = { status: 'canceled', ...more };
      const { status } = await test.backend.handlers.call(updateOrder, {
        token: mallory.token,
        params,
        body,
      });
      expect(status).toBe(403);
    }
  });

  it('changes neither a product’s company nor its rating', async () => {
    const { seed, backend } = test;
    const product = aProduct(seed.petal.company.id);
    await backend.put({ products: [product] });
    const body = {
      company_id: seed.thorn.company.id,
      companyId: seed.thorn.company.id,
      rating: 5,
      ratingSum: 500,
    };
    const { token } = seed.people.vendor;
    const { text } = await backend.handlers.call(updateProduct, { token, params: { id: product.id }, body });
    expect(JSON.parse(text).data).toMatchObject({
      company: seed.petal.company.id,
      rating: null,
      reviews_count: 0,
    });
  });
});
