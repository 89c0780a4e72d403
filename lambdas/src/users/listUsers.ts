import type * as routes from '@bloomkin/shared/routes/users.ts';
import type { Handler } from '../http/request.ts';
import { pageOf } from '../table/page.ts';
import { beginsWith } from './beginsWith.ts';
import { findListedPeople, listPeople } from './listPeople.ts';
import type { ListedPerson } from './peopleIndex.ts';
import { toRecipient } from './toRecipient.ts';
import { toUser } from './toUser.ts';

export const listUsers: Handler<typeof routes.listUsers> = async ({ query }) => {
  const { roles, login } = query;
  const shown = (await listPeople())
    .filter(isThere)
    .filter((person) =>
      roles ? person.roles.some((role) => roles.includes(role)) : person.login !== undefined,
    )
    .filter((person) => !login || beginsWith(person, login));
  const page = pageOf(shown, query);
  const people = await findListedPeople(page.data);
  return {
    ...page,
    data: people.map((person) => ('user' in person ? toUser(person.user) : toRecipient(person.recipient))),
  };
};

/** Who never answered a code is not in the system yet, and who is deleted is so no longer. */
const isThere = ({ pending, deletedAt }: ListedPerson): boolean => !pending && !deletedAt;
