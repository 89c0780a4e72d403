import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/users.ts';
import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { recordUserAct } from '#model/users/admin/userActs.ts';
import { leaveCompany } from '#model/users/companyMembership.ts';
import { deleteRecipientItem, listRecipientItems } from '#model/users/recipientEntity.ts';
import { changeUser } from '#model/users/saveUser.ts';
import { findUser, revokeSignIns, type UserItem, userEntity } from '#model/users/userEntity.ts';
import type { Handler } from '#platform/http/request.ts';
import { removeItems } from '#platform/table/batchWrite.ts';
import { queryKeys } from '#platform/table/read.ts';

/** Idempotent: a retry deletes remaining items. */
export const deleteUser: Handler<typeof routes.deleteUser> = async ({ params, now }) => {
  const found = await findUser(params.id);
  if (!found) throw new AppError('NOT_FOUND');
  if (!found.deletedAt)
    await changeUser(params.id, (read) => anonymize(read, now), now, {
      record: recordUserAct('user.deleted'),
    });
  await deleteUserItems(params.id);
  return { message: 'The account is closed. Its orders stay.' };
};

const anonymize = (read: UserItem, now: Date): UserItem => ({
  ...leaveCompany(read),
  login: '',
  fio: 'Deleted account',
  phone: '',
  email: '',
  unconfirmedEmail: '',
  unconfirmedPhone: '',
  unconfirmedLogin: '',
  avatar: null,
  location: null,
  hasPassword: false,
  pending: false,
  active: false,
  deletedAt: now.toISOString(),
  ...revokeSignIns(now),
});

async function deleteUserItems(id: UserId): Promise<void> {
  // Individually, because the lists count them.
  for (const recipient of await listRecipientItems(id)) await deleteRecipientItem(recipient, []);
  const account = userEntity.key({ id });
  const keys = await queryKeys(account.pk);
  await removeItems(keys.filter(({ sk }) => sk !== account.sk));
}
