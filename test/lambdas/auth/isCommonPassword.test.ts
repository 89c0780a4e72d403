import { isCommonPassword } from '@bloomkin/lambdas/api/auth/passwords/checkNewPassword.ts';
import { expect, it } from 'vitest';

it.each([
  'password',
  '12345678',
  'qwertyuiop',
  '1q2w3e4r',
  'iloveyou',
  'sunflower',
  '00000000',
  'australia1',
])('%s is a common password', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it('unusual passwords are not common ones', () => {
  const own = Array.from({ length: 2000 }, (_, index) => `quiet-wattle-${index}`);
  expect(own.filter(isCommonPassword)).toEqual([]);
});
