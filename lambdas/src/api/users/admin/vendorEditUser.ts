import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/users.ts';
import { canEditPersonInPart, canSeePerson } from '@bloomkin/shared/rules/permissions.ts';
import { beginContactChanges } from '#api/users/contacts/beginContactChanges.ts';
import { listNewContacts } from '#api/users/contacts/newContacts.ts';
import { toUnconfirmed } from '#api/users/toProfile.ts';
import { checkAvatar } from '#model/users/account/avatar.ts';
import { recordUserAct } from '#model/users/admin/userActs.ts';
import { changeUser } from '#model/users/saveUser.ts';
import { toManager } from '#model/users/toManager.ts';
import { findUser, type UserItem } from '#model/users/userEntity.ts';
import type { Handler } from '#platform/http/request.ts';

/** New contacts need the manager's own code: otherwise a florist could take over the account. */
export const vendorEditUser: Handler<typeof routes.vendorEditUser> = async (request) => {
  const { caller, params, body, now } = request;
  const found = await findUser(params.id);
  if (!found || found.deletedAt || !canEditPersonInPart(caller, toManagedPerson(found)))
    throw new AppError('NOT_FOUND');
  checkAvatar(body.avatar, found);
  const contacts = listNewContacts(body, found);
  const waiting = await beginContactChanges(found, contacts, request);
  const edited = await changeUser(
    found.id,
    (read) => ({
      ...read,
      fio: body.fio ?? read.fio,
      avatar: body.avatar === null ? null : read.avatar,
    }),
    now,
    { record: recordUserAct('user.edited') },
  );
  // The owner does not see contacts that the manager has yet to confirm.
  const visibleChanges = canSeePerson(caller, found.id)
    ? waiting
    : waiting.filter(({ channel }) => contacts.some((contact) => contact.channel === channel));
  return { data: { ...toManager(edited), unconfirmed: toUnconfirmed(visibleChanges) } };
};

const toManagedPerson = ({ id, companyId, managerStatus }: UserItem) => ({
  id,
  companyId: managerStatus === 'hired' ? companyId : null,
});
