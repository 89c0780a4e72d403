import type * as routes from '@bloomkin/shared/routes/users.ts';
import { beginContactChanges } from './beginContactChanges.ts';
import { leaveCompany } from './belonging.ts';
import { checkAvatar } from './checkAvatar.ts';
import type { UserHandler } from './loadCaller.ts';
import { newContacts } from './newContacts.ts';
import { changeUser } from './saveUser.ts';
import { toProfile } from './toProfile.ts';

/** `company: null` and `company_id: 0` both mean: leave the company. */
export const updateMe: UserHandler<typeof routes.updateMe> = async (request) => {
  const { caller, body, now } = request;
  checkAvatar(body.avatar, caller.user);
  const leaves = body.company === null || body.company_id !== undefined;
  const waiting = await beginContactChanges(caller.user, newContacts(body, caller.user), request);
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
