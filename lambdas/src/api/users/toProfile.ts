import type { Profile } from '@bloomkin/shared/schemas/user.ts';
import type { ContactChange } from '#model/users/contacts/contactChangeEntity.ts';
import { toUser } from '#model/users/toUser.ts';
import type { UserItem } from '#model/users/userEntity.ts';

export function toProfile(user: UserItem, waiting: readonly ContactChange[]): Profile {
  return { ...toUser(user), unconfirmed: toUnconfirmed(waiting) };
}

export function toUnconfirmed(waiting: readonly ContactChange[]): Profile['unconfirmed'] {
  const waitingFor = (channel: ContactChange['channel']) =>
    waiting.find((change) => change.channel === channel)?.value;
  return { email: waitingFor('email'), phone: waitingFor('sms') };
}
