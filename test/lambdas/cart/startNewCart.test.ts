import { describe, expect, it } from 'vitest';
import { securityFixture } from '#support/securityFixture.ts';

const test = securityFixture();

describe('startNewCart', () => {
  it('replaces a cart that the stream’s consumer changed since the read', async () => {
    const { openCart, saveReminderFacts, startNewCart } = await import(
      '@bloomkin/lambdas/model/carts/cartEntity.ts'
    );
    const { id } = await test.backend.createUser({ fio: 'Ruby Tran', roles: ['ROLE_BUYER'] });
    const now = new Date();
    const read = await openCart(id, undefined, now);
    await saveReminderFacts(read, { agreedAt: null, hasEmail: true, isLocked: false });
    const fresh = await startNewCart(id, read, now);
    expect(fresh).toMatchObject({ hasEmail: true, lines: [] });
    expect(fresh.hash).not.toBe(read.hash);
  });
});
