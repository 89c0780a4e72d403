import { expect, it } from 'vitest';
import { securityFixture } from '#support/securityFixture.ts';

const test = securityFixture();

it('a cart is replaced although it was changed since it was read', async () => {
  const { openCart, saveReminderFacts, startNewCart } = await import('@bloomkin/lambdas/cart/cartEntity.ts');
  const { id } = await test.backend.createUser({ fio: 'Ruby Tran', roles: ['ROLE_BUYER'] });
  const now = new Date();
  const read = await openCart(id, undefined, now);
  await saveReminderFacts(read, { agreedAt: null, hasEmail: true, isLocked: false });
  const fresh = await startNewCart(id, read, now);
  expect(fresh).toMatchObject({ hasEmail: true, lines: [] });
  expect(fresh.hash).not.toBe(read.hash);
});
