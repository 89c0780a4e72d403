import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/users.ts';
import { isStaff } from '@bloomkin/shared/rules/permissions.ts';
import { closeAccount } from '#model/ownData/closeAccount.ts';
import { listSecondAdmins, requireRightsOver } from '#model/users/admin/otherAdmins.ts';
import { recordUserAct } from '#model/users/admin/userActs.ts';
import type { UserHandler } from '#model/users/loadCaller.ts';
import { findUser } from '#model/users/userEntity.ts';

export const deleteUser: UserHandler<typeof routes.deleteUser> = async ({ params, caller, now }) => {
  const found = await findUser(params.id);
  if (!found) throw new AppError('NOT_FOUND');
  requireRightsOver(caller, found.roles);
  const isOtherAdmin = isStaff(found.roles) && found.id !== caller.id;
  if (isOtherAdmin && (await listSecondAdmins(caller.id)).length > 0) throw new AppError('USER.IS_ADMIN');
  await closeAccount(found, now, recordUserAct('user.deleted'));
  return { message: 'The account is closed. Its orders stay.' };
};
