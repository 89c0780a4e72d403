import { invalidField } from '@bloomkin/shared/errors.ts';
import type { UserItem } from '../userEntity.ts';

/** No e-mail and no phone, so that one name never leads to two people. */
const loginPattern = /^[a-z][a-z0-9._-]{2,59}$/;

/** A login of one's own; none where the e-mail or phone, which are shown as the login then, is sent back. */
export function parseLogin(
  given: string,
  person: Pick<UserItem, 'email' | 'phone' | 'unconfirmedEmail'>,
): string {
  const { email, phone, unconfirmedEmail } = person;
  if (given === '' || [email, phone, unconfirmedEmail].includes(given)) return '';
  if (loginPattern.test(given)) return given;
  throw invalidField('login', 'Start with a letter; then letters, digits, dots, dashes');
}
