import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/users.ts';
import { canSeePerson } from '@bloomkin/shared/rules/permissions.ts';
import type { Handler } from '../http/request.ts';
import { toUser } from './toUser.ts';
import { findUser } from './userEntity.ts';

export const getUser: Handler<typeof routes.getUser> = async ({ caller, params }) => {
  const user = canSeePerson(caller, params.id) ? await findUser(params.id) : undefined;
  if (!user || user.deletedAt) throw new AppError('NOT_FOUND');
  return { data: toUser(user) };
};
