import type { Profile } from '@bloomkin/shared/schemas/user.ts';
import type { ContactChange } from '../contacts/contactChangeEntity.ts';
import { toUser } from '../toUser.ts';
import type { UserItem } from '../userEntity.ts';

export function toProfile(user: UserItem, waiting: readonly ContactChange[]): Profile {
  return { ...toUser(user), unconfirmed: toUnconfirmed(waiting) };
}

export function toUnconfirmed(waiting: readonly ContactChange[]): Profile['unconfirmed'] {
  const waitingFor = (channel: ContactChange['channel']) =>
    waiting.find((change) => change.channel === channel)?.value;
  return { email: waitingFor('email'), phone: waitingFor('sms') };
}
