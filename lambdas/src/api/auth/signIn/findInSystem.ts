import type { QueryOf } from '@bloomkin/shared/route.ts';
import type * as routes from '@bloomkin/shared/routes/auth.ts';
import { toAustralianPhone } from '#model/auth/signIn/identity.ts';
import { signInMethods } from '#model/auth/signIn/signInMethods.ts';
import { findUserByEmail, findUserByLogin, findUserByPhone, type UserItem } from '#model/users/userEntity.ts';
import { perAddress, takeForAddress } from '#platform/http/limits.ts';
import type { Handler } from '#platform/http/request.ts';

/** Users who never answered a code may register again. */
export const findInSystem: Handler<typeof routes.findInSystem> = async ({ query, viewerAddress, now }) => {
  await takeForAddress(perAddress.lookups, viewerAddress, now);
  const user = await find(query);
  const methods = user && !user.pending ? signInMethods(user) : [];
  return { data: { exists: methods.length > 0, methods } };
};

function find(query: QueryOf<typeof routes.findInSystem>): Promise<UserItem | undefined> {
  const { value = '', type, phone = value, country_code } = query;
  if (query.email || (type === 'email' && !query.phone)) return findUserByEmail(query.email ?? value);
  if (type === 'login' && !query.phone) return findUserByLogin(value);
  return findUserByPhone(toAustralianPhone({ phone, country_code }));
}
