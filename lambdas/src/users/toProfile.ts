import type { Profile } from '@bloomkin/shared/schemas/user.ts';
import type { ContactChange } from './contactChangeTable.ts';
import { toUser } from './toUser.ts';
import type { UserItem } from './userTable.ts';

/** A person to themselves: with what waits for its code. */
export function toProfile(user: UserItem, waiting: readonly ContactChange[]): Profile {
  const waitingFor = (channel: ContactChange['channel']) =>
    waiting.find((change) => change.channel === channel)?.value;
  return { ...toUser(user), unconfirmed: { email: waitingFor('email'), phone: waitingFor('sms') } };
}
