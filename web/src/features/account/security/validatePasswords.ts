import { getMessage } from '@bloomkin/shared/messages.ts';
import { passwordFault, passwordFaultMessages } from '@bloomkin/shared/rules/password.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';

export interface Passwords {
  current_password: string;
  password: string;
  password2: string;
}

/** Checked on the server only. */
const isCommon = () => false;

function validateNewPassword(password: string, user: User): string | undefined {
  if (password === '') return getMessage('AUTH.INPUT.PASSWORD_REQUIRED');
  const fault = passwordFault(password, user, isCommon);
  return fault && passwordFaultMessages[fault];
}

export function validatePasswords(values: Passwords, user: User): Partial<Passwords> {
  const { current_password, password, password2 } = values;
  const passwordError = validateNewPassword(password, user);
  return {
    ...(user.has_password && current_password === ''
      ? { current_password: 'Enter your current password' }
      : {}),
    ...(passwordError ? { password: passwordError } : {}),
    ...(!passwordError && password !== password2 ? { password2: getMessage('AUTH.PASSWORD.EQUAL') } : {}),
  };
}
