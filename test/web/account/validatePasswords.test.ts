import { validatePasswords } from '@bloomkin/web/features/account/security/validatePasswords.ts';
import { describe, expect, it } from 'vitest';
import { ruby } from './accountFixture.tsx';

const typePasswords = (password: string, password2 = password, current_password = 'old one') => ({
  current_password,
  password,
  password2,
});
const listInvalid = async (values: ReturnType<typeof typePasswords>, hasPassword = true) =>
  Object.keys(validatePasswords(values, await ruby({ has_password: hasPassword })));

describe('validatePasswords', () => {
  it('accepts two equal valid passwords', async () => {
    expect(await listInvalid(typePasswords('wattle and gum'))).toEqual([]);
  });

  it('requires the current password only where the account has one', async () => {
    expect(await listInvalid(typePasswords('wattle and gum', 'wattle and gum', ''))).toEqual([
      'current_password',
    ]);
    expect(await listInvalid(typePasswords('wattle and gum', 'wattle and gum', ''), false)).toEqual([]);
  });

  it('rejects a short, personal or differently repeated password', async () => {
    expect(await listInvalid(typePasswords('short'))).toEqual(['password']);
    expect(await listInvalid(typePasswords('ruby tran'))).toEqual(['password']);
    expect(await listInvalid(typePasswords('wattle and gum', 'wattle and gun'))).toEqual(['password2']);
  });
});
