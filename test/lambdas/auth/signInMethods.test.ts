import { signInMethods } from '@bloomkin/lambdas/model/auth/signIn/signInMethods.ts';
import { createUserItem } from '@bloomkin/lambdas/model/users/createUserItem.ts';
import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { describe, expect, it } from 'vitest';

const rosie = createUserItem({
  id: UserId.parse('rosie'),
  createdAt: '2026-05-01T00:00:00.000Z',
  phone: '+61491571491',
  email: 'rosie@flowers.test',
});

describe('the ways to sign in', () => {
  it('include SMS, e-mail code and password, as far as the user has them', () => {
    expect(signInMethods(rosie)).toEqual(['sms', 'email_code']);
    expect(signInMethods({ ...rosie, email: '', hasPassword: true })).toEqual(['sms', 'password']);
  });

  it('include the password alone for an admin, whatever roles come first', () => {
    const roles = ['ROLE_VENDOR', 'ROLE_ADMIN'] as const;
    expect(signInMethods({ ...rosie, roles })).toEqual(['password']);
  });

  it('include none for a disabled user', () => {
    expect(signInMethods({ ...rosie, active: false, hasPassword: true })).toEqual([]);
  });

  it('leave out an e-mail address that was only typed', () => {
    expect(signInMethods({ ...rosie, email: '', unconfirmedEmail: 'rosie@flowers.test' })).toEqual(['sms']);
  });
});
