import type * as routes from '@bloomkin/shared/routes/users.ts';
import { beginContactChanges } from '#api/users/contacts/beginContactChanges.ts';
import { listNewContacts } from '#api/users/contacts/newContacts.ts';
import { toProfile } from '#api/users/toProfile.ts';
import { checkAvatar } from '#model/users/account/avatar.ts';
import { leaveCompany } from '#model/users/companyMembership.ts';
import type { UserHandler } from '#model/users/loadCaller.ts';
import { changeUser } from '#model/users/saveUser.ts';
import { toUser } from '#model/users/toUser.ts';

export const getMe: UserHandler<typeof routes.getMe> = async ({ caller }) => ({ data: toUser(caller.user) });

/** `company: null` and `company_id: 0` both leave the company. */
export const updateMe: UserHandler<typeof routes.updateMe> = async (request) => {
  const { caller, body, now } = request;
  checkAvatar(body.avatar, caller.user);
  const leaves = body.company === null || body.company_id !== undefined;
  const waiting = await beginContactChanges(caller.user, listNewContacts(body, caller.user), request);
  const changed = await changeUser(
    caller.id,
    (read) => ({
      ...(leaves ? leaveCompany(read) : read),
      fio: body.fio ?? read.fio,
      avatar: body.avatar === null ? null : read.avatar,
    }),
    now,
  );
  return { data: toProfile(changed, waiting) };
};
