import { AppError, invalidField } from '@bloomkin/shared/errors.ts';
import { passwordFault, passwordFaultWords } from '@bloomkin/shared/rules/password.ts';
import type { UserItem } from '../users/userEntity.ts';
import { isCommonPassword } from './isCommonPassword.ts';

interface Given {
  password: string;
  password2: string;
}

/** Both must be the same. */
export function checkEqual({ password, password2 }: Given): void {
  if (password === password2) return;
  const { message } = new AppError('AUTH.PASSWORD.EQUAL');
  throw new AppError('AUTH.PASSWORD.EQUAL', { errors: [{ path: 'password2', message }] });
}

/** Throws unless this person may take this password. */
export function checkNewPassword(password: string, user: UserItem): void {
  const fault = passwordFault(password, user, isCommonPassword);
  if (fault) throw invalidField('password', passwordFaultWords[fault]);
}
