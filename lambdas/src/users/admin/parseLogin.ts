import { invalidField } from '@bloomkin/shared/errors.ts';
import type { UserItem } from '../userEntity.ts';

/** Neither e-mail nor phone, so that a login never identifies two users. */
const loginPattern = /^[a-z][a-z0-9._-]{2,59}$/;

/** Empty when it is the displayed e-mail or phone. */
export function parseLogin(
  given: string,
  person: Pick<UserItem, 'email' | 'phone' | 'unconfirmedEmail'>,
): string {
  const { email, phone, unconfirmedEmail } = person;
  if (given === '' || [email, phone, unconfirmedEmail].includes(given)) return '';
  if (loginPattern.test(given)) return given;
  throw invalidField('login', 'Start with a letter; then letters, digits, dots, dashes');
}
