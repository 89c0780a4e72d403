import { invalidField } from '@bloomkin/shared/errors.ts';
import type { UserItem } from '#model/users/userEntity.ts';

/** Neither e-mail nor phone, so that a login never identifies two users. */
const loginPattern = /^[a-z][a-z0-9._-]{2,59}$/;

/** Empty when it is the displayed e-mail or phone. */
export function parseLogin(
  input: string,
  person: Pick<UserItem, 'email' | 'phone' | 'unconfirmedEmail'>,
): string {
  const { email, phone, unconfirmedEmail } = person;
  if (input === '' || [email, phone, unconfirmedEmail].includes(input)) return '';
  if (loginPattern.test(input)) return input;
  throw invalidField('login', 'Start with a letter; then letters, digits, dots, dashes');
}
