import { AppError, invalidField } from '@bloomkin/shared/errors.ts';
import { passwordFault, passwordFaultMessages } from '@bloomkin/shared/rules/password.ts';
import type { UserItem } from '#model/users/userEntity.ts';
import commonPasswords from './commonPasswords.json' with { type: 'json' };

interface PasswordPair {
  password: string;
  password2: string;
}

export function checkPasswordsMatch({ password, password2 }: PasswordPair): void {
  if (password === password2) return;
  const { message } = new AppError('AUTH.PASSWORD.EQUAL');
  throw new AppError('AUTH.PASSWORD.EQUAL', { errors: [{ path: 'password2', message }] });
}

export function checkNewPassword(password: string, user: UserItem): void {
  const fault = passwordFault(password, user, isCommonPassword);
  if (fault) throw invalidField('password', passwordFaultMessages[fault]);
}

let known: ReadonlySet<string> | undefined;

export function isCommonPassword(password: string): boolean {
  known ??= new Set(commonPasswords);
  return known.has(password);
}
