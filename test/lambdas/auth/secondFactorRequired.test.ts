import { beginSecondFactor } from '@bloomkin/shared/routes/auth.ts';
import { openPayoutDashboard } from '@bloomkin/shared/routes/payments.ts';
import { getMe, listUsers } from '@bloomkin/shared/routes/users.ts';
import { describe, expect, it, vi } from 'vitest';
import { authFixture } from '#support/authFixture.ts';
import { TestBackend } from '#support/testBackend.ts';
import { setUp, signIn } from './secondFactorSteps.ts';

describe('a second step that a stage requires', () => {
  const fixture = authFixture({ functionVariables: { SECOND_FACTOR: 'required' } });

  it('opens nothing but its set-up to an admin without it', async () => {
    const { login, password } = await fixture.newAdmin();
    const signedIn = await signIn(fixture, login, password);
    expect(signedIn.user.second_factor).toBe('missing');
    const list = () => signedIn.api.send(listUsers, { query: {} });
    expect((await list()).failure.code).toBe('AUTH.SECOND_FACTOR.MISSING');
    await setUp(signedIn, password);
    expect((await list()).status).toBe(200);
  });

  it('leaves buyers as they are', async () => {
    const { api } = await fixture.newBuyer('Rosie');
    expect((await api.call(getMe, {})).data.second_factor).toBe('off');
    const begun = await api.send(beginSecondFactor, { body: { password: 'Snow-Gum-2026' } });
    expect(begun.failure.code).toBe('AUTH.SECOND_FACTOR.NEEDS_PASSWORD');
  });

  it('keeps bank details from an owner until it is set up, and ten minutes after a sign-in', async () => {
    const password = 'Snow-Gum-2026';
    const owner = { login: 'rose', email: 'rose@flowers.test', roles: ['ROLE_VENDOR' as const] };
    await fixture.putPerson({ ...owner, hasPassword: true }, password);
    const signedIn = await signIn(fixture, 'rose', password);
    expect(signedIn.user.second_factor).toBe('off');
    const open = () => signedIn.api.send(openPayoutDashboard, {});
    expect((await open()).failure.code).toBe('AUTH.SECOND_FACTOR.MISSING');
    await setUp(signedIn, password);
    expect((await open()).failure.code).toBe('NOT_FOUND');
    const { handlers } = await TestBackend.open(fixture.cloud);
    const openAfter = (seconds: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
      return handlers
        .call(openPayoutDashboard, { token: signedIn.api.token })
        .finally(() => vi.useRealTimers());
    };
    // Ten minutes after a sign-in with both factors it takes another; before, the shop alone is missing.
    expect((await openAfter(9 * 60)).code).toBe('NOT_FOUND');
    expect((await openAfter(11 * 60)).code).toBe('AUTH.SIGN_IN_AGAIN');
  });
});
