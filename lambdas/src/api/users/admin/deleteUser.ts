import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/users.ts';
import { closeAccount } from '#model/ownData/closeAccount.ts';
import { recordUserAct } from '#model/users/admin/userActs.ts';
import { findUser } from '#model/users/userEntity.ts';
import type { Handler } from '#platform/http/request.ts';

export const deleteUser: Handler<typeof routes.deleteUser> = async ({ params, now }) => {
  const found = await findUser(params.id);
  if (!found) throw new AppError('NOT_FOUND');
  await closeAccount(found, now, recordUserAct('user.deleted'));
  return { message: 'The account is closed. Its orders stay.' };
};
