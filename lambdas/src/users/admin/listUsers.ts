import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/users.ts';
import { canSeePerson, isAdmin } from '@bloomkin/shared/rules/permissions.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import type { Handler } from '#http/request.ts';
import { getItems } from '#table/read.ts';
import { slicePeople, slicePeopleByWord } from '../list/slicePeople.ts';
import { recipientEntity } from '../recipients/recipientEntity.ts';
import { toRecipient } from '../recipients/toRecipient.ts';
import { toEditableUser, toUser } from '../toUser.ts';
import { findUser, userEntity } from '../userEntity.ts';

export const listUsers: Handler<typeof routes.listUsers> = async ({ query }) => {
  const { page, per_page, roles, login } = query;
  const wanted = { offset: (page - 1) * per_page, limit: per_page };
  const { keys, total } = await (login
    ? slicePeopleByWord(login, roles, wanted)
    : slicePeople(roles, wanted));
  return { page, per_page, total, data: (await getItems(keys)).map(toPerson) };
};

const toPerson = (item: Record<string, unknown>): User =>
  userEntity.is(item) ? toUser(userEntity.parse(item)) : toRecipient(recipientEntity.parse(item));

export const getUser: Handler<typeof routes.getUser> = async ({ caller, params }) => {
  const user = canSeePerson(caller, params.id) ? await findUser(params.id) : undefined;
  if (!user || user.deletedAt) throw new AppError('NOT_FOUND');
  return { data: isAdmin(caller) ? toEditableUser(user) : toUser(user) };
};
