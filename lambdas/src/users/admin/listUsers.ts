import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/users.ts';
import { canSeePerson, isAdmin } from '@bloomkin/shared/rules/permissions.ts';
import type { Handler } from '#http/request.ts';
import { paginate } from '#table/paginate.ts';
import type { ListedPerson } from '../peopleIndex.ts';
import { toRecipient } from '../recipients/toRecipient.ts';
import { toEditableUser, toUser } from '../toUser.ts';
import { findUser } from '../userEntity.ts';
import { findListedPeople, listPeople } from './listPeople.ts';
import { matchesPrefix } from './matchesPrefix.ts';

export const listUsers: Handler<typeof routes.listUsers> = async ({ query }) => {
  const { roles, login } = query;
  const shown = (await listPeople())
    .filter(isListed)
    .filter((person) =>
      roles ? person.roles.some((role) => roles.includes(role)) : person.login !== undefined,
    )
    .filter((person) => !login || matchesPrefix(person, login));
  const page = paginate(shown, query);
  const people = await findListedPeople(page.data);
  return {
    ...page,
    data: people.map((person) => ('user' in person ? toUser(person.user) : toRecipient(person.recipient))),
  };
};

const isListed = ({ pending, deletedAt }: ListedPerson): boolean => !pending && !deletedAt;

export const getUser: Handler<typeof routes.getUser> = async ({ caller, params }) => {
  const user = canSeePerson(caller, params.id) ? await findUser(params.id) : undefined;
  if (!user || user.deletedAt) throw new AppError('NOT_FOUND');
  return { data: isAdmin(caller) ? toEditableUser(user) : toUser(user) };
};
