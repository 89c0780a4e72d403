import { invalidField } from '@bloomkin/shared/errors.ts';
import type { QueryOf } from '@bloomkin/shared/route.ts';
import type * as routes from '@bloomkin/shared/routes/auth.ts';
import { parsePhone, phoneFault, phoneFaultMessages } from '@bloomkin/shared/rules/phone.ts';
import { perAddress, takeForAddress } from '#http/limits.ts';
import type { Handler } from '#http/request.ts';
import { findUserByEmail, findUserByLogin, findUserByPhone, type UserItem } from '#users/userEntity.ts';
import { signInMethods } from './signInMethods.ts';

/** Users who never answered a code may register again. */
export const findInSystem: Handler<typeof routes.findInSystem> = async ({ query, viewerAddress, now }) => {
  await takeForAddress(perAddress.lookups, viewerAddress, now);
  const user = await find(query);
  const methods = user && !user.pending ? signInMethods(user) : [];
  return { data: { exists: methods.length > 0, methods } };
};

function find(query: QueryOf<typeof routes.findInSystem>): Promise<UserItem | undefined> {
  const { value = '', type } = query;
  if (query.email || (type === 'email' && !query.phone)) return findUserByEmail(query.email ?? value);
  if (type === 'login' && !query.phone) return findUserByLogin(value);
  const input = query.phone ?? value;
  const phone = parsePhone(input);
  if (!phone) throw invalidField('phone', phoneFaultMessages[phoneFault(input) ?? 'invalid']);
  return findUserByPhone(phone);
}
