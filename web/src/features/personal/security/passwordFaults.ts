import type { FieldError } from '@bloomkin/shared/errors.ts';
import { messageOf } from '@bloomkin/shared/messages.ts';
import { passwordFault, passwordFaultWords } from '@bloomkin/shared/rules/password.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';

export const noPasswords = { current_password: '', password: '', password2: '' };
export type Passwords = typeof noPasswords;

/** Only the server knows the list of passwords that many use. */
const notAsked = () => false;

function newPasswordWords(password: string, user: User): string | undefined {
  if (password === '') return messageOf('AUTH.INPUT.PASSWORD_REQUIRED');
  const fault = passwordFault(password, user, notAsked);
  return fault && passwordFaultWords[fault];
}

/** What is wrong before anything is sent, in the order of the form. */
export function passwordFaults(typed: Passwords, user: User): FieldError[] {
  const { current_password, password, password2 } = typed;
  const words = newPasswordWords(password, user);
  return [
    ...(user.has_password && current_password === ''
      ? [{ path: 'current_password', message: 'Enter your present password' }]
      : []),
    ...(words ? [{ path: 'password', message: words }] : []),
    ...(!words && password !== password2
      ? [{ path: 'password2', message: messageOf('AUTH.PASSWORD.EQUAL') }]
      : []),
  ];
}
