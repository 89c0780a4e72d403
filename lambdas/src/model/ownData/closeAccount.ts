import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { listInvitationsTo, removeInvitation } from '#model/companies/managerInvitationEntity.ts';
import { leaveCompany } from '#model/users/companyMembership.ts';
import { deleteRecipientItem, listRecipientItems } from '#model/users/recipientEntity.ts';
import { type ChangeOptions, changeUser } from '#model/users/saveUser.ts';
import { revokeSignIns, type UserItem, userEntity } from '#model/users/userEntity.ts';
import { putOutgoing } from '#platform/outbox/outboxEntity.ts';
import { removeItems } from '#platform/table/batchWrite.ts';
import { queryKeys } from '#platform/table/read.ts';

/** Idempotent: a retry deletes remaining items. What other rows have of the person goes within the hour (`events/retention`). */
export async function closeAccount(
  user: UserItem,
  now: Date,
  record?: ChangeOptions['record'],
): Promise<void> {
  if (!user.deletedAt) {
    const contacts = [user.phone, user.email.toLowerCase()].filter(Boolean);
    const invitations = await listInvitationsTo(contacts, now);
    await changeUser(user.id, (read) => anonymize(read, now), now, {
      others: [
        ...invitations.flatMap(removeInvitation),
        putOutgoing({ kind: 'withdrawal', line: `deleted/${user.id}` }, now),
      ],
      ...(record && { record }),
    });
  }
  await removeItemsOf(user.id);
}

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

async function removeItemsOf(id: UserId): Promise<void> {
  // Individually, because the lists count them.
  for (const recipient of await listRecipientItems(id)) await deleteRecipientItem(recipient, []);
  const account = userEntity.key({ id });
  const keys = await queryKeys(account.pk);
  await removeItems(keys.filter(({ sk }) => sk !== account.sk));
}
